/** Downloads the content as a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // by then the download holds its own reference to the blob
  setTimeout(() => URL.revokeObjectURL(url));
}

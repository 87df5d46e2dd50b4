/** Writes a text to the clipboard; rejects where the browser does not allow it. */
export async function writeToClipboard(text: string): Promise<void> {
  // missing on pages without https
  await navigator.clipboard.writeText(text);
}

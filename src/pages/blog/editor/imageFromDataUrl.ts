/** The file in a `data:` URL of pasted text; undefined unless it is a PNG or a JPEG. */
export function imageFromDataUrl(address: string): File | undefined {
  const [, type, encoded] = /^data:(image\/(?:png|jpeg));base64,([a-z0-9+/=\s]+)$/i.exec(address) ?? [];
  if (type === undefined || encoded === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
    return new File([bytes], type === 'image/png' ? 'gorsel.png' : 'gorsel.jpg', { type });
  } catch {
    return undefined;
  }
}

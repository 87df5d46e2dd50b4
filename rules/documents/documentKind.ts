/**
 * How a stored document opens (product, 2): a PDF in a new tab, an image in a popup, any other file
 * as a download.
 */
export function documentKind(file: string): 'pdf' | 'image' | 'other' {
  if (/\.pdf$/i.test(file)) return 'pdf';
  return /\.(jpe?g|png)$/i.test(file) ? 'image' : 'other';
}

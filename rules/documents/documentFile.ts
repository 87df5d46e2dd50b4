/**
 * The files that an application and a profile take (product, 5); the server looks
 * into them once more.
 */
export const documentTypes = '.pdf,.jpg,.jpeg,.png';
/** The most that a document may hold, in bytes. */
export const documentLimit = 10 * 1024 * 1024;

export type DocumentProblem = 'wrongType' | 'tooLarge' | 'emptyFile';

/** Why a chosen file cannot be sent, as far as its name and size tell. */
export function documentProblem(file: Pick<File, 'name' | 'size'>): DocumentProblem | undefined {
  if (!/\.(pdf|jpe?g|png)$/i.test(file.name)) return 'wrongType';
  if (file.size === 0) return 'emptyFile';
  return file.size > documentLimit ? 'tooLarge' : undefined;
}

/**
 * How a stored document is looked at (product, 2): a PDF in a new tab, an image in a
 * popup, anything else as a download.
 */
export function documentKind(file: string): 'pdf' | 'image' | 'other' {
  if (/\.pdf$/i.test(file)) return 'pdf';
  return /\.(jpe?g|png)$/i.test(file) ? 'image' : 'other';
}

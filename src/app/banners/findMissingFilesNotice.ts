/**
 * Finds `MissingFilesNotice` in the page's HTML. Its button loads the page again, see
 * `beforeScripts.ts`.
 */
export const findMissingFilesNotice = () => document.getElementById('missing-files');

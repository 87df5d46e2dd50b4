/**
 * Finds `MissingFilesNotice` in a prerendered page. Its button loads the page again, see
 * `beforeScripts.ts`.
 */
export const findMissingFilesNotice = () => document.getElementById('missing-files');

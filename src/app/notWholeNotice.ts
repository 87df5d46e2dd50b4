/**
 * The hidden notice at the end of a prerendered page, that its files have not loaded. Its button
 * loads the page again, see `beforeScripts.ts`.
 */
export const notWholeNotice = () => document.getElementById('not-whole');

/**
 * A tab for a PDF. `prepare` opens it during the click, as browsers block a tab that a script opens
 * later; `show` loads the document into it.
 */
export function createDocumentTab() {
  let tab: Window | null = null;
  return {
    prepare() {
      tab = window.open('', '_blank');
    },
    show(content: Blob) {
      const url = URL.createObjectURL(content);
      // the browser blocked the tab, or the user has closed it
      if (!tab || tab.closed) window.open(url, '_blank');
      else tab.location.replace(url);
      tab = null;
      // by then the tab has loaded the document
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
    close() {
      tab?.close();
      tab = null;
    },
  };
}

/**
 * The tab of one PDF. It is opened with the click, for a tab that is opened later counts as
 * unwanted; the document follows when it is there.
 */
export function createDocumentTab() {
  let tab: Window | null = null;
  return {
    prepare() {
      tab = window.open('', '_blank');
    },
    show(content: Blob) {
      const url = URL.createObjectURL(content);
      // a tab that the browser did not allow, or that the person has closed meanwhile
      if (!tab || tab.closed) window.open(url, '_blank');
      else tab.location.replace(url);
      tab = null;
      // the tab has read it by then; the memory is given back
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
    close() {
      tab?.close();
      tab = null;
    },
  };
}

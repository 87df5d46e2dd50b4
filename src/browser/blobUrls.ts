import { useEffect, useMemo } from 'react';

/** An object URL for the file while the component is mounted; undefined without a file. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return url;
}

/** Whether the browser shows a PDF inside of a page; those of most phones do not. */
export const showsPdf = (): boolean => navigator.pdfViewerEnabled;

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

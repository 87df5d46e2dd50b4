import { useEffect, useState } from 'react';

/**
 * How long a URL is kept for a download or another tab. Safari fetches the content some time after
 * the click.
 */
const revokeDelayMs = 60_000;
const revokeLater = (url: string) => setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);

/** An object URL for the file while the component is mounted; undefined without a file. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ file: Blob; url: string }>();
  // made and revoked by one effect, which runs twice in strict mode
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setMade({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return made?.file === file ? made?.url : undefined;
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
  revokeLater(url);
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
      revokeLater(url);
    },
    close() {
      tab?.close();
      tab = null;
    },
  };
}

/**
 * Loads the file of a page or of dialogs, named `…Page`, `…Pages`, `…Dialog` or `…Dialogs`. It can
 * be tried again: Chromium before 156 repeats a failed import from memory, so the second try has
 * another address. Such a file must hold nothing that other files import, which would then exist
 * twice.
 * @throws Error when the file, or another one that it needs, does not load.
 */
export async function loadFile<File>(load: () => Promise<File>): Promise<File> {
  try {
    return await load();
  } catch (error) {
    const words = String(error).split(/\s+/);
    const address = words.find((word) => /(?:Page|Dialog)s?-/.test(word) && word.endsWith('.js'));
    if (!address) throw error;
    const file: File = await import(/* @vite-ignore */ `${address}?${Date.now()}`);
    return file;
  }
}

/**
 * Loads the page again once the server answers: a file of an earlier release is gone, and Chromium
 * before 156 remembers which files have failed. The browser asks first where typed text would be
 * lost.
 * @throws Error when the server cannot be reached or fails; the page then stays.
 */
export async function reload(): Promise<void> {
  const { status } = await fetch('', { method: 'HEAD' });
  if (status >= 500) throw new Error(`HEAD answers ${status}`);
  location.reload();
}

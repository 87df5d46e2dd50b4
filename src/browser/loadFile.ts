let attempt = 0;

/**
 * Loads a file of the build, also one that has failed before: Chromium before 156 answers a
 * repeated import from memory. Under another address it asks the server again.
 * @throws Error when the file does not load.
 */
export async function loadFile<File>(load: () => Promise<File>): Promise<File> {
  try {
    return await load();
  } catch (error) {
    const address = /\S+\.js/.exec(String(error))?.[0];
    if (!address) throw error;
    try {
      const file: File = await import(/* @vite-ignore */ `${address}?${attempt}`);
      return file;
    } catch (failure) {
      attempt += 1;
      throw failure;
    }
  }
}

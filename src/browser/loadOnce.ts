/**
 * Loads a file with its first use, and then returns it at once: `import` would take long enough to
 * draw a loading sign. A file that has failed is loaded again.
 */
export function loadOnce<File>(load: () => Promise<File>): () => File | Promise<File> {
  let file: File | undefined;
  return () =>
    file ??
    load().then((loaded) => {
      file = loaded;
      return loaded;
    });
}

/** Loads a file ahead of its first use, which reports a failure. */
export function loadAhead(load: () => unknown): void {
  Promise.resolve(load()).catch(() => undefined);
}

/** A small file that serialises to its name, which distinguishes the events of a walk. */
export function namedFile(name: string): File {
  return Object.assign(new File(['content'], name), { toJSON: () => name });
}

/** A small file that serialises to its name, which distinguishes the events of a walk. */
export function named(name: string): File {
  return Object.assign(new File(['content'], name), { toJSON: () => name });
}

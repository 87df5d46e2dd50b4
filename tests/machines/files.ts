/**
 * A small file. It is told from others by its name, also where the graph of a machine writes events
 * as JSON.
 */
export function named(name: string): File {
  return Object.assign(new File(['content'], name), { toJSON: () => name });
}

/**
 * Paths such as `place.il`, of the values that `read` takes from a context. A list is named as a
 * whole, and so is an object whose fields are taken together, as by a spread.
 */
export function contextReads(context: object, read: (context: object) => unknown): string[] {
  const paths = new Set<string>();
  const watched = (value: object, path: string): object =>
    new Proxy(value, {
      ownKeys(target) {
        if (path !== '') paths.add(path);
        return Reflect.ownKeys(target);
      },
      get(target, key, receiver) {
        const inner: unknown = Reflect.get(target, key, receiver);
        if (typeof key !== 'string' || !Object.hasOwn(target, key)) return inner;
        const at = path === '' ? key : `${path}.${key}`;
        if (isPlain(inner)) return watched(inner, at);
        if (!paths.has(path)) paths.add(at);
        return inner;
      },
    });
  try {
    read(watched(context, ''));
  } catch {
    // what was read before a guard fails is its reason
  }
  return [...paths];
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

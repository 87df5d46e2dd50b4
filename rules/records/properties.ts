/** A property of a value of unknown shape. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The properties with these names; undefined unless all of them are texts. */
export function textsOf<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = property(value, name);
    if (typeof text !== 'string') return undefined;
    texts[name] = text;
  }
  return isWhole(texts, names) ? texts : undefined;
}

function isWhole<Name extends string>(
  texts: Partial<Record<Name, string>>,
  names: readonly Name[],
): texts is Record<Name, string> {
  return names.every((name) => texts[name] !== undefined);
}

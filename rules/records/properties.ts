/** A property of a value of unknown shape. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The properties with these names; undefined unless all of them are texts. */
export function textsOf<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const texts: Partial<Record<Name, unknown>> = {};
  for (const name of names) texts[name] = property(value, name);
  return areTexts(texts, names) ? texts : undefined;
}

function areTexts<Name extends string>(
  values: Partial<Record<Name, unknown>>,
  names: readonly Name[],
): values is Record<Name, string> {
  return names.every((name) => typeof values[name] === 'string');
}

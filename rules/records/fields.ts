import type { FileFault } from '../documents/uploadLimits.ts';

/** Why a field cannot be sent as it is. */
export type Fault = 'missing' | 'notALink' | 'notPositive' | 'tooLarge' | 'uploading' | FileFault;
export type Faults<Fields> = Partial<Record<keyof Fields, Fault>>;

/** `mine`, but with the value of `theirs` in each named field that is the same in `mine` and `base`. */
export function rebaseFields<Fields extends object>(
  names: readonly (keyof Fields)[],
  mine: Fields,
  theirs: Fields,
  base: Fields,
): Fields {
  const rebased = { ...mine };
  for (const name of names) {
    if (mine[name] === base[name]) rebased[name] = theirs[name];
  }
  return rebased;
}

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

/** Merges my changes since `base` into `theirs`: `mine` wins in each named field that differs from `base`. */
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

/**
 * Merges my changes since `base` into `theirs`: of the named fields, those that are the same in
 * `mine` and `base` take the value of `theirs`.
 */
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

/**
 * Whether a state tells people that something did not work: `loadFailed`, `missing`,
 * `editing.incomplete`, … A screen reader must announce it.
 */
export const isRefusing = (state: string) =>
  /(failed|missing|refused|invalid|faulty|incomplete|weak|mismatched|blank|unauthorised|conflict|ended|deadLink)$/i.test(
    state,
  );

/** Whether a record can have this id. It comes from an address, where anything may stand; what cannot be is missing, without a call. */
export function isPossibleId(id: number | undefined): boolean {
  return id !== undefined && Number.isSafeInteger(id) && id > 0;
}

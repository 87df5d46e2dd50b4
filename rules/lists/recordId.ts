/**
 * Whether a record can have this id. It comes from an address, where anything may stand; what
 * cannot be is missing, without a call.
 */
export function isPossibleId(id: number | undefined): boolean {
  return id !== undefined && Number.isSafeInteger(id) && id > 0;
}

/**
 * The id in an address, by its digits alone: `0x40` and `6e1` name no record. NaN where none
 * stands.
 */
export function recordId(text: string | undefined): number {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

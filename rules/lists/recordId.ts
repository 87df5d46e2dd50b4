/**
 * Whether a record can have this id. For any other id, no call is needed: the record is missing.
 */
export function isPossibleId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}

/** The decimal id in an address; NaN for anything else, such as `0x40` or `6e1`. */
export function recordId(text: string | undefined): number {
  return Number(text?.match(/^\d+$/)?.[0]);
}

import { property } from '../../rules/records/properties.ts';

/** A record as it was at a version; a new record has none. */
export interface RecordState<Fields> {
  fields: Fields;
  version: number | undefined;
}
/** How the fields of a kind of record are stored as a draft. */
export interface DraftParts<Fields> {
  isSame: (one: Fields, other: Fields) => boolean;
  /** The fields that a draft can hold, as JSON values: files cannot be stored. */
  keep: (fields: Fields) => unknown;
  /** Whether the fields hold something that a draft cannot. */
  loses: (fields: Fields) => boolean;
  /** The inverse of `keep`; undefined for anything that `keep` cannot have returned. */
  restore: (kept: unknown) => Fields | undefined;
}
interface Draft<Fields> {
  /** The version that was being edited; undefined for a new record. */
  version: number | undefined;
  /** The fields of that version; undefined where the draft does not hold them. */
  origin: Fields | undefined;
  fields: Fields;
  /** A chosen file could not be stored with the draft. */
  lost: boolean;
  /**
   * The idempotency key of these fields, under which they may have been sent already; undefined
   * where the draft is incomplete.
   */
  key: string | undefined;
}

/** The unsaved fields as the browser stores them; undefined when everything is saved. */
export function toDraft<Fields>(
  parts: DraftParts<Fields>,
  edit: { fields: Fields; stored: RecordState<Fields>; origin: RecordState<Fields>; key: string },
): string | undefined {
  const { fields, stored, origin, key } = edit;
  if (parts.isSame(fields, stored.fields)) return undefined;
  const lost = parts.loses(fields);
  return JSON.stringify({
    version: origin.version,
    origin: parts.keep(origin.fields),
    fields: parts.keep(fields),
    lost,
    // without the lost files it is another save, which needs another key
    ...(lost ? {} : { key }),
  });
}

/** Reads a stored draft; undefined for anything that {@link toDraft} cannot have written. */
export function readDraft<Fields>(
  parts: Pick<DraftParts<Fields>, 'restore'>,
  stored: string | undefined,
): Draft<Fields> | undefined {
  if (stored === undefined) return undefined;
  try {
    const draft: unknown = JSON.parse(stored);
    const fields = parts.restore(property(draft, 'fields'));
    if (fields === undefined) return undefined;
    const version = property(draft, 'version');
    const key = property(draft, 'key');
    return {
      version: typeof version === 'number' ? version : undefined,
      origin: parts.restore(property(draft, 'origin')),
      fields,
      lost: property(draft, 'lost') === true,
      key: typeof key === 'string' ? key : undefined,
    };
  } catch {
    return undefined;
  }
}

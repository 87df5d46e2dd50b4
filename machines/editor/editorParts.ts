import type { ApiClient } from '../../api/client.ts';
import type { UploadProgress } from '../../api/upload.ts';
import { type Faults, property } from '../../rules/records/fields.ts';

export interface Loaded<Fields> {
  fields: Fields;
  version: number;
}
export interface Save<Fields> {
  client: ApiClient;
  /** Undefined for a new record. */
  id: number | undefined;
  /** The version that the person has seen. */
  version: number | undefined;
  /** Stands for this save, however often it is sent. */
  key: string;
  fields: Fields;
  /** Told, while the form is sent, which part of it has gone, 0 to 1. */
  report: (sent: number) => void;
}
interface Call {
  client: ApiClient;
  id: number | undefined;
}

/** What an editor has to know of the kind of record that it edits. */
export interface EditorParts<Fields> {
  /** The machine's name. */
  id: string;
  empty: Fields;
  load: (call: Call, signal: AbortSignal) => Promise<Loaded<Fields>>;
  save: (save: Save<Fields>, signal: AbortSignal) => Promise<void>;
  remove: (call: Call, signal: AbortSignal) => Promise<void>;
  /** What stands in the way of sending; empty when nothing does. */
  faults: (fields: Fields) => Faults<Fields>;
  isSame: (one: Fields, other: Fields) => boolean;
  /** What of the fields a draft can hold, as plain values: files cannot be kept. */
  keep: (fields: Fields) => unknown;
  /** Whether the fields hold something that a draft cannot. */
  loses: (fields: Fields) => boolean;
  /** The fields of a draft; undefined for what no draft of ours can be. */
  restore: (kept: unknown) => Fields | undefined;
  /** My changes since `base`, as they can be saved over what another admin has saved. */
  rebase: (mine: Fields, theirs: Fields, base: Fields) => Fields;
}

/** Tells an upload's progress as the part of the form that has gone. */
export function partOf(report: (sent: number) => void): (progress: UploadProgress) => void {
  return ({ sent, total }) => report(total > 0 ? sent / total : 0);
}

interface Draft<Fields> {
  /** The version that the draft began from; undefined for a new record. */
  version: number | undefined;
  /**
   * What stood in the fields then. A draft of an older build lacks it: whatever differs from the
   * record then counts as changed.
   */
  began: Fields | undefined;
  fields: Fields;
  /** Something was chosen that the draft could not hold. */
  lost: boolean;
  /**
   * Of the save of these fields, which may have been sent already; undefined where they are not
   * whole.
   */
  key: string | undefined;
}

/** Reads a stored draft. Storage is anybody's to write: what is not a draft counts as none. */
export function draftOf<Fields>(
  parts: Pick<EditorParts<Fields>, 'restore'>,
  stored: string | undefined,
): Draft<Fields> | undefined {
  if (stored === undefined) return undefined;
  try {
    const draft: unknown = JSON.parse(stored);
    const version = property(draft, 'version');
    const fields = parts.restore(property(draft, 'fields'));
    if (fields === undefined) return undefined;
    const lost = property(draft, 'lost') === true;
    const key = property(draft, 'key');
    return {
      version: typeof version === 'number' ? version : undefined,
      began: parts.restore(property(draft, 'began')),
      fields,
      lost,
      key: typeof key === 'string' ? key : undefined,
    };
  } catch {
    return undefined;
  }
}

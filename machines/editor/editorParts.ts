import type { ApiClient } from '../../api/client.ts';
import type { UploadProgress } from '../../api/upload.ts';
import type { FileFault } from '../../rules/documents/media.ts';

/** Why a field cannot be sent as it is. */
export type Fault = 'missing' | 'notALink' | 'notPositive' | 'tooLarge' | 'onTheWay' | FileFault;
export type Faults<Fields> = Partial<Record<keyof Fields, Fault>>;

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

/**
 * One's own record in which each of the named fields that was left as it was in `base` is as
 * another admin has saved it.
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

/** A property of a value of unknown shape. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The texts under these names, when all of them are texts. */
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

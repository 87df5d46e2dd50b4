import { Actor, isMachineSnapshot } from 'xstate';

/**
 * Field and event names that may hold a password, a token or a digest. `stored` and `leaving` are
 * the session's record and its token.
 */
const secretName = /password|parola|sifre|şifre|token|digest|secret|confirmation|repeat|^stored$|^leaving$/i;
/** Matches a digest, a session header or the token of a link. */
const secretText = /\b[0-9a-f]{32}\b|\b\d+\.[\w-]{16,}|(?<=token=)[\w%-]+/gi;
/** Deeper values are cut off: actors refer to each other in circles. */
const maxDepth = 8;
/** A shorter secret is masked in its own field only: it occurs in other texts by chance. */
const minLearnedLength = 4;

/** Stands for a value that is not data, such as a function or a file. */
export class NotData {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toJSON(): string {
    return `[${this.text}]`;
  }
}

/** How values that cannot be copied as they are appear in the copy. */
interface Appearance {
  secret: (text: string) => string;
  /** @param fields the copied fields of an error; empty for other values. */
  notData: (value: object, fields: Record<string, unknown>) => unknown;
}

export const mask = '•••';

const shown: Appearance = {
  secret: () => mask,
  notData: (value, fields) =>
    value instanceof Error ? { error: new NotData(value.name), ...fields } : new NotData(nameOf(value)),
};

/** What a value is, for people: `File levha.pdf (application/pdf, 3 bytes)`. */
export function nameOf(value: object): string {
  if (typeof value === 'function') return `function ${value.name}`.trim();
  if (value instanceof File) return `File ${value.name} (${value.type || 'no type'}, ${value.size} bytes)`;
  if (value instanceof Blob) return `Blob (${value.type || 'no type'}, ${value.size} bytes)`;
  if (value instanceof Date) return `Date ${Number.isNaN(value.getTime()) ? '—' : value.toISOString()}`;
  if (value instanceof Actor) return `Actor ${value.id}`;
  if (value instanceof Map || value instanceof Set) return `${value.constructor.name} of ${value.size}`;
  const classOf: unknown = Object.getPrototypeOf(value)?.constructor;
  if (classOf === Object) return `${Object.keys(value).length} functions`;
  return typeof classOf === 'function' ? classOf.name : 'object';
}

/** An object of functions alone, such as the client, is not data either. */
function isData(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  const parts = Object.values(value);
  return (
    (prototype === Object.prototype || prototype === null) &&
    (parts.length === 0 || parts.some((part) => typeof part !== 'function'))
  );
}

/**
 * Creates a function that copies a value with its passwords, tokens and digests masked. The
 * function also masks a secret that it has seen before under another name.
 */
export function createRedaction({ secret, notData }: Appearance = shown): (value: unknown) => unknown {
  const learned = new Map<string, string>();

  function masked(text: string): string {
    if (text === '') return '';
    const instead = learned.get(text) ?? secret(text);
    if (text.length >= minLearnedLength) learned.set(text, instead);
    return instead;
  }

  function plain(text: string): string {
    let result = text.replace(secretText, (found) => masked(found));
    for (const [known, instead] of learned) result = result.replaceAll(known, instead);
    return result;
  }

  function copy(value: unknown, isSecret: boolean, depth: number): unknown {
    if (typeof value === 'string') return isSecret ? masked(value) : plain(value);
    if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) return value;
    if (depth > maxDepth) return new NotData('…');
    if (Array.isArray(value)) return value.map((item) => copy(item, isSecret, depth + 1));
    if (isMachineSnapshot(value)) {
      const { status, value: state, context, output, error } = value;
      return copy({ status, value: state, context, output, error }, isSecret, depth);
    }
    if (value instanceof Error) {
      const { message } = value;
      return notData(value, fieldsOf(Object.assign({ message }, value), isSecret, depth));
    }
    return isData(value) ? fieldsOf(value, isSecret, depth) : notData(value, {});
  }

  function fieldsOf(value: object, isSecret: boolean, depth: number): Record<string, unknown> {
    const entries = Object.entries(value);
    // in `{ type: 'password.change', value }` and `{ field: 'password', value }` one field names
    // the other's content
    const isName = (key: string, text: unknown) =>
      /^(type|field|name|key)$/.test(key) && typeof text === 'string';
    const namesSecret = entries.some(([key, text]) => isName(key, text) && secretName.test(String(text)));
    return Object.fromEntries(
      entries.map(([key, inner]) => {
        const hidden = !isName(key, inner) && (isSecret || namesSecret || secretName.test(key));
        return [key, copy(inner, hidden, depth + 1)];
      }),
    );
  }

  return (value) => copy(value, false, 0);
}

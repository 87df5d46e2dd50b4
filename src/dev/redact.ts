/**
 * Field and event names that may hold a password, a token or a digest. `stored` and `leaving` are
 * the session's record and its token.
 */
const secretName =
  /password|parola|sifre|şifre|token|digest|secret|confirmation|repeat|remembered|^stored$|^leaving$/i;
/** Matches a digest, a session header or the token of a link. */
const secretText = /\b[0-9a-f]{32}\b|\b\d+\.[\w-]{16,}|(?<=token=)[\w%-]+/gi;
const mask = '•••';
/** Deeper values are cut off: actors refer to each other in circles. */
const maxDepth = 8;
/** A shorter secret is masked in its own field only: it occurs in other texts by chance. */
const minLearnedLength = 4;

/**
 * Creates a function that copies a value with its passwords, tokens and digests masked. The
 * function also masks a secret that it has seen before under another name.
 */
export function createRedaction(): (value: unknown) => unknown {
  const learned = new Set<string>();

  function masked(text: string): string {
    if (text.length >= minLearnedLength) learned.add(text);
    return text === '' ? '' : mask;
  }

  function plain(text: string): string {
    let shown = text.replace(secretText, mask);
    for (const secret of learned) shown = shown.replaceAll(secret, mask);
    return shown;
  }

  function copy(value: unknown, isSecret: boolean, depth: number): unknown {
    if (typeof value === 'string') return isSecret ? masked(value) : plain(value);
    if (Array.isArray(value))
      return depth > maxDepth ? '…' : value.map((item) => copy(item, isSecret, depth + 1));
    if (value instanceof Blob) return `[${value.type || 'file'}, ${value.size} bytes]`;
    if (typeof value === 'function') return '[function]';
    if (typeof value !== 'object' || value === null) return value;
    const classOf: unknown = Object.getPrototypeOf(value)?.constructor;
    if (value instanceof Error) return { name: value.name, message: plain(value.message) };
    if (typeof classOf === 'function' && classOf !== Object) return `[${classOf.name}]`;
    if (depth > maxDepth) return '…';
    const entries = Object.entries(value);
    // in `{ type: 'password.change', value }` and `{ field: 'password', value }` one field names
    // the other's content
    const namesSecret = entries.some(
      ([key, text]) =>
        /^(type|field|name|key)$/.test(key) && typeof text === 'string' && secretName.test(text),
    );
    return Object.fromEntries(
      entries.map(([key, inner]) => {
        const isName = /^(type|field|name|key)$/.test(key) && typeof inner === 'string';
        return [key, copy(inner, !isName && (isSecret || namesSecret || secretName.test(key)), depth + 1)];
      }),
    );
  }

  return (value) => copy(value, false, 0);
}

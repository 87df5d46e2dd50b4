/**
 * Names behind which a password, a token or a digest may stand. `stored` and `leaving` are what the
 * session calls its record and its token.
 */
const secretName =
  /password|parola|sifre|şifre|token|digest|secret|confirmation|repeat|remembered|^stored$|^leaving$/i;
/** What looks like a digest, a session's header or the token of a link, whatever it is called. */
const secretText = /\b[0-9a-f]{32}\b|\b\d+\.[\w-]{16,}|(?<=token=)[\w%-]+/gi;
const mask = '•••';
/** What lies deeper is not shown; an actor's own parts lead round in circles. */
const deepest = 8;
/**
 * Shorter texts occur by chance in others; where they stand under a secret name they are masked all
 * the same.
 */
const shortestLearned = 4;

/**
 * Makes a function that copies what is to be shown, with passwords, tokens and digests masked. It
 * remembers what it has masked, so that a password is masked too where it turns up under another
 * name.
 */
export function createRedaction(): (value: unknown) => unknown {
  const learned = new Set<string>();

  function masked(text: string): string {
    if (text.length >= shortestLearned) learned.add(text);
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
      return depth > deepest ? '…' : value.map((item) => copy(item, isSecret, depth + 1));
    if (value instanceof Blob) return `[${value.type || 'file'}, ${value.size} bytes]`;
    if (typeof value === 'function') return '[function]';
    if (typeof value !== 'object' || value === null) return value;
    const maker: unknown = Object.getPrototypeOf(value)?.constructor;
    if (value instanceof Error) return { name: value.name, message: plain(value.message) };
    if (typeof maker === 'function' && maker !== Object) return `[${maker.name}]`;
    if (depth > deepest) return '…';
    const entries = Object.entries(value);
    // `{ type: 'password.change', value }` and `{ field: 'password', value }` say in one field what
    // the other one holds
    const saysSecret = entries.some(
      ([key, text]) =>
        /^(type|field|name|key)$/.test(key) && typeof text === 'string' && secretName.test(text),
    );
    return Object.fromEntries(
      entries.map(([key, inner]) => {
        const isName = /^(type|field|name|key)$/.test(key) && typeof inner === 'string';
        return [key, copy(inner, !isName && (isSecret || saysSecret || secretName.test(key)), depth + 1)];
      }),
    );
  }

  return (value) => copy(value, false, 0);
}

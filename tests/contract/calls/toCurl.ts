import type { InjectOptions } from 'fastify';

/** A long body names its length instead of its end. */
const shortened = (text: string) =>
  text.length > 2000 ? `${text.slice(0, 200)}… (${text.length} characters)` : text;

/** A word of a shell's command line. */
function quoted(text: string): string {
  // a control character would break the line, or change what the terminal shows
  if (!/\p{Cc}/u.test(text)) return `'${text.replaceAll("'", "'\\''")}'`;
  const escaped = text.replaceAll(/['\\]/g, '\\$&');
  const code = (one: string) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `$'${escaped.replaceAll(/\p{Cc}/gu, code)}'`;
}

function headerWord([name, value]: readonly [string, unknown]): string {
  // the session of a test, which no other server knows
  if (name === 'token' && /^\d+\.[\w-]{43}$/.test(String(value))) return '-H "token: $TOKEN"';
  // curl sends an empty header only if it ends with a semicolon
  return `-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`;
}

/** The parts of a form as options of curl; its files become placeholders. */
function formWords(body: Buffer, boundary: string): string[] {
  return body
    .toString('latin1')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const end = part.indexOf('\r\n\r\n');
      const [head, content] = [part.slice(0, end), part.slice(end + 4, -2)].map((text) =>
        Buffer.from(text, 'latin1').toString(),
      );
      const name = /name="([^"]*)"/.exec(head ?? '')?.[1];
      const file = /filename="([^"]*)"/.exec(head ?? '')?.[1];
      const type = /content-type: (\S+)/i.exec(head ?? '')?.[1];
      if (file !== undefined) return `-F ${quoted(`${name}=@${file};type=${type}`)}`;
      // curl would read a file, or a type, in such a text
      const option = /^[@<]|;/.test(content ?? '') ? '--form-string' : '-F';
      return `${option} ${quoted(`${name}=${shortened(content ?? '')}`)}`;
    });
}

/** The command line that repeats a call of a test on a server with its default address. */
export function toCurl({ method = 'GET', url, path = url, payload, body = payload, ...rest }: InjectOptions) {
  const headers = Object.entries(rest.headers ?? {}).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  const type = String(new Map(headers).get('content-type') ?? '');
  const [, boundary] = /^multipart\/form-data;.*boundary=(\S+)/.exec(type) ?? [];
  const words = ['curl -i'];
  // with -X HEAD it would wait for a body
  if (method === 'HEAD') words.push('-I');
  else if (method !== 'GET' || body !== undefined) words.push(`-X ${method}`);
  words.push(quoted(`http://127.0.0.1:3000${typeof path === 'string' ? path : path?.pathname}`));
  if (boundary !== undefined && Buffer.isBuffer(body)) {
    // curl makes a boundary of its own
    const others = headers.filter(([name]) => name !== 'content-type');
    return [...words, ...others.map(headerWord), ...formWords(body, boundary)].join(' ');
  }
  words.push(...headers.map(headerWord));
  if (typeof body === 'string' || Buffer.isBuffer(body))
    words.push(`--data-raw ${quoted(shortened(body.toString()))}`);
  else if (typeof body === 'object') words.push(`--json ${quoted(shortened(JSON.stringify(body)))}`);
  return words.join(' ');
}

/** What a failed assertion says of a call: the answer, and how to make the call again. */
export function told(
  name: string,
  request: InjectOptions,
  { statusCode, body }: { statusCode: number; body: string },
) {
  return `${name} answered ${statusCode}: ${body.slice(0, 500)}\n${toCurl(request)}\n`;
}

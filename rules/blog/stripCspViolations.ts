const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const stripped = /\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/**
 * Strips inline styles, handlers, scripts and style sheets from HTML, each of which the content
 * security policy would report while the browser parses it. This is not the protection against
 * hostile HTML: the formats of the text editor and the server are.
 */
export function stripCspViolations(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1[^<>]*>|$)/gi, '')
    .replace(tag, (found) => found.replace(stripped, ''));
}

/**
 * Renames inline styles to `data-style`, which no policy forbids, so that a script can apply them
 * once the HTML is parsed.
 */
export function keepStyles(html: string): string {
  return html.replace(tag, (found) => found.replace(/\sstyle(?=\s*=)/gi, ' data-style'));
}

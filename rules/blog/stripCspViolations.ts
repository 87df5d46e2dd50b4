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

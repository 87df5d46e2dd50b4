const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const silenced = /\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/**
 * A pasted or stored text without inline styles, handlers, scripts and style sheets. It is no
 * protection, which the editor's formats and the server are: the page's content security policy
 * would complain of each of them while the text is read.
 */
export function quietHtml(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(tag, (found) => found.replace(silenced, ''));
}

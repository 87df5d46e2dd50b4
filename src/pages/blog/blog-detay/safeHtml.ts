import DOMPurify from 'dompurify';
import { stripCspViolations } from '../../../../rules/blog/stripCspViolations.ts';

const ownImage = /^\/api\/v1\/users\/docs\/[a-z0-9]+\.(?:jpg|png)(?:\?w=\d+)?$/;

const options = {
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ol', 'ul', 'li', 'blockquote', 'span', 'br'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'a', 'img'],
  ],
  ALLOWED_ATTR: ['href', 'target', 'src', 'alt'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // not an address, so exempt from the pattern below
  ADD_URI_SAFE_ATTR: ['target'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i,
};

// a prerendered page holds the text as the server has sanitized it
const purifier = typeof window === 'undefined' ? undefined : DOMPurify(window);
purifier?.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG') {
    // the content security policy blocks images from other sites
    if (!ownImage.test(node.getAttribute('src') ?? '')) node.remove();
    node.setAttribute('loading', 'lazy');
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  }
  if (node.nodeName === 'A') {
    if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener');
    else node.removeAttribute('target');
  }
});

/**
 * Sanitizes the HTML of a post again before the browser draws it, so that nothing runs even if the
 * server let it through. Text of a prerendered page is in the document before any script: there the
 * server alone sanitizes, once when it saves and again when it draws, and the content security
 * policy is the second wall. An h1 becomes an h2, because the title is the only h1 of the page.
 */
export function safeHtml(html: string): string {
  const shown = stripCspViolations(html);
  return (purifier?.sanitize(shown, options) ?? shown).replace(/<(\/?)h1>/g, '<$1h2>');
}

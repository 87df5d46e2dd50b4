import DOMPurify from 'dompurify';
import { quietHtml } from '../../../../rules/blog/quietHtml.ts';

const ownImage = /^\/api\/v1\/users\/docs\/[a-z0-9]+\.(?:jpg|png)(?:\?w=\d+)?$/;

const options = {
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ol', 'ul', 'li', 'blockquote', 'span', 'br'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'a', 'img'],
  ],
  ALLOWED_ATTR: ['href', 'target', 'src', 'alt'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // no address, so the pattern below is not asked
  ADD_URI_SAFE_ATTR: ['target'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i,
};

const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG') {
    // a picture that another site serves would be blocked on our pages
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
 * A post's text as it may be shown: the server has cleaned it when it was saved, and it is cleaned
 * again here, so that nothing runs whatever an answer holds. The title of the page stays its only
 * first heading.
 */
export function safeHtml(html: string): string {
  return purifier.sanitize(quietHtml(html), options).replace(/<(\/?)h1>/g, '<$1h2>');
}

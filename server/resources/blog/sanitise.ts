import sanitizeHtml from 'sanitize-html';

const textTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'li', 'blockquote', 'span'];

/** The classes that the editor writes; all others are dropped. */
const editorClasses = [
  /^ql-align-(?:center|right|justify)$/,
  /^ql-indent-[1-9]$/,
  /^ql-size-(?:small|large|huge)$/,
];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...textTags, 'br', 'strong', 'em', 'u', 's', 'ol', 'ul', 'a', 'img'],
  allowedAttributes: {
    a: ['href', 'rel', { name: 'target', values: ['_blank'] }],
    img: ['src', 'alt'],
    li: ['data-list'],
  },
  allowedClasses: Object.fromEntries(textTags.map((tag) => [tag, editorClasses])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // their content is dropped too, because it is not text
  nonTextTags: [
    'script',
    'style',
    'svg',
    'math',
    'iframe',
    'object',
    'noscript',
    'template',
    'textarea',
    'title',
    'select',
    'option',
    'xmp',
    'noembed',
    'noframes',
  ],
  nestingLimit: 20,
  parseStyleAttributes: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener' } }),
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    (tag === 'img' && !isOwnImage(attribs.src)) ||
    // the editor draws list markers in empty elements
    (tag === 'span' && text === '' && mediaChildren.length === 0),
};

/**
 * Only images from our own file store are allowed: the host of any other one could track readers,
 * and change the image after its approval.
 */
function isOwnImage(src = ''): boolean {
  return /^\/api\/v1\/users\/docs\/[a-z0-9-]+\.[a-z0-9]+(?:\?w=\d+)?$/.test(src);
}

/**
 * Reduces HTML to allowed tags, attributes, classes and URL schemes, so that it can run no script
 * and imitate no part of the page. Every tag of the result is closed, and its only entities are
 * `&amp;`, `&lt;`, `&gt;` and `&quot;`.
 */
export function sanitise(html: string): string {
  return withRealLists(withoutDeadLinks(sanitizeHtml(html, options)));
}

/**
 * Replaces each link without an address with its content. In the output of sanitize-html every tag
 * is closed, so `</a>` closes the innermost open link.
 */
function withoutDeadLinks(html: string): string {
  const open: { isDead: boolean }[] = [];
  return html.replace(/<a(?: [^<>]*)?>|<\/a>/g, (tag) => {
    if (tag !== '</a>') open.push({ isDead: !tag.includes(' href="') });
    const link = tag === '</a>' ? open.pop() : open.at(-1);
    return link?.isDead === true ? '' : tag;
  });
}

/**
 * The editor puts bullet items in `ol`, marked by `data-list`, which means nothing elsewhere. Turns
 * each run of bullet items into a `ul` and drops the attribute.
 */
function withRealLists(html: string): string {
  return html
    .replace(/<ol>((?:(?!<\/?[ou]l>)[\s\S])*)<\/ol>/g, (list, items: string) => {
      if (!items.includes(' data-list="')) return list;
      const all = items.split(/(?=<li[ >])/);
      // in broken markup, half of an element must not move to another list
      if (!all.every((item) => /^<li[ >]/.test(item) && item.endsWith('</li>'))) return list;
      const runs: { tag: 'ol' | 'ul'; items: string }[] = [];
      for (const item of all) {
        const tag = /^<li[^>]* data-list="(?!ordered")/.test(item) ? 'ul' : 'ol';
        const last = runs.at(-1);
        if (last?.tag === tag) last.items += item;
        else runs.push({ tag, items: item });
      }
      return runs.map((run) => `<${run.tag}>${run.items}</${run.tag}>`).join('');
    })
    .replace(/<li[^<>]*>/g, (item) => item.replace(/ data-list(?:="[^"]*")?/, ''));
}

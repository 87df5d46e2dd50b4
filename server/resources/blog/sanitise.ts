import sanitizeHtml from 'sanitize-html';

const textTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'li', 'blockquote', 'span'];

/** What the editor writes; every other class is dropped. */
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
  // their content is not text that anybody wrote
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
    // the editor draws its bullets into empty elements
    (tag === 'span' && text === '' && mediaChildren.length === 0),
};

/**
 * Our own files alone: a picture that somebody else serves would tell them who reads, and could
 * change after it was approved.
 */
function isOwnImage(src = ''): boolean {
  return /^\/api\/v1\/users\/docs\/[a-z0-9-]+\.[a-z0-9]+(?:\?w=\d+)?$/.test(src);
}

/**
 * HTML that runs nothing and looks like nothing but an article: an allow-list of tags, attributes,
 * classes and kinds of addresses, for whatever an editor or a stranger's client sends. Every tag of
 * the result is closed, and its text knows no entities but `&amp;`, `&lt;`, `&gt;` and `&quot;`.
 */
export function sanitise(html: string): string {
  return withRealLists(withoutDeadLinks(sanitizeHtml(html, options)));
}

/** A link that has lost its address leads nowhere: its words stay. */
function withoutDeadLinks(html: string): string {
  return html.replace(/<a(?![^>]* href=")[^>]*>([\s\S]*?)<\/a>/g, '$1');
}

/**
 * The editor keeps bullets in `ol`, told apart by an attribute that means nothing anywhere else:
 * makes a `ul` of each run of bullets, and drops the attribute.
 */
function withRealLists(html: string): string {
  return html
    .replace(/<ol>((?:(?!<\/?[ou]l>)[\s\S])*)<\/ol>/g, (list, items: string) => {
      if (!items.includes(' data-list="')) return list;
      const all = items.split(/(?=<li[ >])/);
      // what is broken stays as it is: no half of an element may move to another list
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
    .replace(/(<li[^>]*?) data-list(?:="[^"]*")?/g, '$1');
}

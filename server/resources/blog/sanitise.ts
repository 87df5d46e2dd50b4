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
  // above the nine levels of a list, each of which is two elements, with formats inside
  nestingLimit: 30,
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

/** An item of a flat list, as the editor writes it. */
interface Item {
  tag: 'ol' | 'ul';
  /** From 0. */
  level: number;
  /** `<li>` and its content, without `</li>`. */
  html: string;
}

/**
 * The editor puts all items in one flat `ol`; `data-list` marks bullets and `ql-indent` the level,
 * which mean nothing elsewhere. Turns each flat list into real ones, of which a deeper one stands in
 * the item above it.
 */
function withRealLists(html: string): string {
  return html
    .replace(/<([ou]l)>((?:(?!<\/?[ou]l>)[\s\S])*)<\/[ou]l>/g, (list, tag: 'ol' | 'ul', content: string) => {
      if (!/<li [^<>]*(?:data-list|ql-indent)/.test(content)) return list;
      const all = content.split(/(?=<li[ >])/);
      // in broken markup, half of an element must not move to another list
      if (!all.every((item) => /^<li[ >]/.test(item) && item.endsWith('</li>'))) return list;
      return nested(all.map((item) => readItem(item, tag)));
    })
    .replace(/<li[^<>]*>/g, withoutMarks);
}

function readItem(item: string, listTag: 'ol' | 'ul'): Item {
  const [opening = ''] = /^<li[^<>]*>/.exec(item) ?? [];
  const kind = / data-list="([^"]*)"/.exec(opening)?.[1];
  return {
    tag: kind === undefined ? listTag : kind === 'ordered' ? 'ol' : 'ul',
    level: Number(/ql-indent-(\d)/.exec(opening)?.[1] ?? 0),
    html: item.slice(0, -'</li>'.length),
  };
}

/** Drops what only the editor understands from the opening tag of an item. */
function withoutMarks(opening: string): string {
  return opening.replace(/ data-list(?:="[^"]*")?/, '').replace(/ class="([^"]*)"/, (_, classes: string) => {
    const kept = classes.split(' ').filter((name) => !name.startsWith('ql-indent-'));
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  });
}

/** The HTML of the items as lists; an item whose level skips one is one below the item above it. */
function nested(items: readonly Item[]): string {
  const open: Item[] = [];
  let html = '';
  const close = (above: number) => {
    while ((open.at(-1)?.level ?? -1) > above) html += `</li></${open.pop()?.tag}>`;
  };
  for (const item of items) {
    close(item.level);
    const last = open.at(-1);
    if (last?.level === item.level && last.tag === item.tag) html += '</li>';
    else {
      if (last?.level === item.level) close(item.level - 1);
      html += `<${item.tag}>`;
      open.push(item);
    }
    html += item.html;
  }
  close(-1);
  return html;
}

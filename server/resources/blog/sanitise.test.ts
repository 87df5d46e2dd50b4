import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlankHtml } from '../../../rules/blog/postFields.ts';
import { sanitise } from './sanitise.ts';

const allowedTag =
  /<\/?(?:h[1-6]|p|br|strong|em|u|s|ol|ul|li|blockquote|span|a|img)((?: (?:href|rel|target|src|alt|class)(?:="[^"<>]*")?)*)(?: \/)?>/g;

/** Whether a browser finds only allowed tags and attributes, and no address that runs a script. */
function isInert(html: string): boolean {
  const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) =>
    // as browsers normalise an address
    address.replace(/&amp;/g, '&').replace(/[\p{Cc}\s]/gu, ''),
  );
  const isRelative = (address: string) => !/^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[/\\]{2}/.test(address);
  return (
    !html.replace(allowedTag, '').includes('<') &&
    addresses.every((address) => /^(?:https?:|mailto:|tel:)/i.test(address) || isRelative(address))
  );
}

/** Whether every tag is closed, in order. */
function isClosed(html: string): boolean {
  const open: string[] = [];
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (tag.endsWith('/>')) continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

const hostile: [string, string][] = [
  ['<script>alert(1)</script>', ''],
  ['<SCRIPT SRC=//evil.example/x.js></SCRIPT>', ''],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['<p>a<script>alert(1)', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  [
    '<img src="/api/v1/users/docs/k3v9x2a7q1.jpg" onerror="alert(1)">',
    '<img src="/api/v1/users/docs/k3v9x2a7q1.jpg" />',
  ],
  ['<p onclick="alert(1)" id="root" style="position:fixed">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href="JaVa&#09;Script&colon;alert(1)">a</a>', 'a'],
  ['<a href="\u0001javascript:alert(1)">a</a>', 'a'],
  ['<a href="vbscript:x">a</a>', 'a'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', 'a'],
  ['<a href="//evil.example">a</a>', 'a'],
  ['<a>a<span>b<a href="vbscript:x">c</a></span></a>', 'a<span>bc</span>'],
  ['<a>a<span>b<a href="/x">c</a></span></a>', 'a<span>b<a href="/x" rel="noopener">c</a></span>'],
  ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
  ['<img src="javascript:alert(1)">', ''],
  ['<img src="//evil.example/a.png">', ''],
  ['<img src="http://evil.example/a.png">', ''],
  ['<img src="https://evil.example/a.png">', ''],
  ['<img src="/api/v1/users/logout">', ''],
  ['<img src="/api/v1/users/docs/../logout">', ''],
  ['<img srcset="https://evil.example/a.png 1x">', ''],
  ['<svg onload=alert(1)><text>a</text></svg>', ''],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>b', 'b'],
  ['<math><mi xlink:href="javascript:alert(1)">a</mi></math>b', 'b'],
  [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '',
  ],
  ['<style>p{background:url(javascript:alert(1))}</style>a', 'a'],
  ['<iframe src="https://evil.example">a</iframe>b', 'b'],
  ['<object data="x.swf"></object><embed src="x.swf">b', 'b'],
  ['<form action="https://evil.example"><button>a</button></form>', 'a'],
  ['<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">a', 'a'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
  ['<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>', '"&gt;'],
  ['<xmp><p title="</xmp><img src=x onerror=alert(1)>">', '"&gt;'],
  ['<template><p>a</p></template>b', 'b'],
  ['<p class="MuiDialog-root ql-align-center ql-evil">a</p>', '<p class="ql-align-center">a</p>'],
  ['<p class="ql-align-center\u0000onload">a</p>', '<p>a</p>'],
  ['<!--[if IE]><script>alert(1)</script><![endif]-->a', 'a'],
  ['<![CDATA[<script>alert(1)</script>]]>', ''],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<p a="></p><script>alert(1)</script>">b</p>', '<p>b</p>'],
  ['<p/onclick=alert(1)>a</p>', '<p>a</p>'],
  ['<strong><em>a</strong></em>', '<strong><em>a</em></strong>'],
];

test.each(hostile)('%s becomes harmless', (html, expected) => {
  const clean = sanitise(html);
  expect(isInert(clean)).toBe(true);
  expect(clean).toBe(expected);
});

test('sanitised HTML is inert and its tags are closed, also after a second pass', () => {
  const piece = fc.constantFrom(
    ...hostile.map(([html]) => html),
    '<',
    '>',
    '"',
    "'",
    '</',
    '/>',
    '=',
    '&',
    '&lt;',
    '<ol><li data-list="bullet">',
    '<li data-list="ordered">',
    '</ol>',
    '<ul>',
    '<p>',
    '</p>',
    '<a href="',
    '<span>',
    'metin',
    '\u0000',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (pieces) => {
      const clean = sanitise(pieces.join(''));
      for (const html of [clean, sanitise(clean)]) {
        expect(isInert(html)).toBe(true);
        expect(isClosed(html)).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('the HTML that the editor writes is kept', () => {
  const html = [
    '<h2 class="ql-align-center">Başlık</h2>',
    '<p class="ql-indent-2"><strong>a</strong><em>b</em><u>c</u><s>d</s><br />&amp; Çğş</p>',
    '<p><span class="ql-size-large">büyük</span></p>',
    '<blockquote>söz</blockquote><ol><li>bir</li></ol><ul><li>iki</li></ul>',
    '<p><a href="https://example.com/?a=1&amp;b=2" rel="noopener" target="_blank">bağ</a>',
    '<a href="mailto:a@example.com" rel="noopener">posta</a><a href="tel:+908500000000" rel="noopener">ara</a>',
    '<a href="/iletisim" rel="noopener">iletişim</a></p>',
    '<p><img src="/api/v1/users/docs/k3v9x2a7q1.jpg" alt="Arsa" /></p>',
  ].join('');
  expect(sanitise(html)).toBe(html);
});

test("the editor's bullets become a real list", () => {
  const marker = '<span class="ql-ui" contenteditable="false"></span>';
  const html =
    `<ol><li data-list="ordered">${marker}bir</li><li data-list="bullet" class="ql-indent-1">${marker}iki</li>` +
    `<li data-list="bullet">${marker}üç</li><li data-list="ordered">${marker}dört</li></ol>`;
  expect(sanitise(html)).toBe(
    '<ol><li>bir<ul><li>iki</li></ul></li></ol><ul><li>üç</li></ul><ol><li>dört</li></ol>',
  );
});

test('the levels of a list are lists in the items above them, however the levels jump', () => {
  const item = (level: number, text: string, kind = 'bullet') =>
    `<li data-list="${kind}"${level > 0 ? ` class="ql-indent-${level} ql-align-center"` : ''}>${text}</li>`;
  const flat = [
    item(0, 'a'),
    item(2, 'b'),
    item(2, 'c'),
    item(1, 'd', 'ordered'),
    item(1, 'e'),
    item(8, '<strong><em>f</em></strong>'),
    item(0, 'g'),
  ];
  const centred = '<li class="ql-align-center">';
  const real =
    `<ul><li>a<ul>${centred}b</li>${centred}c</li></ul><ol>${centred}d</li></ol><ul>${centred}e` +
    `<ul>${centred}<strong><em>f</em></strong></li></ul></li></ul></li><li>g</li></ul>`;
  expect(sanitise(`<ol>${flat.join('')}</ol>`)).toBe(real);
  // a page sanitises what is stored once more
  expect(sanitise(real)).toBe(real);
  const deepest = Array.from({ length: 9 }, (_, level) => item(level, `<strong><em>${level}</em></strong>`));
  const stored = sanitise(`<ol>${deepest.join('')}</ol>`);
  expect(stored.match(/<ul>/g)).toHaveLength(9);
  expect(sanitise(stored)).toBe(stored);
});

test('scripts and foreign images leave nothing to read', () => {
  for (const html of [
    '<script>a</script>',
    '<img src=x>',
    '<h2></h2>',
    '<p>&nbsp;&#8203;&zwj;&shy;\ufeff</p>',
  ])
    expect([html, isBlankHtml(sanitise(html))]).toEqual([html, true]);
});

test('the largest content becomes harmless, however nested', () => {
  for (const html of [
    '<b>'.repeat(66_000),
    '<ol><li data-list="bullet">'.repeat(7_400),
    '<p>a'.repeat(50_000),
  ])
    expect(isInert(sanitise(html))).toBe(true);
});

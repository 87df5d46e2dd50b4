/** What `src/site/brand.ts` says of the company, on the pages that show it. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { test as base, expect, vi } from 'vitest';
import { paths } from '../../rules/site/paths.ts';

const known = {
  title: 'Bozkır Toprak Anonim Şirketi',
  taxOffice: 'Konak',
  taxNumber: '1234567890',
  hours: ['Salı 11.00–12.00', 'Perşembe 15.00–16.00'],
  years: 37,
  provinces: 64,
  answerDays: 9,
};
const unknown = {
  title: '',
  taxOffice: '',
  taxNumber: '',
  hours: [],
  years: 0,
  provinces: 0,
  answerDays: 0,
};
const address = 'Deneme Sokak No: 3, Konak / İzmir';

/** Draws what shows the facts, with these facts instead of the file's. */
async function draw(company: typeof known, address: string) {
  vi.resetModules();
  vi.doMock('../site/brand.ts', async (original) => {
    const { brand } = await original<typeof import('../site/brand.ts')>();
    return { brand: { ...brand, address }, company };
  });
  const { prerender } = await import('./prerender.tsx');
  const page = async (path: string) =>
    (await prerender(path, { publicToken: '', year: '2026', initialContent: {}, siteUrl: '' })).html;
  const { ReceivedFacts } = await import('../pages/land-requests/home/dialogs/ReceivedFacts.tsx');
  const { kvkkNoticeText } = await import('../text/kvkkNotice.ts');
  const receipt = {
    reference: 'T-1042',
    sentAtMs: 0,
    place: { il: '35', ilce: '1', mahalle: '1' },
    placeNames: ['İzmir', 'Urla', 'Bademler Mah.'],
    ada: '101',
    parsel: '7',
    phone: '05320000000',
  };
  return {
    home: await page(paths.home.to()),
    about: await page(paths.about.to()),
    contact: await page(paths.contact.to()),
    sent: renderToStaticMarkup(createElement(ReceivedFacts, { receipt })),
    notice: kvkkNoticeText.sections.map(({ paragraphs }) => `<p>${paragraphs.join('</p><p>')}</p>`).join(''),
  };
}

const test = base.extend('drawn', { scope: 'file' }, async ({}, { onCleanup }) => {
  onCleanup(() => {
    vi.doUnmock('../site/brand.ts');
    vi.resetModules();
  });
  return { known: await draw(known, address), unknown: await draw(unknown, '') };
});

const parts = ['home', 'about', 'contact', 'sent', 'notice'] as const;
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
/** Elements without content, such as a bar that is only drawn. */
const emptyElements = (html: string) =>
  Array.from(html.matchAll(/<(?!textarea)(\w+)[^>]*><\/\1>/g), ([element]) => element);

test.for([
  // with the footer of every public page
  ['home', ['37 yıllık', '9 iş günü içinde', known.title, '1234567890', ...known.hours, address]],
  ['about', ['37 yıl', '64 il']],
  ['contact', [known.title, 'Konak 1234567890', known.hours.join(', '), address]],
  ['sent', ['Sizi ne zaman ararız']],
  ['notice', [known.title, `Adresimiz: ${address}.`]],
] as const)('the known facts of the company stand in %s', ([part, facts], { drawn }) => {
  for (const fact of facts) expect.soft(wordsOf(drawn.known[part])).toContain(fact);
});

test.for(parts)('of an unknown fact %s shows neither label nor figure', (part, { drawn }) => {
  const words = wordsOf(drawn.unknown[part]);
  expect(words).not.toMatch(/Unvan|Vergi|Adres|Çalışma saatleri|Sizi ne zaman ararız/);
  expect(words).not.toMatch(/\d (yıl|il|iş günü)|undefined|null|NaN/);
  expect(words).not.toMatch(/ [.,;:]|[,;:] ?\./);
});

test.for(parts)('an unknown fact leaves no empty element and no heading alone in %s', (part, { drawn }) => {
  const html = drawn.unknown[part];
  const drawnEmpty = emptyElements(drawn.known[part]);
  expect(emptyElements(html).filter((element) => !drawnEmpty.includes(element))).toEqual([]);
  expect(html).not.toMatch(/<\/(h[1-6]|dt)><\/(div|section|dl)>/);
});

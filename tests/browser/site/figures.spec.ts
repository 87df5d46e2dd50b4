/** Figures stand below each other, and amounts have one format (product, 10). */
import type { PageName } from '../../../rules/site/paths.ts';
import { test } from '../fixtures/onMock.ts';
import { exampleAddressOf, exampleSessions, roleOf, storeSession } from '../fixtures/roles.ts';
import { expect } from '../fixtures/test.ts';

test.describe.configure({ mode: 'parallel' });

/** The lists and details with figures. */
const pages: readonly PageName[] = [
  'adminNewLandRequests',
  'adminPurchasedLandRequests',
  'adminCancelledLandRequests',
  'adminAllLandRequests',
  'adminLandRequest',
  'adminConsultants',
  'adminConsultant',
  'adminAds',
  'adminMessages',
  'ads',
  'ad',
  'ownerOffer',
];
for (const name of pages) {
  test(`the figures of ${name} are tabular, and its amounts have one format`, async ({ page, useMock }) => {
    await useMock();
    await storeSession(page, exampleSessions[roleOf(name)]);
    await page.goto(exampleAddressOf(name));
    const main = page.getByRole('main');
    await expect(main.locator('[role=gridcell], dd, article').first()).toBeVisible();
    await expect(main.getByRole('progressbar')).toHaveCount(0);
    const figures = await main.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: { text: string; isTabular: boolean }[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const [text, parent] = [node.textContent ?? '', node.parentElement];
        const isFigure = /₺/.test(text) || (/\d/.test(text) && parent?.closest('[role=gridcell], dd'));
        if (!parent || !isFigure) continue;
        found.push({ text, isTabular: getComputedStyle(parent).fontVariantNumeric.includes('tabular-nums') });
      }
      return found;
    });
    expect(figures).not.toEqual([]);
    expect(figures.filter(({ isTabular }) => !isTabular)).toEqual([]);
    const amounts = figures.map(({ text }) => text).filter((text) => /₺|\d TL\b/.test(text));
    for (const text of amounts) expect(text).toMatch(/^[^₺]*₺\d{1,3}(\.\d{3})*(,\d{1,2})?(?![\d.,]\d)[^₺]*$/);
  });
}

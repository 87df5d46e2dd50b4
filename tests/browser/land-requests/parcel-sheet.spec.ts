import type { Page } from '@playwright/test';
import { success } from '../../contract/refusal.ts';
import { expect, phone, test } from '../fixtures/test.ts';

const sheetOf = (page: Page) => page.locator('main div[aria-hidden]').filter({ hasText: 'Yüzölçümü' });

async function choosePlace(page: Page): Promise<void> {
  await page.getByLabel('İl', { exact: true }).selectOption('İzmir');
  await page.getByLabel('İlçe').selectOption('Urla');
  await page.getByLabel('Mahalle').selectOption('Bademler Mah.');
}

async function enterNumbers(page: Page): Promise<void> {
  await page.getByLabel('Ada').fill('101');
  await page.getByLabel('Parsel').fill('7');
}

test('the sheet beside the form is blank at first, and names the chosen place', async ({ page }) => {
  await page.goto('/');
  await expect(sheetOf(page).getByText('—')).toHaveCount(6);
  await choosePlace(page);
  await expect(sheetOf(page).locator('dl')).toContainText(/İzmir.*Urla.*Bademler Mah./);
});

test('a map narrows with the place, and leaves its room to the parcel', async ({ page }) => {
  await page.goto('/');
  const names = sheetOf(page).locator('svg text');
  const chosen = sheetOf(page).locator('path.isChosen');
  await page.getByLabel('İl', { exact: true }).selectOption('İzmir');
  await expect(names.filter({ hasText: 'İzmir' })).toBeVisible();
  // on the map, and in the small one of the country
  await expect(chosen).toHaveCount(2);
  const width = async () => (await chosen.first().boundingBox())?.width;
  const amongNeighbours = await width();
  await page.getByLabel('İlçe').selectOption('Urla');
  await expect(names.filter({ hasText: 'Urla' })).toBeVisible();
  await expect.poll(width).toBeGreaterThan(amongNeighbours ?? 0);
  await enterNumbers(page);
  await expect(names.filter({ hasText: '101/7' })).toBeVisible();
  await expect(chosen).toHaveCount(1);
});

test('the sheet names the parcel by its numbers, and draws it', async ({ page }) => {
  await page.goto('/');
  // the map stands after it
  const drawing = sheetOf(page).locator('svg').first();
  const unknown = await drawing.innerHTML();
  await choosePlace(page);
  await enterNumbers(page);
  await expect(sheetOf(page).getByText('101/7')).toBeVisible();
  expect(await drawing.innerHTML()).not.toBe(unknown);
});

test('the sheet shows the area, and draws another for another area', async ({ page }) => {
  await page.goto('/');
  await choosePlace(page);
  await enterNumbers(page);
  await page.getByText('KVKK Aydınlatma Metni').click();
  await page.getByRole('button', { name: 'Anladım' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Teklif Al' }).click();
  await page.getByLabel('Yüzölçümü').fill('2.450');
  // in the drawing and below it
  await expect(sheetOf(page).getByText('2.450 m²')).toHaveCount(2);
  const drawing = sheetOf(page).locator('svg').first();
  const small = await drawing.innerHTML();
  await page.getByLabel('Yüzölçümü').fill('4.900');
  expect(await drawing.innerHTML()).not.toBe(small);
});

test('names of places are never cut off, on a phone and on paper', async ({ page }) => {
  const places = { il_adi: 'Afyonkarahisar', ilce_adi: 'Mustafakemalpaşa' };
  for (const mahalle_adi of ['Atatürk Mah.', 'Yukarıkızılcahamamdereköyüçiftliği Mah.']) {
    await page.route('**/api/v1/offers/*', (route) =>
      route.fulfill({ json: { ...Object(success('getOffer').json), ...places, mahalle_adi } }),
    );
    for (const [width, media] of [
      [390, 'screen'],
      [1440, 'screen'],
      [794, 'print'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ media });
      await page.goto('/teklif/b3JuZWs');
      const facts = sheetOf(page).locator('dd');
      await expect(facts.filter({ hasText: mahalle_adi })).toBeVisible();
      const cut = await facts.evaluateAll((all) =>
        all
          .filter(
            (fact) =>
              fact.scrollWidth > fact.clientWidth || getComputedStyle(fact).textOverflow === 'ellipsis',
          )
          .map((fact) => fact.textContent),
      );
      expect(cut, `${width} ${media}`).toEqual([]);
    }
  }
});

test('three dated steps say what happens after sending', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00+03:00'));
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'Formu gönderince ne olur?' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /Bugün 20 Kasım Cuma/,
    /2 iş günü içinde en geç 24 Kasım Salı/,
    /tapu günü/,
  ]);
});

/** How many words each line of the headline has. */
const wordsOfLines = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate(({ firstChild }) => {
    if (!(firstChild instanceof Text)) return [];
    const lines = new Map<number, number>();
    for (const { index } of firstChild.data.matchAll(/\S+/g)) {
      const word = document.createRange();
      word.setStart(firstChild, index);
      word.setEnd(firstChild, index + 1);
      const { top } = word.getBoundingClientRect();
      lines.set(top, (lines.get(top) ?? 0) + 1);
    }
    return [...lines.values()];
  });

test('the first screen of a phone has headline, promises and two fields', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(page.getByLabel('İl', { exact: true })).toBeEnabled();
  const promises = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(promises).toHaveText(['Online fiyat teklifi', 'Nakit alım', 'Aracı yok']);
  const tops = await promises.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const district = await page.getByLabel('İlçe').boundingBox();
  // above the bar with the shortcuts
  const call = await page.locator('a[href^="tel:"]').last().boundingBox();
  expect((district?.y ?? 0) + (district?.height ?? 0)).toBeLessThan(call?.y ?? 0);
  for (const width of [phone.width, 360, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(Math.min(...(await wordsOfLines(page))), `${width} px`).toBeGreaterThan(1);
  }
  // the form's card ends soon after its button
  const button = await page.getByRole('button', { name: 'Teklif Al' }).boundingBox();
  const below = await page.getByRole('heading', { name: 'Formu gönderince ne olur?' }).boundingBox();
  expect((below?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeLessThan(200);
});

import type { Locator, Page } from '@playwright/test';
import { imageFile } from '../fixtures/otherAdmin.ts';
import { expect, expectAccessibleLayout, expectNoViolation, adminTest as test } from '../fixtures/test.ts';
import { media } from './adForm.ts';

const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, count);

const centre = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The file names of the images and videos, in their order. */
async function order(page: Page): Promise<string[]> {
  return media(page)
    .locator('img, video')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')?.replace(/^.*\/|\?.*$/g, '') ?? ''));
}

/** Drags one element to another with the mouse; as with a hand, the page draws between moves. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('The dragged element or its target is not visible');
  const [here, there] = [centre(start), centre(end)];
  await page.mouse.move(here.x, here.y);
  await page.mouse.down();
  for (const part of [0.1, 0.4, 0.7, 1]) {
    await page.mouse.move(here.x + (there.x - here.x) * part, here.y + (there.y - here.y) * part);
    await frames(page, 2);
  }
  await page.mouse.up();
}

const threeImages = () => Promise.all(['#884422', '#228844', '#224488'].map((colour) => imageFile(colour)));
const item = (page: Page, number: number) => page.getByRole('listitem', { name: `${number}. görsel` });
const image = (page: Page, number: number) => item(page, number).locator('img');
const button = (page: Page, number: number, name: string) => item(page, number).getByRole('button', { name });
const handle = (page: Page, number: number) => button(page, number, 'Sürükleyerek taşı');

/**
 * Drags one element to another by touch. A long press comes first: a finger that moves at once
 * scrolls the page.
 */
async function dragByTouch(page: Page, from: Locator, to: Locator, taken: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('The dragged element or its target is not visible');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const [there, here] = [centre(end), centre(start)];
  await touch('touchStart', [here]);
  await expect(taken).toBeAttached();
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const point = { x: here.x + (there.x - here.x) * part, y: here.y + (there.y - here.y) * part };
    await touch('touchMove', [point]);
    await frames(page, 1);
  }
  await touch('touchEnd', []);
}

test('images are moved by mouse, keyboard and button', async ({ page, otherAdmin }, info) => {
  const id = await otherAdmin.addAd(`Taşınan ${info.project.name}`, { images: await threeImages() });
  await page.goto(`/admin/tland-detail/${id}`);
  await expect(media(page)).toHaveCount(3);
  const [a = '', b = '', c = ''] = await order(page);
  await handle(page, 1).scrollIntoViewIfNeeded();
  await drag(page, handle(page, 1), item(page, 2));
  await expect.poll(() => order(page)).toEqual([b, a, c]);
  await drag(page, image(page, 2), image(page, 1));
  await expect.poll(() => order(page)).toEqual([a, b, c]);
  await drag(page, image(page, 1), image(page, 2));
  await expect.poll(() => order(page)).toEqual([b, a, c]);
  await drag(page, item(page, 3), item(page, 1));
  await expect.poll(() => order(page)).toEqual([c, b, a]);
  await drag(page, handle(page, 1), handle(page, 3));
  await expect.poll(() => order(page)).toEqual([b, a, c]);

  // the keys are pressed without waiting for the page
  await handle(page, 1).focus();
  const { keyboard } = page;
  for (const key of ['Space', 'ArrowRight', 'Space']) await keyboard.press(key);
  expect(await order(page)).toEqual([a, b, c]);
  await expect(handle(page, 2)).toBeFocused();
  const status = page.getByRole('region', { name: 'Görseller ve videolar' }).getByRole('status').last();
  await expect(status).toHaveText('Öğe 2. sıraya bırakıldı.');
  await keyboard.press('ArrowDown');
  await expect(status).toHaveText('Öğe 3. sıraya taşındı.');
  await keyboard.press('ArrowRight');
  await expect(status).toHaveText('Öğe zaten son sırada.');
  for (const key of ['ArrowUp', 'ArrowLeft']) await keyboard.press(key);
  expect(await order(page)).toEqual([b, a, c]);
  await expect(handle(page, 1)).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(status).toHaveText('Öğe zaten ilk sırada.');
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Escape']) await keyboard.press(key);
  await expect(status).toHaveText('Taşımadan vazgeçildi; öğe yine 1. sırada.');
  expect(await order(page)).toEqual([b, a, c]);
  await expect(handle(page, 1)).toBeFocused();

  await button(page, 1, 'Arkaya al').click();
  await button(page, 3, 'Öne al').click();
  await expect.poll(() => order(page)).toEqual([a, c, b]);
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('İlan güncellendi.')).toBeVisible();
  expect((await otherAdmin.readAd(id))?.images).toBe([a, c, b].join(','));
});

test('the cover is marked, previewed and shown in the list, and the ad’s page opens', async ({
  page,
  otherAdmin,
}, info) => {
  const title = `Kapaklı ${info.project.name}`;
  const id = await otherAdmin.addAd(title, { images: await threeImages() });
  await page.goto(`/admin/tland-detail/${id}`);
  const cover = media(page).filter({ hasText: 'Kapak' });
  await expect(cover).toHaveAccessibleName('1. görsel');
  const second = (await order(page))[1] ?? '';
  await button(page, 2, 'Öne al').click();
  await expect(cover.locator('img')).toHaveAttribute('src', new RegExp(second));

  await page.getByLabel('Başlık').fill('Henüz kaydedilmemiş başlık');
  const open = page.getByRole('button', { name: 'Önizle' });
  await open.press('Enter');
  const preview = page.getByRole('dialog', { name: 'Önizleme' });
  await expect(preview.getByRole('heading', { name: 'Henüz kaydedilmemiş başlık' })).toBeVisible();
  await expect(preview.locator('img').first()).toHaveAttribute('src', new RegExp(`${second}.*640`));
  await expectAccessibleLayout(page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  const onSite = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Sitede gör' }).click();
  const tab = await onSite;
  // what is stored, not what is typed
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title);
  await tab.close();

  await page.getByRole('button', { name: 'Güncelle' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Henüz kaydedilmemiş başlık' });
  await expect(row.locator('img')).toHaveAttribute('src', new RegExp(`${second}.*150`));
});

test('the focus stays in the list when an item is moved to an end or removed', async ({
  page,
  otherAdmin,
}, info) => {
  const id = await otherAdmin.addAd(`Odaklanan ${info.project.name}`, { images: await threeImages() });
  await page.goto(`/admin/tland-detail/${id}`);
  await expect(media(page)).toHaveCount(3);
  const [a = '', b = '', c = ''] = await order(page);

  await button(page, 2, 'Öne al').press('Enter');
  expect(await order(page)).toEqual([b, a, c]);
  await expect(button(page, 1, 'Öne al')).toBeFocused();
  await expect(button(page, 1, 'Öne al')).toBeDisabled();
  await page.keyboard.press('Enter');
  await expectNoViolation(page);
  await button(page, 2, 'Arkaya al').press('Enter');
  expect(await order(page)).toEqual([b, c, a]);
  await expect(button(page, 3, 'Arkaya al')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await order(page)).toEqual([b, c, a]);

  const remove = (number: number) => button(page, number, 'Görseli kaldır');
  await remove(2).press('Enter');
  await expect(page.getByText('2. sıradaki öğe kaldırıldı.')).toBeAttached();
  expect(await order(page)).toEqual([b, a]);
  await expect(remove(2)).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await order(page)).toEqual([b]);
  await expect(remove(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(media(page)).toHaveCount(0);
  const chooser = page.getByLabel('Görsel veya video ekle');
  await expect(chooser).toBeFocused();
  await expectNoViolation(page);

  // the preview of a chosen image that is not stored yet can be dragged too
  await chooser.setInputFiles([await imageFile('#884422', 'bir.png'), await imageFile('#228844', 'iki.png')]);
  await expect(image(page, 2)).toHaveAttribute('alt', '2. görsel: iki.png');
  await image(page, 2).dragTo(image(page, 1), { steps: 3 });
  await expect(image(page, 1)).toHaveAttribute('alt', '1. görsel: iki.png');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('images are moved by touch', async ({ page, otherAdmin }, info) => {
    const id = await otherAdmin.addAd(`Parmakla taşınan ${info.project.name}`, {
      images: await threeImages(),
    });
    await page.goto(`/admin/tland-detail/${id}`);
    await expect(media(page)).toHaveCount(3);
    const [a = '', b = '', c = ''] = await order(page);
    await handle(page, 1).scrollIntoViewIfNeeded();
    const taken = (number: number) => page.getByText(`${number}. sıradaki öğe tutuldu.`);
    await dragByTouch(page, handle(page, 1), item(page, 2), taken(1));
    await expect.poll(() => order(page)).toEqual([b, a, c]);
    await dragByTouch(page, image(page, 2), item(page, 1), taken(2));
    await expect.poll(() => order(page)).toEqual([a, b, c]);
  });
});

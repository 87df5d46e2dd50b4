import type { Locator, Page } from '@playwright/test';
import { otherAdmin } from './otherAdmin.ts';
import { expect, test } from './test.ts';

const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, count);
const media = (page: Page) => page.getByRole('listitem', { name: /^\d+\. (görsel|video)$/ });

/** The pictures in their order, by what tells them apart. */
async function order(page: Page): Promise<string[]> {
  return media(page)
    .locator('img, video')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')?.replace(/^.*\/|\?.*$/g, '') ?? ''));
}

/** Carries one thing to another with the mouse, as a hand does: pressed, moved in steps, let go. */
async function carry(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('What is carried is not on the screen');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 10, start.y + start.height / 2, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

/** Carries one thing to another with a finger, which rests on it first: a finger that moves at once scrolls the page. */
async function carryByFinger(page: Page, from: Locator, to: Locator, taken: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('What is carried is not on the screen');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const centre = ({ x, y, width, height }: typeof start) => ({ x: x + width / 2, y: y + height / 2 });
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

test('images are carried to their places by mouse, keyboard and button', async ({
  adminPage: page,
  product,
}, info) => {
  const other = await otherAdmin(product);
  const id = await other.addAd(`Taşınan ${info.project.name}`, ['#884422', '#228844', '#224488']);
  await page.goto(`/admin/tland-detail/${id}`);
  await expect(media(page)).toHaveCount(3);
  const [a = '', b = '', c = ''] = await order(page);
  const handle = (number: number) =>
    page
      .getByRole('listitem', { name: `${number}. görsel` })
      .getByRole('button', { name: 'Sürükleyerek taşı' });
  await handle(1).scrollIntoViewIfNeeded();
  await carry(page, handle(1), page.getByRole('listitem', { name: '2. görsel' }));
  await expect.poll(() => order(page)).toEqual([b, a, c]);

  await handle(1).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1. sıradaki öğe tutuldu.')).toBeAttached();
  // the places are measured in the frames after that
  await frames(page, 3);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Öğe 2. sıranın üzerinde.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => order(page)).toEqual([a, b, c]);

  await page.getByRole('listitem', { name: '3. görsel' }).getByRole('button', { name: 'Öne al' }).click();
  await expect.poll(() => order(page)).toEqual([a, c, b]);
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(dialog(page, 'İşlem Başarılı!')).toBeVisible();
  expect((await other.readAd(id))?.images).toBe([a, c, b].join(','));
});

test.describe('where there is touch', () => {
  test.use({ hasTouch: true });

  test('images are carried to their places by a finger', async ({ adminPage: page, product }, info) => {
    const other = await otherAdmin(product);
    const id = await other.addAd(`Parmakla taşınan ${info.project.name}`, ['#884422', '#228844', '#224488']);
    await page.goto(`/admin/tland-detail/${id}`);
    await expect(media(page)).toHaveCount(3);
    const [a = '', b = '', c = ''] = await order(page);
    const first = page.getByRole('listitem', { name: '1. görsel' });
    const handle = first.getByRole('button', { name: 'Sürükleyerek taşı' });
    await handle.scrollIntoViewIfNeeded();
    const taken = page.getByText('1. sıradaki öğe tutuldu.');
    await carryByFinger(page, handle, page.getByRole('listitem', { name: '2. görsel' }), taken);
    await expect.poll(() => order(page)).toEqual([b, a, c]);
  });
});

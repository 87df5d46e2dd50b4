import type { Page } from '@playwright/test';
import { expect, phone, test, zoomedPhone } from '../fixtures/test.ts';

/** What the floating buttons cover at each position of the page; they may be hidden there. */
async function coveredContent(page: Page): Promise<{ covered: string[]; seen: boolean }> {
  return page.evaluate(async () => {
    const buttons = [...document.querySelectorAll('aside a:is([href^="tel:"], [href^="https://wa.me/"])')];
    const isShown = (node: Element) => getComputedStyle(node).visibility === 'visible';
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const covered = new Set<string>();
    let seen = false;
    for (let top = 0; top < document.documentElement.scrollHeight; top += 120) {
      scrollTo({ top, behavior: 'instant' });
      // one frame for the check, and one more where reduced motion shortens transitions to a frame
      for (let count = 0; count < 3; count++) await frame();
      for (const button of buttons.filter(isShown)) {
        seen = true;
        const own = button.getBoundingClientRect();
        for (const node of document.querySelectorAll(
          ':is(main, footer) :is(a, button, input, select, textarea, label, li, img, svg, dd, strong)',
        )) {
          if (node.closest('aside')) continue;
          const { left, right, top, bottom } = node.getBoundingClientRect();
          const isAside = left >= own.right || right <= own.left || top >= own.bottom || bottom <= own.top;
          if (!isAside) covered.add(`${scrollY}: ${node.outerHTML.slice(0, 80)}`);
        }
      }
    }
    return { covered: [...covered], seen };
  });
}

for (const path of ['/', '/danisman-ol', '/iletisim', '/hakkimizda']) {
  test(`on ${path} the floating buttons cover no field, figure or button`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    for (const [name, size] of [
      ['on a phone', phone],
      ['at a zoom of 200 %', { width: 720, height: 450 }],
    ] as const) {
      await page.setViewportSize(size);
      await expect(page.locator('select[aria-busy=true]')).toHaveCount(0);
      const { covered, seen } = await coveredContent(page);
      expect.soft(covered, name).toEqual([]);
      expect.soft(seen, `they are seen ${name}`).toBe(true);
    }
  });
}

test('on a phone at a zoom of 200 % there is no room for the floating buttons', async ({ page }) => {
  const call = page.locator('aside a[href^="tel:"]');
  await page.setViewportSize(phone);
  // the form of the home page would hide them at any zoom
  await page.goto('/hakkimizda');
  await expect(call).toBeVisible();
  await page.setViewportSize(zoomedPhone);
  await expect(call).toBeHidden();
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(footer.locator('a[href^="https://wa.me/"]')).toBeVisible();
});

test('the floating buttons hide while a field has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const call = page.locator('aside a[href^="tel:"]');
  await expect(call).toBeVisible();
  await page.getByLabel('Ada').focus();
  await expect(call).toBeHidden();
  await page.getByLabel('Ada').blur();
  await expect(call).toBeVisible();
});

test('without a network the floating buttons cover nothing', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(page.locator('select[aria-busy=true]')).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(page.getByText('İnternet bağlantınız yok')).toBeVisible();
  const { covered } = await coveredContent(page);
  expect(covered).toEqual([]);
});

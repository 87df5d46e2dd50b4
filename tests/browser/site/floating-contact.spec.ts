import type { Page } from '@playwright/test';
import { paths } from '../../../rules/site/paths.ts';
import { imageFile, type OtherAdmin } from '../fixtures/otherAdmin.ts';
import { signIn } from '../fixtures/product.ts';
import { exampleAddressOf, storeSession } from '../fixtures/roles.ts';
import { expect, phone, test, zoomedPhone } from '../fixtures/test.ts';

/** What the floating buttons cover at each position of the page; they may be hidden there. */
async function coveredContent(page: Page): Promise<{ covered: string[]; seen: boolean }> {
  return page.evaluate(async () => {
    const buttons = [...document.querySelectorAll('aside a:is([href^="tel:"], [href^="https://wa.me/"])')];
    const isShown = (node: Element) => getComputedStyle(node).visibility === 'visible';
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const covered = new Set<string>();
    let seen = false;
    // a busy browser needs several frames for what a new size of the window changes
    for (let count = 0; count < 10; count++) await frame();
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

/** The public pages, by what they show. An ad and its post have a text of some length. */
const pages = {
  home: async () => paths.home.to(),
  about: async () => paths.about.to(),
  apply: async () => paths.apply.to(),
  contact: async () => paths.contact.to(),
  resetPassword: async () => exampleAddressOf('resetPassword'),
  post: async ({ addPost }) => {
    const title = 'Tapu harcı';
    const content = '<p>Harcı <a href="/">kim</a> öder?</p><ul><li>Alıcı</li><li>Satıcı</li></ul>'.repeat(5);
    return paths.post.to({ id: await addPost(title, { content }), title });
  },
  ad: async ({ addAd }) => {
    const title = 'Deniz gören arsa';
    const images = await Promise.all(['#2e7d32', '#1565c0'].map((colour) => imageFile(colour)));
    return paths.ad.to({ Id: await addAd(title, { images }), title });
  },
} satisfies Record<string, (records: OtherAdmin) => Promise<string>>;

for (const [name, add] of Object.entries(pages)) {
  test(`on the page ${name} the floating buttons cover no field, figure or button`, async ({
    page,
    product,
    otherAdmin,
  }) => {
    await page.setViewportSize(phone);
    if (name === 'ad') await storeSession(page, await signIn(product));
    await page.goto(await add(otherAdmin));
    // the browser draws a page that needs an account, and its shortcuts, after its scripts
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
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

for (const [path, label] of [
  ['/', 'Ada'],
  ['/iletisim', 'Konu'],
  ['/danisman-ol', 'E-posta'],
  ['/sifre-sifirla?token=t', 'Yeni şifre'],
] as const) {
  test(`on ${path} the floating buttons hide while a field has the focus`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const call = page.locator('aside a[href^="tel:"]');
    const field = page.getByLabel(label, { exact: true });
    await expect(call).toBeVisible();
    await field.focus();
    await expect(call).toBeHidden();
    await field.blur();
    await expect(call).toBeVisible();
  });
}

test('the sign-in page has no floating buttons', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('E-posta')).toBeVisible();
  await expect(page.locator('a:is([href^="tel:"], [href^="https://wa.me/"])')).toHaveCount(0);
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

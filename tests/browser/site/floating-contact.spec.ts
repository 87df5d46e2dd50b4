import type { Page } from '@playwright/test';
import { paths } from '../../../rules/site/paths.ts';
import { imageFile, type OtherAdmin } from '../fixtures/otherAdmin.ts';
import { signIn } from '../fixtures/product.ts';
import { exampleAddressOf, storeSession } from '../fixtures/roles.ts';
import { expect, phone, test, zoomedPhone } from '../fixtures/test.ts';

const links = (page: Page) => page.locator('aside a:is([href^="tel:"], [href^="https://wa.me/"])');

/** The content that lies below the shortcuts, at each position of the page. */
async function coveredContent(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const bar = document.querySelector('aside:has(> a[href^="tel:"])');
    if (!bar) throw new Error('The page has no shortcuts');
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // a busy browser needs several frames for what a new size of the window changes
    for (let count = 0; count < 10; count++) await frame();
    const isBar = getComputedStyle(bar).backgroundColor.startsWith('rgb(');
    const covered = new Set<string>();
    const end = document.documentElement.scrollHeight;
    // what is below an opaque bar scrolls out of it: only at the end of the page nothing may be left
    for (let top = isBar ? end : 0; top <= end; top += 120) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      const own = bar.getBoundingClientRect();
      for (const node of document.querySelectorAll(
        ':is(main, footer) :is(a, button, input, select, textarea, label, li, p, img, svg, dd, strong)',
      )) {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const isAside = left >= own.right || right <= own.left || top >= own.bottom || bottom <= own.top;
        if (!isAside) covered.add(`${scrollY}: ${node.outerHTML.slice(0, 80)}`);
      }
    }
    return [...covered];
  });
}

/** The controls that lie below the shortcuts while they have the focus. */
async function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const covered: string[] = [];
    const bar = document.querySelector('aside:has(> a[href^="tel:"])');
    const own = () => bar?.getBoundingClientRect() ?? new DOMRect();
    scrollTo({ top: 0, behavior: 'instant' });
    for (const node of document.querySelectorAll<HTMLElement>(
      'main :is(a, button, input, select):not(:disabled)',
    )) {
      node.focus();
      await new Promise((done) => requestAnimationFrame(done));
      const { bottom, right } = node.getBoundingClientRect();
      const isCovered = bottom > own().top && right > own().left;
      if (document.activeElement === node && isCovered) covered.push(node.outerHTML.slice(0, 80));
    }
    return covered;
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

const screens = {
  'a large screen': { width: 1440, height: 900 },
  'a small screen': { width: 1280, height: 720 },
  'a zoom of 200 %': { width: 720, height: 450 },
  'a phone': phone,
  'a phone at a zoom of 200 %': zoomedPhone,
};

for (const [name, add] of Object.entries(pages)) {
  test(`on the page ${name} phone and chat are always there, at the bottom right, and cover nothing`, async ({
    page,
    product,
    otherAdmin,
  }) => {
    if (name === 'ad') await storeSession(page, await signIn(product));
    await page.goto(await add(otherAdmin));
    // the browser draws a page that needs an account, and its shortcuts, after its scripts
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    for (const [screen, size] of Object.entries(screens)) {
      await page.setViewportSize(size);
      await expect(page.locator('select[aria-busy=true]')).toHaveCount(0);
      expect.soft(await coveredContent(page), screen).toEqual([]);
      // a small window shows a long control only in part
      if (size.height > 500) expect.soft(await coveredFocus(page), `focus on ${screen}`).toEqual([]);
      for (const link of await links(page).all()) {
        await expect.soft(link, screen).toBeVisible();
        const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
        const [right, bottom] = [size.width - x - width, size.height - y - height];
        expect.soft(right, `${screen}, from the right`).toBeLessThan(130);
        expect.soft(bottom, `${screen}, from the bottom`).toBeLessThan(100);
        expect.soft(Math.min(width, height), screen).toBeGreaterThanOrEqual(44);
      }
    }
    await expect(links(page)).toHaveCount(2);
  });
}

for (const [path, label] of [
  ['/', 'Ada'],
  ['/iletisim', 'Konu'],
] as const) {
  test(`on ${path} phone and chat stay while a field has the focus`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await page.getByLabel(label, { exact: true }).focus();
    for (const link of await links(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
  });
}

test('the sign-in page has no phone and chat shortcuts', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('E-posta')).toBeVisible();
  await expect(page.locator('a:is([href^="tel:"], [href^="https://wa.me/"])')).toHaveCount(0);
});

test('without a network the line that says so stands above phone and chat', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(page.locator('select[aria-busy=true]')).toHaveCount(0);
  await page.context().setOffline(true);
  const line = page.getByText('İnternet bağlantınız yok');
  await expect(line).toBeInViewport({ ratio: 1 });
  const bottom = await line.evaluate((node) => node.getBoundingClientRect().bottom);
  const top = await links(page)
    .first()
    .evaluate((node) => node.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(top);
});

/** Public pages arrive as HTML, and the browser takes them over without changing what is seen. */
import type { Page, Route } from '@playwright/test';
import { paths } from '../../../rules/site/paths.ts';
import { layoutShift } from '../fixtures/layoutShift.ts';
import { signIn } from '../fixtures/product.ts';
import { exampleAddress, exampleSessions, storeSession } from '../fixtures/roles.ts';
import { expect, phone, test, waitUntilInteractive } from '../fixtures/test.ts';

// the browser's message about an address that leads nowhere
test.use({ expectedMessages: [/status of 404/], waitsForHandlers: false });

/** Keeps the page's scripts from arriving until they are released. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** An address that leads nowhere, although it begins like that of the blog. */
const unknown = '/blog/eski/yazi';
const addressOf = (post: number) => paths.post.to({ id: post, title: 'Tapu harcı' });

test.describe('without scripts', () => {
  // nothing uses the style sheet that the page preloads
  test.use({ javaScriptEnabled: false, expectedMessages: [/status of 404|preloaded using link preload/] });

  test('a visitor can read the public pages', async ({ page, otherAdmin }) => {
    const post = await otherAdmin.addPost('Tapu harcı', { content: '<p>Harcı kim öder?</p>' });
    for (const [path, title, words] of [
      ['/', 'Anasayfa', 'Arazi sahiplerinin en çok sorduğu beş soru'],
      ['/hakkimizda', 'Hakkımızda', 'Biz kimiz?'],
      ['/danisman-ol', 'Danışman Ol', 'Başvuru formu'],
      ['/iletisim', 'İletişim', 'Mesajı Gönder'],
      ['/kvkk', 'KVKK Aydınlatma Metni', '8. Başvuru'],
      ['/blog', 'Blog', 'Tapu harcı'],
      [addressOf(post), 'Tapu harcı', 'Harcı kim öder?'],
      [unknown, 'Aradığınız sayfayı bulamadık', 'Ana sayfaya dön'],
      ['/login', 'Admin Girişi', 'Beni Hatırla'],
      ['/sifre-sifirla?token=gizli', 'Şifre Belirle', 'Şifreyi kaydet'],
    ] as const) {
      await page.goto(path);
      await expect(page, path).toHaveTitle(`Arazi Teklif | ${title}`);
      await expect(heading(page), path).toBeVisible();
      await expect(page.getByText(words).first(), path).toBeVisible();
    }
  });

  test('a link in a message says what its page needs', async ({ page }) => {
    const says = page.locator('main noscript p');
    await page.goto('/teklif/gizli');
    await expect(says).toBeVisible();
    await expect(says).toContainText('JavaScript’i açın ya da bizi arayın');
    await expect(says.locator('a')).toHaveAttribute('href', /^tel:/);
    await expect(page.locator('noscript')).toHaveCount(1);
    await page.goto('/arama-bildirimi/gizli');
    await expect(says).toBeVisible();
    await expect(says).toContainText('JavaScript’i açın');
  });

  test('a form says what it needs, and whom to call', async ({ page }) => {
    for (const path of ['/', '/iletisim', '/danisman-ol', '/login']) {
      await page.goto(path);
      const says = page.locator('form noscript p');
      await expect(says, path).toBeVisible();
      await expect(says, path).toContainText('JavaScript’i açın ya da bizi arayın');
      await expect(says.locator('a'), path).toHaveAttribute('href', /^tel:/);
      await expect(page.locator('noscript'), path).toHaveCount(1);
    }
    await page.goto('/');
    await expect(page.getByRole('main').getByText('Yükleniyor')).toHaveCount(0);
  });

  test('what waits for the scripts has no state that a browser would restore after a reload', async ({
    page,
  }) => {
    for (const path of ['/', '/login', '/iletisim', '/danisman-ol', '/sifre-sifirla']) {
      await page.goto(path);
      await expect(page.locator('[type=submit]:disabled'), path).not.toHaveCount(0);
      // what the Nu HTML checker names
      const html = await (await page.request.get(path)).text();
      expect(html, path).not.toMatch(/<(br|hr|img|input|link|meta)\b[^<>]*\/>/);
      expect(html, path).not.toContain('paint-order:');
      await expect(page.locator(':is(button, [type=checkbox])[autocomplete]'), path).toHaveCount(0);
      await expect(page.locator('[disabled]:not(form[autocomplete=off] *)'), path).toHaveCount(0);
    }
  });
});

test('the HTML of the page for a new password is the same for every token', async ({ request }) => {
  const html = async (path: string) =>
    (await (await request.get(path)).text()).replaceAll(/nonce="[^"]+"|content="[\w+/]{22}=="/g, '');
  const page = await html('/sifre-sifirla');
  expect(page).toContain('Yeni şifrenizi belirleyin');
  expect(await html('/sifre-sifirla?token=gizli')).toBe(page);
});

test("a post's text does not depend on a call", async ({ page, otherAdmin }) => {
  const post = await otherAdmin.addPost('Tapu harcı', { content: '<p>Harcı kim öder?</p>' });
  await page.route(`**/api/v1/blog/${post}`, () => undefined);
  await page.goto(addressOf(post));
  await page.waitForFunction(() => document.title.includes('Tapu harcı'));
  await expect(page.getByText('Harcı kim öder?')).toBeVisible();
});

test('what is typed before the scripts arrive is kept and sent', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/iletisim', { waitUntil: 'commit' });
  await page.getByLabel('Ad', { exact: true }).fill('Ayşe');
  await page.getByLabel('Mesajınız').fill('Tarlamı satmak istiyorum.');
  const button = page.getByRole('button', { name: 'Mesajı Gönder' });
  await expect(button).toBeDisabled();
  await release();
  await expect(button).toBeEnabled();
  await button.click();
  // only the fields that are still empty are asked for
  await expect(page.getByLabel('Soyad')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Ad', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Ayşe');
  await expect(page.getByLabel('Mesajınız')).toHaveValue('Tarlamı satmak istiyorum.');
});

test.describe('a translator that has changed the words of the HTML', () => {
  // React reports that it draws the page anew
  test.use({ expectedMessages: [/Minified React error/] });

  test('loses nothing of what was typed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/iletisim', { waitUntil: 'commit' });
    await page.getByLabel('Mesajınız').fill('Tarlamı satmak istiyorum.');
    await page.locator('main').evaluate((main) => {
      for (const label of main.querySelectorAll('label')) label.innerHTML = '<font>Label</font>';
    });
    await release();
    await expect(page.getByRole('button', { name: 'Mesajı Gönder' })).toBeEnabled();
    await expect(page.getByLabel('Mesajınız')).toHaveValue('Tarlamı satmak istiyorum.');
  });
});

for (const device of ['a new device', 'a device with something stored'] as const) {
  test.describe(`on ${device}`, () => {
    test.beforeEach(async ({ page }) => {
      if (device !== 'a new device')
        await page.addInitScript(() => localStorage.setItem('failedLoginCount', '0'));
    });

    for (const [path, label, typed, whole] of [
      ['/', 'Ada', '12', '1342'],
      ['/login', 'Şifre', 'gizi', 'giz34i'],
      ['/iletisim', 'Mesajınız', 'Tarlam', 'Tarla34m'],
    ] as const) {
      test(`typing into '${label}' of ${path} goes on where it was when the scripts arrive`, async ({
        page,
      }) => {
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        const input = page.getByLabel(label, { exact: true });
        await input.click();
        await page.keyboard.type(typed);
        await page.keyboard.press('ArrowLeft');
        await release();
        await waitUntilInteractive(page);
        await page.keyboard.type('34');
        await expect(input).toHaveValue(whole);
      });
    }

    test('a link keeps the focus when the scripts arrive', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
      await link.focus();
      await release();
      await waitUntilInteractive(page);
      await expect(link).toBeFocused();
    });
  });
}

for (const way of ['a reload', 'Back'] as const) {
  test(`after ${way}, what is typed before the scripts arrive is kept, and nothing typed before it`, async ({
    page,
  }) => {
    await page.goto('/login');
    await waitUntilInteractive(page);
    await page.getByLabel('E-posta').fill('ayse@example.com');
    if (way === 'Back') await page.goto('/robots.txt');
    const release = await holdScripts(page);
    if (way === 'Back') await page.goBack({ waitUntil: 'commit' });
    else await page.reload({ waitUntil: 'commit' });
    await page.getByLabel('Şifre', { exact: true }).fill('gizli');
    await expect(page.getByLabel('E-posta')).toHaveValue('');
    await release();
    await waitUntilInteractive(page);
    await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue('gizli');
    await expect(page.getByLabel('E-posta')).toHaveValue('');
  });
}

test('a field that is left before the scripts arrive is checked as soon as they have', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/danisman-ol', { waitUntil: 'commit' });
  await page.getByLabel('Telefon').fill('abc');
  await page.getByLabel('Telefon').blur();
  await release();
  await expect(page.getByText('bu numara cep telefonuna benzemiyor')).toBeVisible();
});

test.describe('when the network fails before the page’s own script arrives', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] });

  test('what was typed stays, and can be sent once the network is back', async ({ page, context }) => {
    const held: Route[] = [];
    await page.route('**/assets/ContactPage-*.js', async (script) => {
      if (held.push(script) > 1) await script.continue();
    });
    await page.goto('/iletisim', { waitUntil: 'commit' });
    await page.getByLabel('Konu').fill('Arazim var');
    await expect.poll(() => held.length).toBe(1);
    // the others have arrived: one that fails too would ask for a reload
    const missing = () =>
      page.evaluate(() => {
        const arrived = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
        const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
        return [...links].map(({ href }) => href).filter((address) => !arrived.has(address));
      });
    await expect.poll(missing).toEqual([expect.stringContaining('/ContactPage-')]);
    await context.setOffline(true);
    const failure = page.waitForEvent('console', (message) => message.text().includes('DISCONNECTED'));
    await held[0]?.abort('internetdisconnected');
    await failure;
    await expect(page.getByLabel('Konu')).toHaveValue('Arazim var');
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Mesajı Gönder' })).toBeEnabled();
    await expect(page.getByLabel('Konu')).toHaveValue('Arazim var');
  });
});

/** The pages that arrive as HTML, without those of posts. */
const publicPages = [
  ...Object.values(paths).flatMap(({ isStatic, pattern }) =>
    // the token of an address is none that this test knows
    isStatic && !pattern.includes(':token') ? [exampleAddress(pattern)] : [],
  ),
  paths.blog.pattern,
  unknown,
];

/**
 * Opens a page whose scripts arrive after its HTML was drawn.
 * @returns its heading as it was drawn.
 */
async function openWithLateScripts(page: Page, path: string) {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const drawn = await heading(page).elementHandle();
  await release();
  await page.waitForLoadState('networkidle');
  await page.unroute('**/assets/*.js');
  return drawn;
}

test('the browser takes over the elements of the HTML', async ({ page, otherAdmin }) => {
  const post = await otherAdmin.addPost('Tapu harcı', { content: '<p>Harcı kim öder?</p>' });
  // the HTML is drawn for the page's own address
  const written = ['/BLOG?x=1&page=1', `/blog/detay/${post}/baska?x=1`];
  for (const path of [...publicPages, addressOf(post), ...written]) {
    const drawn = await openWithLateScripts(page, path);
    const isKept = await drawn?.evaluate((element) => element.isConnected);
    expect.soft(isKept, path).toBe(true);
  }
});

for (const role of ['visitor', 'consultant', 'admin'] as const) {
  test(`nothing jumps while a public page loads for the ${role}`, async ({ page, product, otherAdmin }) => {
    const post = await otherAdmin.addPost('Tapu harcı', { content: '<p>Harcı kim öder?</p>' });
    if (role === 'admin') await storeSession(page, await signIn(product));
    if (role === 'consultant') await storeSession(page, exampleSessions.consultant);
    // a link without its token shows another page than the HTML
    for (const path of [...publicPages, addressOf(post), '/sifre-sifirla']) {
      await openWithLateScripts(page, path);
      expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.02);
      await page.reload({ waitUntil: 'networkidle' });
      expect.soft(await layoutShift(page), `${path}, reloaded`).toBeLessThanOrEqual(0.02);
    }
  });
}

test('the application stays where it was drawn, whoever reads it', async ({ page, product }) => {
  await page.setViewportSize(phone);
  const top = () => heading(page).evaluate((node) => node.getBoundingClientRect().top + window.scrollY);
  const expectStays = async (seen: string) => {
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    const drawn = await top();
    await release();
    await expect(page.getByText(seen)).toBeVisible();
    expect.soft(await top(), seen).toBe(drawn);
    await page.unroute('**/assets/*.js');
  };
  await page.goto('/ilanlar');
  await expect(page).toHaveURL('/danisman-ol');
  await expectStays('Açmak istediğiniz sayfayı yalnızca onaylı danışmanlar görebilir.');
  await page.evaluate((auth) => localStorage.setItem('auth', auth), JSON.stringify(await signIn(product)));
  await page.goto('/danisman-ol');
  await expectStays('İlanlara git');
});

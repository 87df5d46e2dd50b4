/** Pages and layouts whose files do not load. */
import type { Page } from '@playwright/test';
import { paths } from '../../../rules/site/paths.ts';
import { expect, expectAccessibleLayout, test } from '../fixtures/test.ts';

test.use({
  expectedMessages: [/ERR_(FAILED|INTERNET_DISCONNECTED)|dynamically imported module|yüklenemedi/],
});

const failed = 'Sayfa açılamadı';

test('without the file of AdminLayout a notice offers to try again', async ({ adminPage: page }) => {
  await page.route('**/AdminLayout-*.js', (file) => file.abort());
  await page.goto(paths.adminNewLandRequests.to());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
  await expectAccessibleLayout(page);
  await page.unroute('**/AdminLayout-*.js');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByText(failed)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Scripts with this name, also under the address of another attempt. */
const scripts = (file: string) => new RegExp(`/${file}-[^/]*[.]js`);

for (const { path, file, label, submit } of [
  { path: paths.contact.to(), file: 'ContactPage', label: 'Konu', submit: 'Mesajı Gönder' },
  { path: paths.apply.to(), file: 'ApplicationPage', label: 'Ofis adı', submit: 'Katıl' },
  { path: paths.login.to(), file: 'LoginLayout', label: 'E-posta', submit: 'Giriş Yap' },
]) {
  for (const way of ['the next try', 'a reload'] as const) {
    test(`what was typed on ${path} stays when ${way} brings its file`, async ({ page }) => {
      let isThere = false;
      await page.route(scripts(file), (script) => (isThere ? script.continue() : script.abort()));
      await page.goto(path);
      const notice = page.getByRole('alert');
      await expect(notice).toContainText('Sayfa tam yüklenemedi; ekrandakiler yerinde duruyor.');
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expectAccessibleLayout(page);
      const input = page.getByLabel(label, { exact: true });
      await input.fill('Yazdığım');
      isThere = way === 'the next try';
      // as after a release, whose pages name other files
      await page.route(path, async (html) => {
        isThere = true;
        await html.continue();
      });
      await notice.getByRole('button', { name: 'Tekrar dene' }).click();
      await expect(page.getByRole('button', { name: submit, exact: true })).toBeEnabled();
      await expect(input).toHaveValue('Yazdığım');
      await expect(notice).toHaveCount(0);
    });
  }
}

test('what one reload has kept is gone after the next', async ({ page }) => {
  let isThere = false;
  await page.route(scripts('LoginLayout'), (script) => (isThere ? script.continue() : script.abort()));
  await page.goto(paths.login.to());
  const email = page.getByLabel('E-posta');
  await email.fill('ayse@example.com');
  await page.route(paths.login.to(), async (html) => {
    isThere = true;
    await html.continue();
  });
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  const button = page.getByRole('button', { name: 'Giriş Yap', exact: true });
  await expect(button).toBeEnabled();
  await expect(email).toHaveValue('ayse@example.com');
  await page.reload();
  await expect(button).toBeEnabled();
  await expect(email).toHaveValue('');
});

const selectAll = (page: Page) =>
  page.getByRole('checkbox', { name: 'Bu sayfadakilerin tümünü seç' }).check();

for (const { file, part, open, opened } of [
  {
    file: 'listMenusAndDialogs',
    part: 'the menus and dialogs of a list',
    open: async (page: Page) => {
      // the head of the table stays in sight when the place of the notice does not
      await page.setViewportSize({ width: 1440, height: 400 });
      await page.getByRole('row').last().scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Telefon menüsü' }).click();
    },
    opened: (page: Page) => page.getByRole('menu'),
  },
  {
    file: 'LandRequestTaskDialogs',
    part: 'the dialogs of a task for many rows',
    open: async (page: Page) => {
      await selectAll(page);
      await page.getByRole('button', { name: 'Kişiye ver' }).click();
    },
    opened: (page: Page) => page.getByRole('dialog'),
  },
]) {
  test(`without the file of ${part} a notice in sight offers to try again`, async ({
    adminPage: page,
    otherAdmin,
  }) => {
    for (let sent = 0; sent < 10; sent++) await otherAdmin.sendLandRequest('Dosyasız Sahip');
    await page.route(scripts(file), (script) => script.abort());
    await page.goto(paths.adminNewLandRequests.to());
    await expect(page.getByRole('cell').first()).toBeVisible();
    await open(page);
    const notice = page.getByRole('alert').filter({ hasText: 'Açılamadı.' });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expectAccessibleLayout(page);
    await notice.getByRole('button', { name: 'Kapat' }).click();
    await expect(notice).toHaveCount(0);
    await open(page);
    await expect(notice).toBeInViewport();
    await page.unroute(scripts(file));
    await notice.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(opened(page)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test(`a failure to load ${part} ahead costs nothing that the page holds`, async ({
    adminPage: page,
    otherAdmin,
  }) => {
    await otherAdmin.sendLandRequest('Önden Yüklenen Sahip');
    let isOnline = false;
    // Chromium before 156 never asks again for the address that has failed
    await page.route(scripts(file), (script) =>
      isOnline && script.request().url().includes('?') ? script.continue() : script.abort(),
    );
    const tried = page.waitForEvent('requestfailed', (request) => /js[?]/.test(request.url()));
    await page.goto(paths.adminNewLandRequests.to());
    await selectAll(page);
    await tried;
    isOnline = true;
    await open(page);
    await expect(opened(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Seçilenlerle yapılacak işlem' })).toBeVisible();
  });
}

test('a task that waits for its dialogs is asked about the rows that are selected once they come', async ({
  adminPage: page,
  otherAdmin,
}) => {
  const owner = 'Beklenen Sahip';
  for (let sent = 0; sent < 3; sent++) await otherAdmin.sendLandRequest(owner);
  const arrives = Promise.withResolvers<void>();
  await page.route(scripts('LandRequestTaskDialogs'), async (script) => {
    await arrives.promise;
    await script.continue();
  });
  await page.goto(`${paths.adminNewLandRequests.to()}?q=${encodeURIComponent(owner)}`);
  await selectAll(page);
  await page.getByRole('button', { name: 'Kişiye ver' }).click();
  await expect(page.getByRole('progressbar', { name: 'Yükleniyor…' })).toBeInViewport();
  await page.getByRole('row').getByRole('checkbox').last().uncheck();
  arrives.resolve();
  await expect(page.getByRole('dialog')).toContainText('2 talep kime verilsin?');
});

test('what was opened without a network leaves the way back', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.locator('[name=il]')).toBeEnabled();
  await context.setOffline(true);
  for (const [name, path] of [
    ['Giriş Yap', paths.login.to()],
    ['İletişim', paths.contact.to()],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    // a reload would lose the page
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    await page.goBack();
    await expect(page.getByLabel('Ada')).toBeVisible();
  }
});

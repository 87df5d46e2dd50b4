/** Pages and layouts whose files do not load. */
import type { Page } from '@playwright/test';
import { paths } from '../../../rules/site/paths.ts';
import { expect, expectAccessibleLayout, test } from '../fixtures/test.ts';

test.use({
  expectedMessages: [/ERR_(FAILED|INTERNET_DISCONNECTED)|dynamically imported module|yüklenemedi/],
});

const failed = 'Sayfa açılamadı';

for (const { layout, path } of [
  { layout: 'LoginLayout', path: paths.login.to() },
  { layout: 'AdminLayout', path: paths.adminNewLandRequests.to() },
]) {
  test(`without the file of ${layout} a notice offers to try again`, async ({ adminPage: page }) => {
    if (layout === 'LoginLayout') await page.addInitScript(() => localStorage.clear());
    await page.route(`**/${layout}-*.js`, (file) => file.abort());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    await expectAccessibleLayout(page);
    await page.unroute(`**/${layout}-*.js`);
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByText(failed)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

/** Scripts with this name, also under the address of another attempt. */
const scripts = (file: string) => new RegExp(`/${file}-[^/]*[.]js`);
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

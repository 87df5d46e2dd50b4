/** Pages and layouts whose files do not load, as after a release: for people who have typed. */
import type { Page } from '@playwright/test';
import { paths } from '../../../rules/site/paths.ts';
import {
  adminTest,
  expect,
  expectAccessibleLayout,
  expectNoOverflow,
  expectNoViolation,
  test,
} from '../fixtures/test.ts';

test.use({
  expectedMessages: [/ERR_(FAILED|INTERNET_DISCONNECTED)|dynamically imported module|yüklenemedi/],
  waitsForHandlers: false,
});

const failed = 'Sayfa açılamadı';

adminTest('without the file of AdminLayout a notice offers to try again', async ({ page }) => {
  await page.route('**/AdminLayout-*.js', (file) => file.abort());
  await page.goto(paths.adminNewLandRequests.to());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
  await expectAccessibleLayout(page);
  await page.unroute('**/AdminLayout-*.js');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByText(failed)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

adminTest('without its first scripts a page of the panel says so, and is loaded again', async ({ page }) => {
  await page.route(scripts('index'), (script) => script.abort());
  await page.goto(paths.adminNewLandRequests.to());
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Sayfa yüklenemedi.');
  await expectNoOverflow(page);
  await page.unroute(scripts('index'));
  await notice.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yeni Talepler');
  await expect(notice).toHaveCount(0);
});

const scripts = (file: string) => new RegExp(`/${file}-[^/]*[.]js`);

const missingFiles = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'Sayfanın bir bölümü yüklenemedi; ekrandakiler yerinde duruyor.' });

/** Files of this name fail until the page is requested again, as after a release. */
async function failUntilReload(page: Page, path: string, file: string) {
  let isThere = false;
  await page.route(scripts(file), (script) => (isThere ? script.continue() : script.abort()));
  await page.goto(path);
  await expect(missingFiles(page)).toBeVisible();
  await page.route(path, async (html) => {
    isThere = true;
    await html.continue();
  });
}

const provinceOf = (page: Page) => page.getByLabel('İl', { exact: true });
const buttonOf = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

for (const { path, file, label, loaded } of [
  // the first scripts, without which nothing else runs
  { path: paths.home.to(), file: 'index', label: 'Ada', loaded: provinceOf },
  { path: paths.home.to(), file: 'HomePage', label: 'Ada', loaded: provinceOf },
  { path: paths.login.to(), file: 'index', label: 'E-posta', loaded: buttonOf('Giriş Yap') },
  { path: paths.contact.to(), file: 'ContactPage', label: 'Konu', loaded: buttonOf('Mesajı Gönder') },
  { path: paths.apply.to(), file: 'ApplicationPage', label: 'Ofis adı', loaded: buttonOf('Katıl') },
  { path: paths.login.to(), file: 'LoginPage', label: 'E-posta', loaded: buttonOf('Giriş Yap') },
]) {
  test(`without ${file} the page ${path} says so, and a reload keeps what was typed`, async ({ page }) => {
    await failUntilReload(page, path, file);
    await expect(missingFiles(page)).toBeInViewport({ ratio: 1 });
    await expectNoViolation(page);
    await expectNoOverflow(page);
    const input = page.getByLabel(label, { exact: true });
    await input.fill('101');
    await missingFiles(page).getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(loaded(page)).toBeEnabled();
    await expect(input).toHaveValue('101');
    await expect(missingFiles(page)).toBeHidden();
  });
}

test('a reload by the browser keeps what was typed too', async ({ page }) => {
  await failUntilReload(page, '/', 'index');
  await page.getByLabel('Ada').fill('101');
  await page.reload();
  await expect(provinceOf(page)).toBeEnabled();
  await expect(page.getByLabel('Ada')).toHaveValue('101');
});

test.describe('while the server fails', () => {
  test.use({ expectedMessages: [/ERR_FAILED|status of 502/] });

  test('a page with missing files is not loaded again', async ({ page }) => {
    await page.route(scripts('index'), (script) => script.abort());
    await page.goto('/');
    await page.getByLabel('Ada').fill('101');
    await page.route('/', (html) => html.fulfill({ status: 502 }));
    const answer = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    expect((await answer).status()).toBe(502);
    await expect(page.getByLabel('Ada')).toHaveValue('101');
    await expect(missingFiles(page)).toBeVisible();
  });
});

test('what was typed stays in sight when a reload brings nothing either', async ({ page }) => {
  await page.route(scripts('HomePage'), (script) => script.abort());
  await page.goto('/');
  await page.getByLabel('Ada').fill('101');
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await again;
  await expect(missingFiles(page)).toBeVisible();
  await expect(page.getByLabel('Ada')).toHaveValue('101');
});

test('a page that is not whole is loaded again once there is a network', async ({ page, context }) => {
  await failUntilReload(page, '/', 'HomePage');
  await page.getByLabel('Ada').fill('101');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(missingFiles(page)).toBeVisible();
  await context.setOffline(false);
  await expect(provinceOf(page)).toBeEnabled();
  await expect(page.getByLabel('Ada')).toHaveValue('101');
});

test('a reload also keeps a tick, and gives nothing back a second time', async ({ page }) => {
  await failUntilReload(page, paths.login.to(), 'LoginPage');
  const [email, remember] = [
    page.getByLabel('E-posta'),
    page.getByRole('checkbox', { name: 'Beni hatırla' }),
  ];
  await email.fill('ayse@example.com');
  await remember.check();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  const button = page.getByRole('button', { name: 'Giriş Yap', exact: true });
  await expect(button).toBeEnabled();
  await expect(email).toHaveValue('ayse@example.com');
  await expect(remember).toBeChecked();
  await page.reload();
  await expect(button).toBeEnabled();
  await expect(email).toHaveValue('');
  await expect(remember).not.toBeChecked();
});

test('what was typed more than a minute before the page came back is not returned', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const typed = { ada: { value: '101' } };
    history.replaceState({ typedAt: Date.now() - 60_000, typed }, '');
  });
  await page.reload();
  await expect(provinceOf(page)).toBeEnabled();
  await expect(page.getByLabel('Ada')).toHaveValue('');
  expect(await page.evaluate(() => history.state)).not.toHaveProperty('typed');
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

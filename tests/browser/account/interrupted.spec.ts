import { signedOutAuth } from '../../../machines/account/session.ts';
import { answerOf, refusal } from '../../contract/refusal.ts';
import { admin, endSession, signIn } from '../fixtures/product.ts';
import {
  expect,
  expectAccessibleLayout,
  test as signedOutTest,
  adminTest as test,
} from '../fixtures/test.ts';

const title = 'Tarlanın değeri nasıl belirlenir?';

test.describe('a session that ends while an admin writes a post', () => {
  test.use({ expectedMessages: [/status of 401/] });

  test('keeps the form, which can be saved after signing in again', async ({ page, product }) => {
    await page.goto('/admin/new-blog');
    await page.getByLabel('Başlık').fill(title);
    await page.locator('[contenteditable=true]').fill('Komşu parsellerin satışları yol gösterir.');
    await page.getByLabel('Meta açıklama').fill('Değer tespiti');
    await endSession(page, product);
    await page.getByRole('button', { name: 'Kaydet' }).click();

    const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
    await expect(dialog).toBeVisible();
    await expectAccessibleLayout(page);
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toContain('"id":0,');
    await dialog.getByLabel('E-posta').fill(admin.email);
    await dialog.getByLabel('Şifre', { exact: true }).fill('yanlis');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Hata oluştu. Lütfen tekrar deneyin.');
    await expect(dialog.getByLabel('Şifre', { exact: true })).toBeFocused();
    await dialog.getByLabel('Şifre', { exact: true }).fill(admin.password);
    await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(dialog).toBeHidden();
    const failure = page.getByRole('alertdialog', { name: 'Hata!' });
    await expect(failure).toContainText('Giriş yaptıktan sonra tekrar deneyin.');
    await expect(page.getByLabel('Başlık')).toHaveValue(title);
    await failure.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page).toHaveURL(/\/admin\/blog-list/);
  });

  test('leads to the sign-in page when the dialog is declined, and keeps the draft for its author', async ({
    page,
    product,
    context,
  }) => {
    await page.goto('/admin/new-blog');
    await page.getByLabel('Başlık').fill(title);
    // signed out in another tab
    const other = await context.newPage();
    await other.goto(product.url);
    await other.evaluate(() => localStorage.removeItem('auth'));
    const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.evaluate((auth) => localStorage.setItem('auth', auth), JSON.stringify(await signIn(product)));
    await page.goto('/admin/new-blog');
    await expect(page.getByLabel('Başlık')).toHaveValue(title);
  });

  signedOutTest(
    'ends a land offer form of this tab with a sign-out in another one',
    async ({ page, product, context }) => {
      await page.goto('/');
      await page.getByLabel('Ada').fill('101');
      await page.evaluate(
        (auth) => localStorage.setItem('auth', auth),
        JSON.stringify(await signIn(product)),
      );
      await page.goto('/admin/new-blog');
      await page.getByLabel('Başlık').fill(title);
      const other = await context.newPage();
      await other.goto(product.url);
      await other.evaluate(() => localStorage.removeItem('auth'));
      const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
      await dialog.getByRole('button', { name: 'Vazgeç' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await page.goto('/');
      await expect(page.getByLabel('Ada')).toHaveValue('');
    },
  );

  test('is replaced when another tab signs in', async ({ page, product, context }) => {
    await page.goto('/admin/new-blog');
    await page.getByLabel('Başlık').fill(title);
    const other = await context.newPage();
    await other.goto(product.url);
    await other.evaluate(() => localStorage.removeItem('auth'));
    const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
    await expect(dialog).toBeVisible();
    await other.evaluate((auth) => localStorage.setItem('auth', auth), JSON.stringify(await signIn(product)));
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Başlık')).toHaveValue(title);
  });
});

test.describe('a session that expires in one tab', () => {
  test.use({ expectedMessages: [/status of 401/] });

  test('leaves the land offer form of another tab, which comes back with the same person alone', async ({
    page,
    product,
    context,
  }) => {
    await page.goto('/');
    await page.getByLabel('Ada').fill('101');
    const other = await context.newPage();
    await other.goto('/admin/new-land');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await endSession(page, product);
    await other.reload();
    await expect(other).toHaveURL(/\/login$/);

    await expect(page.getByRole('link', { name: 'Giriş Yap' }).first()).toBeVisible();
    await expect(page.getByLabel('Ada')).toHaveValue('101');
    await page.reload();
    await expect(page.getByLabel('Ada')).toHaveValue('');
    await other.evaluate((auth) => localStorage.setItem('auth', auth), JSON.stringify(await signIn(product)));
    await page.reload();
    await expect(page.getByLabel('Ada')).toHaveValue('101');
  });
});

test('a session that expires leaves what is typed into the forms of visitors', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  for (const [path, field] of [
    ['/danisman-ol', 'Ofis adı'],
    ['/iletisim', 'Mesajınız'],
  ] as const) {
    const auth = await other.evaluate(() => localStorage.getItem('auth'));
    await page.goto(path);
    await page.getByLabel(field).fill('Kaya Emlak');
    await other.evaluate((stored) => localStorage.setItem('auth', stored), JSON.stringify(signedOutAuth));
    await expect(page.getByRole('link', { name: 'Giriş Yap' }).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel(field)).toHaveValue('Kaya Emlak');
    await other.evaluate((stored) => localStorage.setItem('auth', stored ?? ''), auth);
  }
});

test.describe('a late 401 for a call of an earlier session', () => {
  test.use({ expectedMessages: [/status of 401/] });

  test('does not end the session that has begun since', async ({ page, product, context }) => {
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    const asked = page.waitForRequest(/\/lands\?/);
    await page.route(
      /\/lands\?/,
      async (route) => {
        await late;
        await route.fulfill(answerOf(refusal('listLandRequests', 401)));
      },
      { times: 1 },
    );
    await page.goto('/admin/new-land');
    await asked;
    const other = await context.newPage();
    await other.goto(product.url);
    const auth = JSON.stringify(await signIn(product));
    await other.evaluate((stored) => localStorage.setItem('auth', stored), auth);
    answer();
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByText(/^1 kayıt$|kayıttan|Bekleyen ya da teklif verilmiş talep yok/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBe(auth);
  });
});

signedOutTest(
  'a banner shows while there is no network, and the form keeps its content',
  async ({ page, context }) => {
    await page.goto('/iletisim');
    // the page's own scripts have arrived
    await expect(page.getByRole('button', { name: 'Mesajı Gönder' })).toBeEnabled();
    await page.getByLabel('Konu').fill('Arazim var');
    await context.setOffline(true);
    const banner = page.getByText('İnternet bağlantınız yok.');
    await expect(banner).toBeVisible();
    await expect(page.getByLabel('Konu')).toHaveValue('Arazim var');
    await expectAccessibleLayout(page);
    await context.setOffline(false);
    await expect(banner).toBeHidden();
  },
);

import { answerOf, refusal } from '../../contract/refusal.ts';
import { sendLandRequest, signIn } from '../fixtures/product.ts';
import { expect, expectNoViolation, expectSound, test } from '../fixtures/test.ts';

/** A name of its own for each test and width: letters only, as the form's rule wants. */
function ownerName(title: string): string {
  const letters = [...title].map((char) => String.fromCharCode(97 + (char.charCodeAt(0) % 26))).join('');
  return `Sahip ${letters.slice(0, 20)}`;
}

test('an admin finds a new request, offers, and buys', async ({ adminPage: page, product }, info) => {
  const name = ownerName(`teklif${info.project.name}`);
  expect((await sendLandRequest(product, name)).status).toBe(200);
  await page.goto('/admin/new-land');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yeni Talepler');
  await page.getByRole('textbox', { name: 'Ara' }).fill(name.toUpperCase());
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await row.getByRole('link', { name: 'Detay' }).click();

  await expect(page.getByText('Teklif Bekliyor')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Teklif Ver' }).click();
  await expect(page.getByText('Teklif tutarı zorunludur')).toBeVisible();
  await page.getByLabel('Teklif tutarı').pressSequentially('1250000');
  await expect(page.getByLabel('Teklif tutarı')).toHaveValue('1.250.000');
  await page.getByRole('button', { name: 'Teklif Ver' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('1.250.000 TL');
  await expect(dialog).toContainText('bilgilendirilecek');
  await dialog.getByRole('button', { name: 'Teklif Ver' }).click();
  await expect(page.getByRole('alertdialog', { name: 'İşlem Başarılı!' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/new-land$/, { timeout: 8000 });

  await page.getByRole('textbox', { name: 'Ara' }).fill(name);
  await expect(row).toHaveCount(1);
  await row.getByRole('link', { name: 'Detay' }).click();
  await expect(page.getByText('Teklif Verildi')).toBeVisible();
  await page.getByRole('button', { name: 'Satın Alındı' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Satın Alındı' }).click();
  await expect(page).toHaveURL(/\/admin\/purchased-land$/);
  await page.getByRole('textbox', { name: 'Ara' }).fill(name);
  await expect(row).toHaveCount(1);
});

test('an admin cancels a request, which is kept under the cancelled ones', async ({
  adminPage: page,
  product,
}, info) => {
  const name = ownerName(`iptal${info.project.name}`);
  await sendLandRequest(product, name);
  await page.goto('/admin/new-land');
  await page.getByRole('textbox', { name: 'Ara' }).fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name: 'Detay' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Talep');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'İptal Et' }).focus();
  await page.goBack();
  await expect(row).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goForward();
  await page.getByRole('button', { name: 'İptal Et' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'İptal Et' }).click();
  await dialog.getByRole('button', { name: 'İptal Et' }).click();
  await expect(page).toHaveURL(/\/admin\/canceled-land$/);
  await page.getByRole('textbox', { name: 'Ara' }).fill(name);
  await expect(row).toHaveCount(1);
  await expectSound(page);
});

test.describe('when another admin was quicker', () => {
  test.use({ expectedMessages: [/status of (409|500)/] });

  test('the offer is refused, and the new state shown beside the amount that was typed', async ({
    adminPage: page,
    product,
  }, info) => {
    const name = ownerName(`cakisan${info.project.name}`);
    await sendLandRequest(product, name);
    await page.goto('/admin/new-land');
    await page.getByRole('textbox', { name: 'Ara' }).fill(name);
    await page.getByRole('row').filter({ hasText: name }).getByRole('link', { name: 'Detay' }).click();
    await page.getByLabel('Teklif tutarı').pressSequentially('750000');
    const auth = await signIn(product);
    const answer = await fetch(`${product.url}/api/v1/lands/${page.url().split('/').at(-1)}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', token: `${auth.id}.${auth.token}` },
      body: JSON.stringify({ teklif_tutar: 600_000 }),
    });
    expect(answer.status).toBe(200);
    await page.getByRole('button', { name: 'Teklif Ver' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Teklif Ver' }).click();
    await expect(dialog).toContainText('Bu kayıt siz açtıktan sonra değiştirildi.');
    await dialog.getByRole('button', { name: 'Kapat' }).click();
    await expect(page.getByText('Kayıtlı teklif: 600.000 TL')).toBeVisible();
    await expect(page.getByLabel('Teklif tutarı')).toHaveValue('750.000');
  });

  test('a cancellation that failed is told, tried again, and leads to the list when it came too late', async ({
    adminPage: page,
    product,
  }, info) => {
    const name = ownerName(`gecikmis${info.project.name}`);
    await sendLandRequest(product, name);
    await page.goto('/admin/new-land');
    await page.getByRole('textbox', { name: 'Ara' }).fill(name);
    await page.getByRole('row').filter({ hasText: name }).getByRole('link', { name: 'Detay' }).click();
    await page.getByRole('button', { name: 'İptal Et' }).click();
    const address = '**/api/v1/lands/full/*';
    const answers = [
      answerOf(refusal('cancelLandRequest', 500)),
      // only `success` with a 202 counts (product, 4)
      { status: 202, json: { status: 'error' } },
    ];
    await page.route(address, (route) => {
      const answer = route.request().method() === 'DELETE' ? answers.shift() : undefined;
      return answer ? route.fulfill(answer) : route.continue();
    });
    const failed = page.getByRole('alertdialog', { name: 'Hata!' });
    await page.getByRole('alertdialog').getByRole('button', { name: 'İptal Et' }).press('Enter');
    for (const left of [1, 0]) {
      await expect.poll(() => answers.length).toBe(left);
      await expect(failed).toContainText('İşlem sırasında bir hata oluştu.');
      expect(await failed.getByRole('button').allTextContents()).toEqual(['Vazgeç', 'Tekrar dene']);
      await expect(failed.getByRole('button', { name: 'Tekrar dene' })).toBeFocused();
      if (left > 0) {
        await expectSound(page);
        await page.keyboard.press('Enter');
      }
    }
    const auth = await signIn(product);
    const answer = await fetch(`${product.url}/api/v1/lands/full/${page.url().split('/').at(-1)}`, {
      method: 'DELETE',
      headers: { token: `${auth.id}.${auth.token}` },
    });
    expect(answer.status).toBe(202);
    await page.keyboard.press('Enter');
    await expect(failed).toContainText('Bu talep iptal edildiği için işlem yapılamaz.');
    await failed.getByRole('button', { name: 'Kapat' }).click();
    await expect(page).toHaveURL(/\/admin\/canceled-land$/);
  });
});

test('an address that can name no request or consultant says so without asking the server', async ({
  adminPage: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const [path, title] of [
    ['land-detail', 'Talep bulunamadı'],
    ['user-detail', 'Kullanıcı bulunamadı'],
  ] as const) {
    await page.goto(`/admin/${path}/abc`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tekrar dene' })).toHaveCount(0);
  }
  expect(asked.filter((path) => /NaN|abc$/.test(path) && path.includes('/api/'))).toEqual([]);
});

test('what was acknowledged is there after the server was killed', async ({
  adminPage: page,
  product,
}, info) => {
  const name = ownerName(`kalan${info.project.name}`);
  expect((await sendLandRequest(product, name)).status).toBe(200);
  await product.stop('SIGKILL');
  await product.start();
  await page.goto('/admin/new-land');
  await page.getByRole('textbox', { name: 'Ara' }).fill(name);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
});

test('a list is sound while it is loaded anew', async ({ adminPage: page, product }) => {
  await sendLandRequest(product, 'Bekleyen Satır');
  await page.goto('/admin/new-land');
  const row = page.getByRole('row').filter({ hasText: 'Bekleyen Satır' }).first();
  await expect(row).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/lands?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('textbox', { name: 'Ara' }).fill('satır');
  const bar = page.getByRole('progressbar', { name: 'Yükleniyor…' });
  await expect(bar).toBeVisible();
  await expectNoViolation(page);
  await expect(row).toBeVisible();
  held.resolve();
  await expect(bar).toHaveCount(0);
});

import { answerOf, refusal, success } from '../../contract/refusal.ts';
import { expect, expectAccessibleLayout, test } from '../fixtures/test.ts';

// every state and text is reached on a page that a browser translates
test.use({ translates: true });

const address = '/sifre-sifirla?token=c2lmcmUtc2lmaXJsYW1hLWJhZ2xhbnRpc2ktb3JuZWdp';
const typed = 'Kuscular.35';

test.describe('when a new password cannot be saved', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('the page says why, keeps what was typed, and saves it on the next try', async ({ page }) => {
    const failed = refusal('resetPassword', 500);
    const answers = [answerOf(failed), success('resetPassword')];
    await page.route('**/api/v1/users/reset-password', (route) => route.fulfill(answers.shift()));
    await page.goto(address);
    const password = page.getByLabel('Yeni şifre', { exact: true });
    await password.fill(typed);
    await page.getByLabel('Yeni şifre (tekrar)').fill(typed);
    const save = page.getByRole('button', { name: 'Şifreyi kaydet' });
    await save.press('Enter');
    const reason = page.getByRole('alert');
    await expect(reason).toHaveText(failed.message);
    await expect(save).toBeFocused();
    await expect(password).toHaveValue(typed);
    await expectAccessibleLayout(page);

    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Şifreniz kaydedildi');
    await expect(reason).toHaveCount(0);
  });
});

test.describe('a link that is used, expired or invalid', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('saves no password, and leads to the page that sends a new link', async ({ page }) => {
    await page.goto(address);
    await page.getByLabel('Yeni şifre', { exact: true }).fill(typed);
    await page.getByLabel('Yeni şifre (tekrar)').fill(typed);
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Bu bağlantı artık geçerli değil');
    await expect(page.getByText('“Şifremi Unuttum” ile yeni bir bağlantı isteyebilirsiniz')).toBeVisible();
    const toLogin = page.getByRole('main').getByRole('link', { name: 'Giriş sayfasına git' });
    await expect(toLogin).toBeFocused();
    await expectAccessibleLayout(page);

    // a link that lost its token asks for no password
    await page.goto('/sifre-sifirla');
    await expect(heading).toHaveText('Bu bağlantı artık geçerli değil');
    await expect(page.getByLabel('Yeni şifre', { exact: true })).toHaveCount(0);
    await toLogin.click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Şifremi Unuttum' })).toBeVisible();
  });
});

test.describe('a link that was cut off', () => {
  test.use({ expectedMessages: [/status of 400/] });

  test('saves no password either, and says so on the same page', async ({ page }) => {
    await page.goto('/sifre-sifirla?token=c2lmcmU');
    await page.getByLabel('Yeni şifre', { exact: true }).fill(typed);
    await page.getByLabel('Yeni şifre (tekrar)').fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu bağlantı artık geçerli değil');
  });
});

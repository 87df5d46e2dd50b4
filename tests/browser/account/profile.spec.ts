import type { Page } from '@playwright/test';
import { refusal } from '../../contract/refusal.ts';
import { holdAnswers } from '../fixtures/heldCalls.ts';
import type { OtherAdmin } from '../fixtures/otherAdmin.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, adminTest as test } from '../fixtures/test.ts';

test.describe('when saving fails', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('the profile keeps what was typed, and the focus stays on the save button', async ({ page }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Düzenle' }).click();
    await page.getByLabel('Ofis adı').fill('Kaya Gayrimenkul');
    const failed = refusal('updateUser', 500);
    await refuse(page, '**/api/v1/users/*', failed);
    for (const attempt of ['first', 'second']) {
      await test.step(attempt, async () => {
        await page.getByRole('button', { name: 'Kaydet' }).press('Enter');
        await expect(page.getByText(failed.message)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Kaydet' })).toBeFocused();
      });
    }
    await expect(page.getByLabel('Ofis adı')).toHaveValue('Kaya Gayrimenkul');
    await expectAccessibleLayout(page);
  });
});

test.describe('when another admin has changed the profile', () => {
  test.use({ expectedMessages: [/ERR_FAILED|status of 409/] });

  const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Bilgileriniz bu arada değişti' });

  /** Sends one change of the profile after another admin has made another one. */
  async function saveOutdated(
    page: Page,
    otherAdmin: OtherAdmin,
    { own, others }: { own: string; others: { office_name?: string; phone?: string } },
  ): Promise<void> {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Düzenle' }).click();
    await page.getByLabel('Ofis adı').fill(own);
    await otherAdmin.changeConsultant(61, others);
    await page.getByRole('button', { name: 'Kaydet' }).click();
  }

  test('a dialog shows both versions, and Escape keeps what was typed', async ({ page, otherAdmin }) => {
    const phone = '(0533) 777 88 99';
    await saveOutdated(page, otherAdmin, { own: 'Kaya Urla', others: { phone } });
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('region', { name: 'Ofis adı' })).toContainText('Kaya Urla');
    await expect(dialog.getByRole('region', { name: 'Telefon' })).toContainText(phone);
    expect(await dialog.getByRole('button').allTextContents()).toEqual([
      'Vazgeç',
      'Değişikliklerimi sil, güncelini yükle',
      'Değişikliklerimi kaydet',
    ]);
    await expectAccessibleLayout(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Ofis adı')).toHaveValue('Kaya Urla');
  });

  test('fields that only one of them changed keep that change', async ({ page, otherAdmin }) => {
    const phone = '(0533) 777 88 00';
    await saveOutdated(page, otherAdmin, { own: 'Kaya Çeşme', others: { phone } });
    await dialogOf(page).getByRole('button', { name: 'Değişikliklerimi kaydet' }).click();
    await expect(page.getByText('Profil bilgileriniz başarıyla güncellendi.')).toBeVisible();
    await expect(page.getByLabel('Ofis adı')).toHaveValue('Kaya Çeşme');
    await expect(page.getByLabel('Telefon')).toHaveValue(phone);
    await expect(page.getByRole('button', { name: 'Düzenle' })).toBeFocused();
  });

  test('the other version is asked for again once it did not load', async ({ page, otherAdmin }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Düzenle' }).click();
    await page.getByLabel('Ofis adı').fill('Kaya Alaçatı');
    await otherAdmin.changeConsultant(61, { office_name: 'Alaçatı Emlak' });
    await page.route('**/api/v1/users/*', (route, request) =>
      request.method() === 'GET' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Kaydet' }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('alert')).toContainText('Güncel bilgiler yüklenemedi.');
    await expect(dialog.getByRole('button', { name: 'Değişikliklerimi kaydet' })).toBeDisabled();
    await page.unroute('**/api/v1/users/*');
    await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(dialog.getByRole('region', { name: 'Ofis adı' })).toContainText('Alaçatı Emlak');
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(page.getByLabel('Ofis adı')).toHaveValue('Kaya Alaçatı');
    await expect(page.getByLabel('Ofis adı')).toBeEnabled();
  });

  test('the other version can be loaded instead', async ({ page, otherAdmin }) => {
    await saveOutdated(page, otherAdmin, {
      own: 'Vazgeçilen ofis',
      others: { office_name: 'Urla Emlak' },
    });
    await dialogOf(page).getByRole('button', { name: 'Değişikliklerimi sil, güncelini yükle' }).click();
    await expect(page.getByLabel('Ofis adı')).toHaveValue('Urla Emlak');
    await expect(page.getByRole('button', { name: 'Düzenle' })).toBeFocused();
  });
});

test.describe('when the answer to a save is lost', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] });

  test('saving again succeeds without a conflict with the first attempt', async ({ page }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Düzenle' }).click();
    await page.getByLabel('Ofis adı').fill('Kayıp Yanıt Emlak');
    const answers = await holdAnswers(page, '*/api/v1/users/61');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await answers.lose();
    await expect(page.getByText('Profil güncellenirken bir hata oluştu.')).toBeVisible();
    await answers.release();
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Profil bilgileriniz başarıyla güncellendi.')).toBeVisible();
    await expect(page.getByLabel('Ofis adı')).toHaveValue('Kayıp Yanıt Emlak');
  });
});

import type { Page } from '@playwright/test';
import { refusal } from '../../contract/refusal.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, adminTest as test } from '../fixtures/test.ts';
import { field } from './adForm.ts';

const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name });

test.describe('when another admin has deleted the ad', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('saving says so, and what was typed can still be copied', async ({ page, otherAdmin }) => {
    const id = await otherAdmin.addAd('Silinen ilan');
    await page.goto(`/admin/tland-detail/${id}`);
    await field(page, 'Ada').fill('987');
    await otherAdmin.deleteAd(id);
    const save = page.getByRole('button', { name: 'Güncelle' });
    await save.click();
    const gone = dialog(page, 'Kayıt artık yok');
    await expect(gone).toContainText('başka bir yönetici tarafından silindi, bu yüzden kaydedilemedi');
    await expect(gone).toContainText('Yazdıklarınız ekranda duruyor');
    await expect(gone.getByRole('button')).toHaveText(['Kapat', 'Listeye dön']);
    await expect(gone.getByRole('button', { name: 'Listeye dön' })).toBeFocused();
    await expectAccessibleLayout(page);
    await gone.getByRole('button', { name: 'Kapat' }).click();

    await expect(page.getByText('Bu kayıt silindi; değişiklikler kaydedilemez.')).toBeVisible();
    await expect(field(page, 'Ada')).toHaveValue('987');
    await expect(save).toBeDisabled();
    await expect(page.getByRole('main')).toBeFocused();
    await expectAccessibleLayout(page);
    await page.getByRole('link', { name: 'Listeye dön' }).click();
    await dialog(page, 'Kaydedilmemiş değişiklikler')
      .getByRole('button', { name: 'Değişiklikleri sil ve ayrıl' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Eklenen İlanlar' })).toBeVisible();

    await page.goto(`/admin/tland-detail/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kayıt bulunamadı');
    await expect(page.getByText('Silinmiş olabilir ya da adres yanlış yazılmış olabilir.')).toBeVisible();
    await expectAccessibleLayout(page);
    await page.getByRole('main').getByRole('link', { name: 'Listeye dön' }).click();
    await expect(page).toHaveURL('/admin/land-list?page=1');
  });
});

test.describe('when the server fails', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('districts that cannot be loaded can be loaded again, and the province stays chosen', async ({
    page,
  }) => {
    await page.goto('/admin/add-land');
    const select = (name: string) => page.getByRole('combobox', { name, exact: true });
    const districts = '**/api/v1/location/ilceler/*';
    await refuse(page, districts, refusal('listDistricts', 500), { times: 1 });
    await select('İl').selectOption('İzmir');
    const notice = page.getByRole('alert').filter({ hasText: 'İlçeler yüklenemedi.' });
    await expect(notice).toBeVisible();
    await expect(select('İl')).toHaveValue('35');
    await expect(select('İlçe')).toBeDisabled();
    await expect(select('Mahalle')).toHaveCount(0);
    await expectAccessibleLayout(page);
    await notice.getByRole('button', { name: 'Tekrar dene' }).press('Enter');
    await expect(select('İlçe')).toBeFocused();
    await expect(notice).toHaveCount(0);
    await select('İlçe').selectOption('Urla');
    await expect(select('Mahalle')).toBeEnabled();
  });
});

test.describe('when another admin has saved the ad first', () => {
  test.use({ expectedMessages: [/status of (409|500)/] });

  test('the other version can be loaded again, and compared without the names of the places', async ({
    page,
    otherAdmin,
  }) => {
    const id = await otherAdmin.addAd('Çakışan ilan');
    await page.goto(`/admin/tland-detail/${id}`);
    const neighbourhood = page.getByRole('combobox', { name: 'Mahalle' });
    await expect(neighbourhood).not.toHaveValue('');
    const stored = await neighbourhood.inputValue();
    await neighbourhood.selectOption('Kuşçular Mah.');
    const chosen = await neighbourhood.inputValue();
    await otherAdmin.changeAd(id, { title: 'Çakışan ilan', fiyat: '3000000' });
    const failed = refusal('getAdForEditing', 500);
    await refuse(page, `**/api/v1/lands/${id}`, failed, { times: 1 });
    await refuse(page, '**/api/v1/location/mahalleler/*', refusal('listNeighbourhoods', 500));
    await page.getByRole('button', { name: 'Güncelle' }).click();
    const conflict = dialog(page, 'Bu kayıt siz düzenlerken değiştirildi');
    const notice = conflict.getByRole('alert');
    await expect(notice).toContainText(`Kayıttaki hâli yüklenemedi. ${failed.message}`);
    const mine = conflict.getByRole('button', { name: 'Değişikliklerimi kaydet' });
    const theirs = conflict.getByRole('button', { name: 'Değişikliklerimi sil, kayıttakini al' });
    for (const choice of [mine, theirs]) await expect(choice).toBeDisabled();
    await expectAccessibleLayout(page);
    await notice.getByRole('button', { name: 'Tekrar dene' }).click();

    const place = conflict.getByRole('region', { name: 'İl / İlçe / Mahalle' });
    await expect(place.getByRole('group', { name: 'Benimki' })).toHaveText(`İzmir / Urla / ${chosen}`);
    await expect(place.getByRole('group', { name: 'Kayıttaki' })).toHaveText(`İzmir / Urla / ${stored}`);
    await expect(notice).toHaveCount(0);
    await expectAccessibleLayout(page);
    await mine.click();
    await expect(page.getByText('İlan güncellendi.')).toBeVisible();
    expect(await otherAdmin.readAd(id)).toMatchObject({
      mahalle: { mahalle_adi: 'Kuşçular Mah.' },
      fiyat: 3_000_000,
    });
  });
});

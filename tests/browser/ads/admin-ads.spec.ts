import type { Page, Route } from '@playwright/test';
import { refusal } from '../../contract/refusal.ts';
import { gifNamedPng, imageFile } from '../fixtures/otherAdmin.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, storedKeys, adminTest as test } from '../fixtures/test.ts';
import { field, files, fillIn, media } from './adForm.ts';

// every state and text is reached on a page that a browser translates
test.use({ translates: true });

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const video = { name: 'tur.mp4', mimeType: 'video/mp4', buffer: mp4() };

/** The smallest video that the server accepts. */
function mp4(): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(400)]);
}

test.describe('with another admin at work', () => {
  test.use({ expectedMessages: [/status of (404|409|500)/] });

  test('an ad is created, read, changed, merged after a conflict, and deleted', async ({
    page,
    otherAdmin,
  }, info) => {
    const title = `Urla arsası ${info.project.name}`;
    await page.goto('/admin/land-list?page=1');
    await page.getByRole('link', { name: 'İlan ekle', exact: true }).click();
    await page.getByRole('button', { name: 'İlanı Kaydet' }).click();
    await expect(field(page, 'Başlık')).toBeFocused();
    await expect(page.getByText('Bu alan zorunludur.')).toHaveCount(8);
    await expectAccessibleLayout(page);
    await fillIn(page, title);
    await field(page, 'TKGM bağlantısı').fill('parselsorgu');
    await page.getByRole('button', { name: 'İlanı Kaydet' }).click();
    await expect(field(page, 'TKGM bağlantısı')).toBeFocused();
    await field(page, 'TKGM bağlantısı').fill('https://parselsorgu.tkgm.gov.tr/');
    // what is no number stays as it was typed, and is not saved
    await field(page, 'Ada').fill('101/5');
    await expect(field(page, 'Ada')).toHaveAccessibleDescription(/yalnızca rakam yazılabilir/);
    await page.getByRole('button', { name: 'İlanı Kaydet' }).click();
    await expect(field(page, 'Ada')).toBeFocused();
    await expect(field(page, 'Ada')).toHaveValue('101/5');
    await field(page, 'Ada').fill('204');

    await expect(files(page)).toHaveAttribute(
      'accept',
      'image/jpeg,.jpg,.jpeg,.jfif,.jpe,image/png,.png,video/mp4,.mp4',
    );
    await files(page).setInputFiles([
      await imageFile('#884422', 'bir.png'),
      { name: 'tapu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
      await imageFile('#228844', 'iki.png'),
    ]);
    await expect(page.getByRole('alert').filter({ hasText: 'tapu.pdf' })).toContainText('yalnızca jpg');
    await expect(media(page).filter({ hasText: 'Yeni' })).toHaveCount(2);
    await expectAccessibleLayout(page);
    await files(page).setInputFiles([video]);
    await expect(page.getByRole('listitem', { name: '3. video' })).toBeVisible();

    // the keyboard moves the video to the front
    const handle = page
      .getByRole('listitem', { name: '3. video' })
      .getByRole('button', { name: 'Sürükleyerek taşı' });
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('3. sıradaki öğe tutuldu.')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByText('öğe 3. sırada kaldı')).toBeAttached();
    await page.getByRole('listitem', { name: '3. video' }).getByRole('button', { name: 'Öne al' }).click();
    await page.getByRole('listitem', { name: '2. video' }).getByRole('button', { name: 'Öne al' }).click();
    await expect(page.getByRole('listitem', { name: '1. video' })).toBeVisible();
    await page.getByRole('button', { name: 'İlanı Kaydet' }).click();
    await expect(page.getByText('İlan eklendi.')).toBeVisible();
    await expect(row(page, title)).toContainText('₺3.450.000');
    await expect(row(page, title)).toContainText('Bademler Mah.Urla / İzmir');
    await expect(row(page, title)).toContainText('204 / 12');
    await expect(row(page, title)).toContainText('1.250,5 m²');
    const ad = await otherAdmin.findAd(title);
    if (!ad) throw new Error('The ad was not saved');
    expect(ad).toMatchObject({ fiyat: 3_450_000, metre_kare: 1250.5, ada: 204, parsel: 12 });
    expect(ad.images).toMatch(/^\w+\.mp4,\w+\.png,\w+\.png$/);

    // this admin removes an image and adds one, but another admin saves first
    await row(page, title).getByRole('link', { name: 'Detay' }).click();
    await expect(media(page)).toHaveCount(3);
    await expectAccessibleLayout(page);
    const [first = '', second = '', third = ''] = ad.images.split(',');
    await page
      .getByRole('listitem', { name: '2. görsel' })
      .getByRole('button', { name: 'Görseli kaldır' })
      .click();
    await files(page).setInputFiles([await imageFile('#224488', 'dort.png')]);
    await field(page, 'Ada').fill('205');
    await otherAdmin.changeAd(ad.Id, {
      title,
      fiyat: '3000000',
      mahalle: '35907054297269',
      existing_images: first,
    });
    await page.getByRole('button', { name: 'Güncelle' }).click();
    const conflict = dialog(page, 'Bu kayıt siz düzenlerken değiştirildi');
    await expect(conflict.getByRole('heading', { level: 3 })).toHaveText([
      ...['Ada', 'Görseller ve videolar'],
      ...['Alan (m²)', 'Fiyat (TL)', 'İl / İlçe / Mahalle'],
    ]);
    await expect(conflict.getByRole('region', { name: 'Fiyat' })).toContainText('böyle kalır.3.000.000');
    await expect(conflict.getByRole('region', { name: 'Mahalle' })).toContainText(
      'İzmir / Urla / Kuşçular Mah.',
    );
    await expectAccessibleLayout(page);
    await conflict.getByRole('button', { name: 'Değişikliklerimi kaydet' }).click();
    await expect(page.getByText('İlan güncellendi.')).toBeVisible();
    const changed = await otherAdmin.readAd(ad.Id);
    expect(changed).toMatchObject({ ada: 205, fiyat: 3_000_000, metre_kare: 612.5 });
    expect(changed?.images).toMatch(new RegExp(`^${first},\\w+\\.png$`));
    expect(await Promise.all([first, second, third].map(otherAdmin.hasFile))).toEqual([true, false, false]);

    await row(page, title).getByRole('link', { name: 'Detay' }).click();
    await page.getByRole('button', { name: 'Sil' }).click();
    const removal = dialog(page, 'İlan silinsin mi?');
    await expectAccessibleLayout(page);
    await otherAdmin.deleteAd(ad.Id);
    const failed = dialog(page, 'Hata!');
    await refuse(page, `**/api/v1/lands/${ad.Id}`, refusal('deleteAd', 500), { times: 1 });
    await removal.getByRole('button', { name: 'İlanı Sil' }).click();
    await expect(failed).toContainText('İşlem sırasında bir hata oluştu.');
    await expectAccessibleLayout(page);
    await failed.getByRole('button', { name: 'Tekrar dene' }).click();
    const gone = dialog(page, 'Kayıt artık yok');
    await gone.getByRole('button', { name: 'Listeye dön' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Eklenen İlanlar' })).toBeVisible();
    await expect(row(page, title)).toHaveCount(0);
  });
});

test.describe('when saving fails', () => {
  test.use({ expectedMessages: [/ERR_FAILED|status of (400|415)/] });

  test('the upload shows its progress and can be stopped, and the form keeps its content', async ({
    page,
    otherAdmin,
  }, info) => {
    const title = `Yavaş ilan ${info.project.name}`;
    await page.goto('/admin/add-land');
    await fillIn(page, title);
    await files(page).setInputFiles([await imageFile('#884422'), await imageFile('#228844')]);
    const save = page.getByRole('button', { name: 'İlanı Kaydet' });
    const held: Route[] = [];
    await page.route('**/api/v1/lands', (route) => {
      held.push(route);
    });
    await save.click();
    await expect(page.getByRole('progressbar', { name: 'Kaydediliyor' })).toBeVisible();
    await expect(save).toBeDisabled();
    await expectAccessibleLayout(page);
    await page.getByRole('button', { name: 'Yüklemeyi durdur' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(save).toBeFocused();
    await expect(media(page)).toHaveCount(2);
    await page.unroute('**/api/v1/lands');
    expect(held).toHaveLength(1);

    await page.route('**/api/v1/lands', (route) => route.abort());
    await save.click();
    const failed = dialog(page, 'Hata!');
    await expect(failed).toContainText('Form gönderilirken bir hata oluştu.');
    await expectAccessibleLayout(page);
    await failed.getByRole('button', { name: 'Kapat' }).click();
    await page.unroute('**/api/v1/lands');

    // the error of a refused place is shown next to its select
    const wrongPlace = refusal('createAd', 400, 'wrongPlace');
    const { mahalle = '' } = wrongPlace.fields;
    await refuse(page, '**/api/v1/lands', wrongPlace, { times: 1 });
    await save.click();
    await expect(failed).toContainText(mahalle);
    await expect(failed.getByRole('button')).toHaveText(['Kapat']);
    await failed.getByRole('button', { name: 'Kapat' }).click();
    const neighbourhood = page.getByRole('combobox', { name: 'Mahalle' });
    await expect(neighbourhood).toHaveAccessibleDescription(mahalle);
    await expect(neighbourhood).toBeFocused();

    // the page accepts the image by its name; the server refuses its content
    await files(page).setInputFiles([gifNamedPng]);
    await save.click();
    await expect(failed).toContainText('içeriği desteklenmiyor');
    await failed.getByRole('button', { name: 'Kapat' }).click();
    await expect(media(page)).toHaveCount(3);
    await expect(page.getByText('içeriği desteklenmiyor')).toBeVisible();
    await expectAccessibleLayout(page);

    await page.reload();
    await expect(page.getByText('Taslak geri yüklendi')).toBeVisible();
    await expect(page.getByText('lütfen yeniden ekleyin')).toBeVisible();
    await expect(field(page, 'Fiyat (TL)')).toHaveValue('3.450.000');
    await expect(page.getByRole('combobox', { name: 'Mahalle' })).toHaveValue('35361564395377');
    expect(await storedKeys(page)).toEqual({ local: ['auth'], drafts: ['draft:ad:new'] });
    const discard = page.getByRole('button', { name: 'Taslağı sil' });
    await discard.click();
    const question = page.getByRole('alertdialog', { name: 'Taslak silinsin mi?' });
    await expect(question.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
    await expectAccessibleLayout(page);
    await page.keyboard.press('Enter');
    await expect(discard).toBeFocused();
    await expect(field(page, 'Fiyat (TL)')).toHaveValue('3.450.000');
    await discard.click();
    await question.getByRole('button', { name: 'Taslağı sil' }).click();
    await expect(field(page, 'Başlık')).toHaveValue('');
    await expect(field(page, 'Başlık')).toBeFocused();
    expect((await storedKeys(page)).drafts).toEqual([]);
    expect(await otherAdmin.findAd(title)).toBeUndefined();
  });
});

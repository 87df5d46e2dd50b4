import type { Page } from '@playwright/test';
import { refusal } from '../../contract/refusal.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, test } from '../fixtures/test.ts';

const summary = (page: Page) => page.getByText('Filtreler', { exact: false }).first();
const clear = (page: Page) => page.getByRole('button', { name: 'Filtreleri temizle' });
/** A phone shows the filters once they are opened. */
async function openFilters(page: Page, project: string) {
  if (project === 'phone') await summary(page).click();
}

test(
  'an admin finds land requests by place, zoning and day, and a copied link shows the same',
  {
    tag: '@phone',
  },
  async ({ adminPage: page, otherAdmin, context }, { project }) => {
    const owner = `Süzülen ${project.name}`;
    await otherAdmin.sendLandRequest(owner);
    const row = page.getByRole('row').filter({ hasText: owner });
    await page.goto(`/admin/new-land?q=${encodeURIComponent(owner)}`);
    await expect(row).toBeVisible();
    await openFilters(page, project.name);
    await expect(page.getByLabel('İlçe')).toBeDisabled();
    await page.getByLabel('İl', { exact: true }).selectOption('Ankara');
    await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
    await page.getByLabel('İl', { exact: true }).selectOption('İzmir');
    await page.getByLabel('İlçe').selectOption('Urla');
    await page.getByLabel('Teklif durumu').selectOption('Teklif Bekliyor');
    await page.getByLabel('Başlangıç tarihi').fill('2026-01-01');
    await expect(summary(page)).toHaveText('Filtreler (4)');
    await expect(row).toBeVisible();
    await expect(page).toHaveURL(/&il=35&ilce=\d+&durum=1&from=2026-01-01$/);
    await expectAccessibleLayout(page);

    const colleague = await context.newPage();
    await colleague.goto(page.url());
    await expect(colleague.getByRole('row').filter({ hasText: owner })).toBeVisible();
    await expect(colleague.getByLabel('İlçe').locator('option:checked')).toHaveText('Urla');
    await expect(colleague.getByLabel('Başlangıç tarihi')).toHaveValue('2026-01-01');
    await colleague.close();

    await row.getByRole('link', { name: 'Detay' }).click();
    await page.goBack();
    await expect(row).toBeVisible();
    await expect(summary(page)).toHaveText('Filtreler (4)');
    await clear(page).press('Enter');
    await expect(summary(page)).toBeFocused();
    await expect(clear(page)).toHaveCount(0);
    await expect(page.getByLabel('İl', { exact: true })).toHaveValue('');
    await expect(page).toHaveURL(/new-land\?q=[^&]+$/);
  },
);

test('days in the wrong order are pointed out beside the field, and stay as they were typed', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/new-land?from=2026-11-20&to=2026-11-01');
  const to = page.getByLabel('Bitiş tarihi');
  await expect(to).toHaveAccessibleDescription('Bitiş, başlangıçtan önce olamaz.');
  await expect(to).toHaveValue('2026-11-01');
  await expect(page.getByText('Bu filtrelerle eşleşen kayıt yok.')).toBeVisible();
  await expectAccessibleLayout(page);
  await to.fill('1999-11-01');
  await expect(to).toHaveAccessibleDescription('Geçerli bir tarih seçin.');
  await page.getByRole('link', { name: 'Yeni Talepler' }).click();
  await expect(to).toHaveValue('');
});

test('consultants are found by their state and office, posts by their day', async ({
  adminPage: page,
  otherAdmin,
}) => {
  await otherAdmin.applyAsConsultant('Ofisli', 'ofisli@example.com');
  const row = page.getByRole('row').filter({ hasText: 'ofisli@example.com' });
  await page.goto('/admin/user-list');
  await page.getByLabel('Durum').selectOption('Onaylı');
  await expect(page).toHaveURL(/state=approved$/);
  await expect(row).toHaveCount(0);
  await page.getByLabel('Durum').selectOption('Onay Bekliyor');
  await expect(row).toBeVisible();
  const office = await row.getByRole('cell').nth(3).innerText();
  await page.getByLabel('Ofis', { exact: true }).fill(office.slice(0, 3).toLocaleLowerCase('tr'));
  await expect(page).toHaveURL(/state=awaiting&office=/);
  await expect(row).toBeVisible();
  await page.getByLabel('Ofis', { exact: true }).fill('Yok böyle ofis');
  await expect(page.getByText('Bu filtrelerle eşleşen kayıt yok.')).toBeVisible();

  await otherAdmin.addPost('Bugünün yazısı');
  await page.goto('/admin/blog-list');
  await page.getByLabel('Bitiş tarihi').fill('2026-01-01');
  await expect(page.getByText('Bu filtrelerle eşleşen kayıt yok.')).toBeVisible();
  await clear(page).click();
  await expect(page.getByRole('row').filter({ hasText: 'Bugünün yazısı' })).toBeVisible();
});

test(
  'a consultant finds land in a province under a price, with the number found',
  {
    tag: '@phone',
  },
  async ({ adminPage: page, otherAdmin }, { project }) => {
    const name = `Aranan ${project.name}`;
    await otherAdmin.addAd(`${name} pahalı`, { fiyat: '3000001', metre_kare: '100' });
    await otherAdmin.addAd(`${name} küçük`, { fiyat: '2500000', metre_kare: '100' });
    await otherAdmin.addAd(`${name} büyük`, { fiyat: '2900000', metre_kare: '900' });
    const titles = page.getByRole('article').getByRole('heading');
    await page.goto('/ilanlar?page=1');
    await page.getByLabel('Ara', { exact: true }).fill(name);
    await expect(page.getByText('3 ilan bulundu')).toBeVisible();
    await openFilters(page, project.name);
    await page.getByLabel('İl', { exact: true }).selectOption('İzmir');
    await page.getByLabel('En çok fiyat (TL)').pressSequentially('3000000');
    await expect(page.getByLabel('En çok fiyat (TL)')).toHaveValue('3.000.000');
    await expect(titles).toHaveText([`${name} büyük`, `${name} küçük`]);
    await expect(page.getByText('2 ilan bulundu')).toBeVisible();
    await page.getByLabel('Sıralama').selectOption('m² fiyatı (azalan)');
    await expect(titles).toHaveText([`${name} küçük`, `${name} büyük`]);
    await expect(page).toHaveURL(/\?page=1&q=[^&]+&sort=-m2_fiyat&il=35&fiyat_max=3000000$/);
    await expectAccessibleLayout(page);

    await page.reload();
    await expect(titles).toHaveText([`${name} küçük`, `${name} büyük`]);
    await titles.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} küçük`);
    await page.goBack();
    await expect(page.getByLabel('En çok fiyat (TL)')).toHaveValue('3.000.000');
    await page.getByLabel('En az fiyat (TL)').fill('4000000');
    await expect(page.getByLabel('En çok fiyat (TL)')).toHaveAccessibleDescription(
      'En az değerden küçük olamaz.',
    );
    await expect(page.getByText('Aramanıza ve filtrelerinize uyan ilan yok.')).toBeVisible();
    await clear(page).click();
    await expect(titles).toHaveCount(3);
  },
);

test.describe('when the districts cannot be loaded', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('the filter offers to try again, and the list goes on', async ({ adminPage: page, otherAdmin }) => {
    const owner = 'İlçesiz Sahip';
    await otherAdmin.sendLandRequest(owner);
    await page.goto(`/admin/new-land?q=${encodeURIComponent(owner)}`);
    await refuse(page, '**/location/ilceler/*', refusal('listDistricts', 500), { times: 1 });
    await page.getByLabel('İl', { exact: true }).selectOption('İzmir');
    await expect(page.getByRole('alert')).toContainText('İlçeler yüklenemedi.');
    await expect(page.getByRole('row').filter({ hasText: owner })).toBeVisible();
    await expectAccessibleLayout(page);
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await page.getByLabel('İlçe').selectOption('Urla');
    await expect(page).toHaveURL(/il=35&ilce=\d+$/);
  });
});

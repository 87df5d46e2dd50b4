import type { Page } from '@playwright/test';
import { answerOf, refusal, success } from '../../contract/refusal.ts';
import { holdCalls } from '../fixtures/heldCalls.ts';
import {
  expect,
  expectAccessibleLayout,
  test as signedOutTest,
  consultantTest as test,
} from '../fixtures/test.ts';

// every state and text is reached on a page that a browser translates
test.use({ translates: true });

const searches = (page: Page) => page.getByRole('region', { name: 'Kayıtlı aramalar' });
const status = (page: Page) => searches(page).getByRole('status');
const summary = (page: Page) => searches(page).locator('summary');
const save = (page: Page) => page.getByRole('button', { name: 'Bu aramayı kaydet' });
const dialog = (page: Page) => page.getByRole('dialog');
const consent = (page: Page) => dialog(page).getByRole('checkbox', { name: /onay veriyorum/ });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Kaydet' });

test('a search is saved, opened again and removed, by keyboard', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/ilanlar?page=1&q=deniz&il=48&fiyat_max=3000000');
  await expect(summary(page)).toContainText('(0)');
  await save(page).press('Enter');
  await expect(consent(page)).toBeFocused();
  await expect(consent(page)).not.toBeChecked();
  await confirm(page).press('Enter');
  await expect(consent(page)).toHaveAccessibleDescription(/Onay vermeden arama kaydedilemez/);
  await expectAccessibleLayout(page);
  await consent(page).press('Space');
  await confirm(page).press('Enter');
  await expect(status(page)).toContainText('Arama kaydedildi.');
  const saved = page.getByRole('button', { name: 'Bu arama kayıtlı' });
  await expect(saved).toBeFocused();
  await expect(saved).toHaveAttribute('aria-disabled', 'true');
  await expect(summary(page)).toHaveText('Kayıtlı aramalar (1)');
  await expectAccessibleLayout(page);

  await page.goto('/ilanlar?page=1');
  await expect(save(page)).toHaveAttribute('aria-disabled', 'false');
  await summary(page).press('Enter');
  await searches(page).getByRole('link', { name: 'Muğla, en çok 3.000.000 TL, “deniz”' }).press('Enter');
  await expect(page).toHaveURL('/ilanlar?page=1&q=deniz&il=48&fiyat_max=3000000');
  await expect(page.getByLabel('Ara', { exact: true })).toHaveValue('deniz');
  await expect(saved).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: /^Kayıtlı aramayı sil: Muğla/ }).press('Enter');
  await expect(status(page)).toContainText('Kayıtlı arama silindi.');
  await expect(summary(page)).toBeFocused();
  await expect(searches(page)).toContainText('Kayıtlı aramanız yok.');
  await expect(save(page)).toBeVisible();
});

test('a search is saved at once, also before the saved ones have been loaded', async ({ page }) => {
  const calls = await holdCalls(page, { 'GET location/iller': success('listProvinces').json });
  await page.route('**/api/v1/lands/trink*', (route) => route.fulfill(success('listAds')));
  await calls.open('/ilanlar?page=1');
  await save(page).press('Enter');
  await consent(page).check();
  await confirm(page).press('Enter');
  await expect(confirm(page)).toBeDisabled();
  await calls.succeed('POST saved-searches', success('saveSearch').json);
  await expect(status(page)).toContainText('Arama kaydedildi.');
  await expect(summary(page)).toHaveText(/\(\d+\)$/);
});

test('a search without a consent says that it is silent, and asks for one', async ({ page }) => {
  const calls = await holdCalls(page, { 'GET location/iller': success('listProvinces').json });
  await page.route('**/api/v1/lands/trink*', (route) => route.fulfill(success('listAds')));
  await calls.open('/ilanlar?page=1');
  await calls.succeed('GET saved-searches', success('listSavedSearches').json);
  await expect(searches(page)).toContainText('biri için onayınız olmadığından e-posta göndermiyoruz');
  await summary(page).click();
  await searches(page)
    .getByRole('button', { name: /için onay ver: Muğla/ })
    .click();
  await expect(dialog(page)).toContainText('Muğla, en az 1.000 m²');
  await consent(page).check();
  await confirm(page).click();
  await calls.succeed('POST saved-searches', success('saveSearch').json);
  await expect(status(page)).toContainText('Arama kaydedildi.');
  await expect(searches(page)).not.toContainText('onayınız olmadığından');
});

test.describe('calls that fail', () => {
  test.use({ expectedMessages: [/status of (404|409|500)/] });

  test('say why and can be tried again', async ({ page }) => {
    const calls = await holdCalls(page, { 'GET location/iller': success('listProvinces').json });
    await page.route('**/api/v1/lands/trink*', (route) => route.fulfill(success('listAds')));
    await calls.open('/ilanlar?page=1');
    await expect(summary(page)).toHaveText('Kayıtlı aramalar');
    await calls.fail('GET saved-searches', refusal('listSavedSearches', 500));
    await expect(status(page)).toContainText('Kayıtlı aramalar yüklenemedi.');
    await expectAccessibleLayout(page);
    await searches(page).getByRole('button', { name: 'Tekrar dene' }).click();
    await calls.succeed('GET saved-searches', success('listSavedSearches').json);
    await expect(summary(page)).toContainText('(2)');
    await summary(page).click();

    await save(page).click();
    await consent(page).check();
    await confirm(page).click();
    const tooMany = refusal('saveSearch', 409);
    await calls.fail('POST saved-searches', tooMany);
    await expect(dialog(page)).toContainText(`Arama kaydedilemedi. ${tooMany.message}`);
    await expect(consent(page)).toBeChecked();
    await confirm(page).click();
    await calls.succeed('POST saved-searches', success('saveSearch').json);
    await expect(status(page)).toContainText('Arama kaydedildi.');

    const remove = searches(page).getByRole('button', { name: /^Kayıtlı aramayı sil/ });
    await remove.click();
    await expect(status(page)).toHaveText('Kayıtlı arama siliniyor…');
    await calls.fail('DELETE saved-searches/12', refusal('removeSavedSearch', 500));
    await expect(status(page)).toContainText('Kayıtlı arama silinemedi.');
    await expect(remove).toBeFocused();
    await remove.press('Enter');
    await calls.fail('DELETE saved-searches/12', refusal('removeSavedSearch', 404));
    await expect(status(page)).toContainText('Kayıtlı arama silindi.');
    await expect(remove).toHaveCount(0);
  });

  test('a save that is refused before the saved searches have loaded loads them once it is given up', async ({
    page,
  }) => {
    const calls = await holdCalls(page, { 'GET location/iller': success('listProvinces').json });
    await page.route('**/api/v1/lands/trink*', (route) => route.fulfill(success('listAds')));
    await calls.open('/ilanlar?page=1');
    await save(page).click();
    await consent(page).check();
    await confirm(page).click();
    await calls.fail('POST saved-searches', refusal('saveSearch', 409));
    await dialog(page).getByRole('button', { name: 'Vazgeç' }).click();
    await calls.succeed('GET saved-searches', success('listSavedSearches').json);
    await expect(summary(page)).toContainText('(2)');
  });

  test('leave the consent of the account until it is withdrawn', async ({ page }) => {
    await page.route('**/api/v1/saved-searches', (route) => route.fulfill(success('listSavedSearches')));
    await page.goto('/profile');
    const part = page.getByRole('region', { name: 'İlan bildirimleri' });
    await expect(part.getByRole('listitem')).toHaveText(/İzmir, Urla.*Onay: 18 Kasım 2026/);
    let answer = answerOf(refusal('withdrawSearchConsent', 500));
    await page.route('**/api/v1/search-consent', (route) => route.fulfill(answer));
    const withdraw = part.getByRole('button', { name: 'Onayımı geri al' });
    await withdraw.press('Enter');
    await expect(part.getByRole('alert')).toContainText('Onayınız geri alınamadı.');
    answer = success('withdrawSearchConsent');
    await withdraw.press('Enter');
    await expect(part.getByRole('alert')).toContainText('Artık ilan bildirimi göndermeyeceğiz');
    await expect(part).toContainText('Onay verdiğiniz bir kayıtlı arama yok');
    await expectAccessibleLayout(page);
  });

  signedOutTest(
    'leave the link of a message where it is, until it has ended the search',
    { tag: '@phone' },
    async ({ page }) => {
      const calls = await holdCalls(page);
      await calls.open('/arama-bildirimi/b3JuZWs');
      await expect(page.getByRole('progressbar', { name: 'Yükleniyor…' })).toBeVisible();
      await calls.fail('GET search-links/b3JuZWs', refusal('getLinkedSearch', 500));
      await expect(page.getByRole('alert').first()).toContainText(
        'Kayıtlı arama yüklenirken bir hata oluştu.',
      );
      await page.getByRole('button', { name: 'Tekrar dene' }).click();
      await calls.succeed('GET search-links/b3JuZWs', success('getLinkedSearch').json);
      await expect(page.getByText('İzmir, Urla, en az 1.000.000 TL')).toBeVisible();
      await expectAccessibleLayout(page);

      const end = page.getByRole('button', { name: 'Bildirimleri kapat' });
      await end.press('Enter');
      await expect(page.getByRole('button', { name: 'Kapatılıyor…' })).toBeFocused();
      await calls.fail('POST search-links/b3JuZWs/end', refusal('endLinkedSearch', 500));
      await expect(page.getByRole('alert')).toContainText('Bildirimler kapatılamadı.');
      await end.press('Enter');
      await calls.succeed('POST search-links/b3JuZWs/end', success('endLinkedSearch').json);
      const ended = page.getByRole('heading', { name: 'Bildirimler kapatıldı' });
      await expect(ended).toBeFocused();
      await expectAccessibleLayout(page);
    },
  );

  signedOutTest('show a wrong or used link as a page that says that nothing is sent', async ({ page }) => {
    await page.goto('/arama-bildirimi/yanlis');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Bu arama artık kayıtlı değil; e-posta göndermiyoruz',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'İlanlara git' })).toBeVisible();
    await expectAccessibleLayout(page);
  });
});

import type { components } from '../../../api/schema.ts';
import { refusal, success } from '../../contract/refusal.ts';
import { shownNumber } from '../fixtures/landRequestPage.ts';
import { panelList } from '../fixtures/panelList.ts';
import { refuse } from '../fixtures/refuse.ts';
import {
  expect,
  expectAccessibleLayout,
  expectNoOverflow,
  adminTest as test,
  zoomedPhone,
} from '../fixtures/test.ts';

const call = '**/api/v1/lands/similar/*';

test('beside the offer stand the others of the plot and of the phone, and the prices nearby', async ({
  page,
  otherAdmin,
}) => {
  const plot = { ada: '7781', parsel: '1' };
  const ofPlot = await otherAdmin.sendLandRequest('Benzer Komşu', { ...plot, phone: '0541 778 10 01' });
  await otherAdmin.offerLandRequest(ofPlot, 900_000);
  await otherAdmin.cancelLandRequest(ofPlot);
  const ofPhone = await otherAdmin.sendLandRequest('Benzer Telefon', {
    ada: '7782',
    phone: '+90 541 7781002',
  });
  const near = await otherAdmin.sendLandRequest('Benzer Yakın', { ada: '7783', phone: '0541 778 10 03' });
  await otherAdmin.offerLandRequest(near, 1_960_000);
  const own = await otherAdmin.sendLandRequest('Benzer Sahip', { ...plot, phone: '(0541) 778 10 02' });
  await otherAdmin.sendContactMessage({
    name: 'Benzer',
    last_name: 'Sahip',
    phone: '0541 778 1002',
    subject: 'Hisseli tapu',
    message: 'Tapum hisseli.\nYine de teklif alabilir miyim?',
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  const list = '/admin/new-land?sort=-tarih&q=benzer';
  await page.goto(list);
  await page
    .getByRole('row')
    .filter({ hasText: 'Benzer Sahip' })
    .getByRole('link', { name: 'Detay' })
    .click();
  await expect(shownNumber(page)).toHaveText(`Talep T-${own}`);
  const similar = page.getByRole('region', { name: 'Benzer talepler' });
  const rowOf = (id: number) => similar.getByRole('listitem').filter({ hasText: `Talep T-${id}` });
  for (const [id, parts] of [
    [ofPlot, ['İptal', 'Benzer Komşu', '₺900.000', '2.450 m²', '₺367 / m²']],
    [ofPhone, ['Teklif Bekliyor', 'Benzer Telefon', 'Urla / Bademler Mah.', '7782 / 7']],
    [near, ['Teklif Verildi', 'Bademler Mah. · 7783 / 7', '₺1.960.000', '₺800 / m²']],
  ] as const) {
    await expect(rowOf(id)).toHaveCount(1);
    for (const part of parts) await expect(rowOf(id)).toContainText(part);
    await expect(rowOf(id).getByRole('time')).toHaveText('bugün');
  }
  await expect(rowOf(ofPhone)).not.toContainText('₺');
  await expect(rowOf(own)).toHaveCount(0);
  await expect(similar.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Teklif', exact: true })).toBeInViewport({ ratio: 1 });
  await expectAccessibleLayout(page);
  await page.setViewportSize(zoomedPhone);
  await expectNoOverflow(page);
  const message = page
    .getByRole('region', { name: 'Bu telefonla gelen mesajlar' })
    .getByRole('listitem')
    .filter({ hasText: 'Tapum hisseli. Yine de teklif alabilir miyim?' });
  await expect(message).toContainText('Yanıt bekliyor');
  await message.getByRole('link', { name: 'Hisseli tapu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benzer Sahip · Hisseli tapu');
  await expect(
    page.getByRole('region', { name: 'Bu telefonla gelen talepler' }).getByText('Benzer Telefon'),
  ).toBeVisible();
});

test('a similar land request opens by a click on its row, and leads back to the same list', async ({
  page,
  otherAdmin,
}) => {
  const plot = { ada: '7791', parsel: '1' };
  const other = await otherAdmin.sendLandRequest('Parseldaş Kaya', plot);
  const own = await otherAdmin.sendLandRequest('Parseldaş Ongün', plot);
  const list = '/admin/new-land?sort=-tarih&q=parseldas';
  await page.goto(list);
  await page.getByRole('row').filter({ hasText: 'Ongün' }).getByRole('link', { name: 'Detay' }).click();
  await expect(shownNumber(page)).toHaveText(`Talep T-${own}`);
  const similar = page.getByRole('region', { name: 'Benzer talepler' });
  await similar.getByRole('listitem').filter({ hasText: 'Parseldaş Kaya' }).click();
  await expect(shownNumber(page)).toHaveText(`Talep T-${other}`);
  await expect(similar.getByText('Parseldaş Ongün')).toBeVisible();
  await expect(similar.getByText('Parseldaş Kaya')).toHaveCount(0);
  await page.getByRole('link', { name: 'Listeye dön' }).click();
  await expect(page).toHaveURL(list);
  await expect(panelList(page).row('Parseldaş Kaya').locator(':focus')).toHaveCount(1);
});

test('a typed offer is not lost with a click on a similar land request', async ({ page, otherAdmin }) => {
  const plot = { ada: '7801', parsel: '1' };
  await otherAdmin.sendLandRequest('Yazarken Kaya', plot);
  const own = await otherAdmin.sendLandRequest('Yazarken Ongün', plot);
  await page.goto(`/admin/land-detail/${own}`);
  const amount = page.getByLabel('Teklif tutarı');
  await amount.fill('750000');
  await page.getByRole('listitem').filter({ hasText: 'Yazarken Kaya' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vazgeç' }).click();
  await expect(amount).toHaveValue('750.000');
  await amount.fill('');
});

test('where nothing is similar, one quiet line says so for each list', async ({ page, otherAdmin }) => {
  const id = await otherAdmin.sendLandRequest('Benzersiz Sahip');
  await page.route(call, (route) => route.fulfill(success('listSimilarLandRequests', 'none')));
  await page.goto(`/admin/land-detail/${id}`);
  const similar = page.getByRole('region', { name: 'Benzer talepler' });
  for (const line of [
    'Bu parsel için başka talep yok.',
    'Bu telefonla başka talep yok.',
    'Bu ilçede teklif verilen ya da satın alınan başka arazi yok.',
  ])
    await expect(similar.getByText(line)).toBeVisible();
  await expect(similar.getByRole('heading', { level: 3 })).toHaveCount(0);
  await expect(similar.getByRole('list')).toHaveCount(0);
  await expect(page.getByText('Bu telefonla gelen mesajlar')).toHaveCount(0);
});

test('a list that is cut short says so', async ({ page, otherAdmin }) => {
  const id = await otherAdmin.sendLandRequest('Kısaltılan Sahip');
  const answer = success('listSimilarLandRequests');
  await page.route(call, (route) => {
    const json: components['schemas']['SimilarLandRequests'] = structuredClone(Object(answer.json));
    json.samePlot.more = true;
    return route.fulfill({ ...answer, json });
  });
  await page.goto(`/admin/land-detail/${id}`);
  await expect(page.getByText('Yalnızca en yeni 1 talep gösteriliyor.')).toHaveCount(1);
});

test.describe('when the similar land requests cannot be loaded', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('the page says why, the offer can be made, and they load on a retry', async ({ page, otherAdmin }) => {
    const plot = { ada: '7811', parsel: '1' };
    await otherAdmin.sendLandRequest('Geciken Kaya', plot);
    const own = await otherAdmin.sendLandRequest('Geciken Ongün', plot);
    await refuse(page, call, refusal('listSimilarLandRequests', 500));
    await page.goto(`/admin/land-detail/${own}`);
    const similar = page.getByRole('region', { name: 'Benzer talepler' });
    await expect(similar.getByRole('alert')).toContainText('Benzer talepler yüklenirken bir hata oluştu.');
    await page.getByLabel('Teklif tutarı').fill('750000');
    await page.getByRole('button', { name: 'Teklif Ver' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Vazgeç' }).click();
    await expectAccessibleLayout(page);
    await page.unroute(call);
    await similar.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(similar.getByText('Geciken Kaya')).toBeVisible();
    await page.getByLabel('Teklif tutarı').fill('');
  });
});

/** From an owner's acceptance to the deed, on the pages of the office and of the owner. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { refusal } from '../../contract/refusal.ts';
import { pdf } from '../../server/fixtures/forms.ts';
import type { OtherAdmin } from '../fixtures/otherAdmin.ts';
import type { Product } from '../fixtures/product.ts';
import { refuse } from '../fixtures/refuse.ts';
import { adminTest, expect, expectAccessibleLayout } from '../fixtures/test.ts';

// every state and text is reached on a page that a browser translates
adminTest.use({ translates: true, expectedMessages: [/status of (404|409|500)/] });

/** Sends a land request, offers for it and accepts. @returns its page, and the path of the owner's link. */
async function accept(page: Page, otherAdmin: OtherAdmin, product: Product, name: string, phone: string) {
  const id = await otherAdmin.sendLandRequest(name, { phone });
  await otherAdmin.offerLandRequest(id, 1_250_000);
  // it can be taken back until then
  await expect.poll(() => product.offerLink(phone), { timeout: 20_000 }).toBeDefined();
  const link = product.offerLink(phone) ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Kabul ediyorum' }).click();
  await page.getByRole('button', { name: 'Evet, kabul ediyorum' }).click();
  await expect(page.getByRole('heading', { name: 'Satış süreciniz' })).toBeVisible();
  return { link, record: `/admin/land-detail/${id}` };
}

const plan = (page: Page) => page.getByRole('region', { name: 'Satın alma planı' });
const process = (page: Page) => page.getByRole('region', { name: 'Satış süreciniz' });
const dialog = (page: Page) => page.getByRole('dialog');
const edit = (page: Page, step: string) => page.getByRole('button', { name: `${step}: düzenle` }).click();
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Kaydet' }).click();
const paper = { name: 'tapu.pdf', mimeType: 'application/pdf', buffer: pdf };

adminTest(
  'office and owner follow a purchase to the deed',
  { tag: '@phone' },
  async ({ page, otherAdmin, product }) => {
    const { link, record } = await accept(page, otherAdmin, product, 'Satan Sahip', '(0541) 882 10 01');
    await page.locator('input[name=belge]').setInputFiles(paper);
    await expect(page.getByText('Önce belgenin türünü seçin.')).toBeVisible();
    await page.getByLabel('Belge türü').selectOption('title');
    await page.locator('input[name=belge]').setInputFiles(paper);
    await expect(process(page).getByRole('status').filter({ hasText: 'Belge kaydedildi.' })).toBeVisible();
    await expect(process(page)).toContainText('Siz gönderdiniz');
    await expectAccessibleLayout(page);

    await page.goto(record);
    await expect(plan(page)).toContainText('Arazi sahibi gönderdi');
    await edit(page, 'IBAN');
    await dialog(page).getByLabel('Durum').selectOption('done');
    await dialog(page).getByLabel('IBAN').fill('TR33 0006 1005 1978 6457 8413 27');
    await save(page);
    await expect(dialog(page)).toContainText('Bu IBAN geçerli değil.');
    await dialog(page).getByLabel('IBAN').fill('tr33 0006 1005 1978 6457 8413 26');
    await save(page);
    await expect(plan(page)).toContainText('TR33 0006 1005 1978 6457 8413 26');
    await edit(page, 'Tapu randevusu');
    const year = new Date().getFullYear() + 1;
    await dialog(page).locator('[name=randevu_tarihi]').fill(`${year}-12-10T10:30`);
    await dialog(page).locator('[name=randevu_yeri]').fill('Urla Tapu Müdürlüğü');
    await save(page);
    const newest = page.getByRole('region', { name: 'Geçmiş' }).getByRole('listitem').first();
    await expect(newest).toContainText('Tapu randevusu: güncellendi');

    await page.goto(link);
    await expect(process(page)).toContainText(`10 Aralık ${year}, 10:30`);
    const loading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Takvime ekle' }).click();
    const event = await readFile(await (await loading).path(), 'utf8');
    expect(event).toContain(`DTSTART:${year}1210T073000Z`);
    expect(event).not.toContain(link.split('/').at(-1));

    await page.goto(record);
    for (const [step, label] of [
      ['Ödeme', 'Ödeme tarihi'],
      ['Tapu devri', 'Tapu devri tarihi'],
    ] as const) {
      await edit(page, step);
      await dialog(page).getByLabel('Durum').selectOption('done');
      const today = new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);
      await dialog(page).getByLabel(label).fill(today);
      if (step === 'Ödeme') await dialog(page).getByLabel('Ödenecek tutar').fill('1250000');
      await save(page);
      await expect(dialog(page)).toHaveCount(0);
    }
    await expect(plan(page).getByRole('alert')).toContainText('Ödeme yapıldı, tapu devri tamamlandı.');
    await expectAccessibleLayout(page);
    await plan(page).getByRole('button', { name: 'Satın Alındı' }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(page).toHaveURL(/purchased-land/);
    await page.goto(record);
    await expect(plan(page)).toContainText('plan artık değiştirilemez');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/artık geçerli değil/);
  },
);

adminTest(
  'what fails keeps what was typed, and can be tried again',
  async ({ page, otherAdmin, product }) => {
    const { link, record } = await accept(page, otherAdmin, product, 'Hatalı Sahip', '(0541) 882 10 02');
    await refuse(page, '**/api/v1/lands/purchase/*', refusal('getPurchase', 500), { times: 1 });
    await page.goto(record);
    await plan(page).getByRole('button', { name: 'Tekrar dene' }).click();
    await edit(page, 'Yerinde inceleme');
    await dialog(page).getByLabel('Durum').selectOption('skipped');
    await save(page);
    await expect(dialog(page)).toContainText('Adımın neden atlandığını yazın.');
    await dialog(page).getByLabel('Gerekçe').fill('Yeri biliyoruz');
    const url = '**/api/v1/lands/purchase/*/visit';
    await refuse(page, url, refusal('changePurchaseStep', 500), { times: 1 });
    await save(page);
    await expect(dialog(page).getByRole('alert')).toContainText('Adım kaydedilemedi.');
    await refuse(page, url, refusal('changePurchaseStep', 409, 'outdated'), { times: 1 });
    await save(page);
    await expect(dialog(page).getByRole('alert')).toContainText('yeniden kaydederseniz');
    await expect(dialog(page).getByLabel('Gerekçe')).toHaveValue('Yeri biliyoruz');
    await save(page);
    await expect(plan(page)).toContainText('Gerekçe: Yeri biliyoruz');

    await page.goto(link);
    const papers = /\/api\/v1\/offers\/[^/]+\/papers/;
    await refuse(page, papers, refusal('addOwnerPaper', 500), { times: 1 });
    await page.getByLabel('Belge türü').selectOption('identity');
    await page.locator('input[name=belge]').setInputFiles(paper);
    await expect(process(page).getByRole('alert')).toContainText('Belge gönderilemedi.');
    await process(page).getByRole('button', { name: 'Tekrar dene' }).click();
    const remove = page.getByRole('button', { name: 'Kimlik: kaldır' });
    await remove.click();
    const question = page.getByRole('alertdialog');
    await refuse(page, papers, refusal('removeOwnerPaper', 500), { times: 1 });
    await question.getByRole('button', { name: 'Belgeyi kaldır' }).click();
    await expect(question).toContainText('Belge kaldırılamadı.');
    await question.getByRole('button').last().click();
    await expect(remove).toHaveCount(0);
    await refuse(page, papers, refusal('addOwnerPaper', 404), { times: 1 });
    await page.getByLabel('Belge türü').selectOption('identity');
    await page.locator('input[name=belge]').setInputFiles(paper);
    await expect(process(page).getByRole('status').first()).toContainText('Bağlantının süresi dolmuş');
  },
);

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { refusal, success } from '../../contract/refusal.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, adminTest as test } from '../fixtures/test.ts';

const chart = (page: Page, name: string) => page.getByRole('figure', { name });
/** A key figure by its label. */
const figure = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');
/** Saves the file of the named button by keyboard; without the mark with which it begins. */
async function saveCsv(page: Page, heading: string): Promise<{ name: string; lines: string[] }> {
  const isSaved = page.waitForEvent('download');
  await page.getByRole('button', { name: `CSV indir (${heading})`, exact: true }).press('Enter');
  const download = await isSaved;
  const content = await readFile(await download.path(), 'utf8');
  expect(content).toMatch(/^\uFEFF.*\r\n$/s);
  return { name: download.suggestedFilename(), lines: content.slice(1, -2).split('\r\n') };
}
/** The numbers at bars that leave the axes of their chart, which cuts them off. */
const cutNumbers = (page: Page) =>
  page.locator('figure svg').evaluateAll((charts) =>
    charts.flatMap((svg) => {
      const [x, y] = ['X', 'Y'].map((axis) =>
        svg.querySelector(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-line`)?.getBoundingClientRect(),
      );
      return [...svg.querySelectorAll('.MuiBarChart-label')].flatMap((label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect();
        const isWithin = x && y && x.left <= left && right <= x.right && y.top <= top && bottom <= y.bottom;
        return isWithin ? [] : [label.textContent];
      });
    }),
  );

test('the office sees what came and what became of it, as charts, tables and files, by keyboard', {
  tag: '@phone',
}, async ({ page, otherAdmin }) => {
  await page.goto('/admin/report');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rapor');
  const received = async () => Number((await figure(page, 'Gelen talep').innerText()).replaceAll('.', ''));
  const atFirst = await received();
  await otherAdmin.sendLandRequest('Rapor Sahibi');
  await otherAdmin.offerLandRequest(await otherAdmin.sendLandRequest('Rapor Sahibi'), 1_250_000);
  await page.reload();
  await expect.poll(received).toBe(atFirst + 2);
  await expect(figure(page, 'İlk teklife kadar (medyan)')).not.toHaveText('–');
  await expect(figure(page, 'Cevaba açık teklif')).not.toHaveText('0');
  await expectAccessibleLayout(page);

  const weeks = chart(page, 'Haftalara göre talepler');
  await expect(weeks.getByRole('img')).toHaveAccessibleDescription(/^Toplam [\d.]+ talep\. En yoğun hafta: /);
  await weeks.getByText('Tablo').focus();
  await page.keyboard.press('Enter');
  const table = weeks.getByRole('table', { name: 'Haftalara göre talepler' });
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    'Hafta',
    'Gelen',
    'Teklif verilen',
    'Teklif bekleyen',
    'Sonuç bekleyen',
    'Satın alınan',
    'İptal',
  ]);
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('row').last().getByRole('cell').first()).toHaveText(/^[1-9]/);
  await expectAccessibleLayout(page);

  const { name, lines } = await saveCsv(page, 'İllere göre talepler');
  expect(name).toMatch(/^rapor-iller-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(lines[0]).toBe('İl;Gelen;Teklif verilen;Teklif bekleyen;Sonuç bekleyen;Satın alınan;İptal');
  expect(lines[1]).toMatch(/^İzmir(;\d+){6}$/);
});

test('each chart has its table and the same as a file, and so have the key figures a file', async ({
  page,
}) => {
  await page.route('**/api/v1/report?*', (route) => route.fulfill({ json: success('getReport').json }));
  await page.goto('/admin/report?from=2026-11-02&to=2026-11-20');
  for (const [heading, file, header] of [
    [
      'Haftalara göre talepler',
      'haftalar-2026-11-02-2026-11-20',
      'Hafta;Gelen;Teklif verilen;Teklif bekleyen;Sonuç bekleyen;Satın alınan;İptal',
    ],
    [
      'İllere göre talepler',
      'iller-2026-11-02-2026-11-20',
      'İl;Gelen;Teklif verilen;Teklif bekleyen;Sonuç bekleyen;Satın alınan;İptal',
    ],
    [
      'Talepten satın almaya',
      'asamalar-2026-11-02-2026-11-20',
      'Aşama;Sayı;Gelenlere oranı (%);Önceki aşamada bekleyen;Önceki aşamada iptal',
    ],
    ['Tekliflere gelen cevaplar', 'cevaplar-2026-11-02-2026-11-20', 'Cevap;Sayı'],
    ['İptal nedenleri', 'iptal-nedenleri-2026-11-02-2026-11-20', 'Neden;Sayı;İptallere oranı (%)'],
    [
      'Satın alma adımları',
      'satin-alma-adimlari-2026-11-02-2026-11-20',
      'Adım;Sırada bekleyen;Tamamlanan;Ortanca süre (gün)',
    ],
    ['Cevaba açık teklifler', 'acik-teklifler', 'Cevap;48 saat içinde bitecek;Daha sonra bitecek'],
    ['Kişilere göre açık talepler', 'kisiler', 'Kişi;Teklif bekliyor;Teklif verildi'],
  ] as const) {
    await test.step(heading, async () => {
      const part = chart(page, heading);
      const table = part.getByRole('table', { name: heading });
      await expect(table).toHaveCount(0);
      await part.getByText('Tablo', { exact: true }).press('Enter');
      const rows = await table.getByRole('row').all();
      const shown = await Promise.all(rows.map((row) => row.locator('th, td').allTextContents()));
      expect(shown.length).toBeGreaterThan(1);
      const { name, lines } = await saveCsv(page, heading);
      expect(name).toBe(`rapor-${file}.csv`);
      expect(lines[0]).toBe(header);
      // the example has no number that is shown with a point; a dash is an empty field
      expect(lines).toEqual(shown.map((cells) => cells.map((cell) => cell.replace(/^–$/, '')).join(';')));
    });
  }
  await expect(page.getByRole('figure')).toHaveCount(10);
  await expect(page.getByRole('table')).toHaveCount(8);

  const { name, lines } = await saveCsv(page, 'Temel göstergeler');
  expect(name).toBe('rapor-gostergeler-2026-11-02-2026-11-20.csv');
  expect(lines).toEqual([
    'Gösterge;Değer',
    'Gelen talep;34',
    'Teklif verilen;24 (%71)',
    'Teklif bekleyen;8 (%24)',
    'Sonuç bekleyen;15 (%44)',
    'Satın alınan;8 (%24)',
    'İptal edilen;3 (%9)',
    'İlk teklife kadar (medyan);19 saat',
    'Teklif edilen tutar;₺36.350.000',
    'Ortalama teklif;₺640\u00A0/\u00A0m²',
    'Satın alma tutarı;₺11.950.000',
    'Ortalama alım fiyatı;₺590\u00A0/\u00A0m²',
    'Cevaba açık teklif (şu an);9',
    '48 saat içinde bitecek (şu an);2',
    'Atanmamış talep (şu an);7',
  ]);
  await expect(page.getByRole('term')).toHaveCount(lines.length - 1);
});

test('days stand below bars at one distance, however many, and numbers at all bars or at none', async ({
  page,
}) => {
  const example = Object(success('getReport').json);
  await page.route('**/api/v1/report?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    await route.fulfill({ json: { ...example, ...Object.fromEntries(query) } });
  });
  const weeks = chart(page, 'Haftalara göre talepler');
  const days = weeks.locator('.MuiChartsAxis-directionX text');
  for (const [from, numbers] of [
    ['2026-09-07', ['9', '14', '11']],
    ['2025-12-01', []],
    ['2024-12-02', []],
  ] as const) {
    for (const width of [1440, 390]) {
      await test.step(`${from}, ${width}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/admin/report?from=${from}&to=2026-11-29`);
        await expect(days.first()).toBeVisible();
        const places = await days.evaluateAll((labels) =>
          labels.map((label) => label.getBoundingClientRect()).map((box) => box.x + box.width / 2),
        );
        const distances = places.slice(1).map((place, nth) => place - (places[nth] ?? 0));
        expect(distances.length).toBeGreaterThan(3);
        expect(Math.max(...distances) - Math.min(...distances)).toBeLessThan(2);
        await expect(weeks.locator('.MuiBarChart-label')).toHaveText(numbers);
        await expect(
          chart(page, 'Kişilere göre açık talepler').locator('[data-series=total] .MuiBarChart-label'),
        ).toHaveText(['8', '8', '7']);
        expect(await cutNumbers(page)).toEqual([]);
      });
    }
  }
});

test('the range is in the address, and a later one overtakes the answer to an earlier one', async ({
  page,
}) => {
  const november = Object(success('getReport').json);
  const answers: Record<string, object> = {
    '2026-11-02': november,
    '2026-10-01': { ...november, from: '2026-10-01', to: '2026-10-31' },
  };
  await page.route('**/api/v1/report?*', async (route) => {
    const answer = answers[new URL(route.request().url()).searchParams.get('from') ?? ''];
    // any other range is never answered
    if (answer) await route.fulfill({ json: answer });
  });
  await page.goto('/admin/report?from=2026-11-02&to=2026-11-20');
  const busy = page.getByRole('main').getByRole('progressbar');
  const part = page.getByRole('heading', { level: 2 }).first();
  await expect(part).toHaveText('2–20 Kas 2026');
  await expect(figure(page, 'Gelen talep')).toHaveText('34');
  await expect(figure(page, 'Teklif verilen')).toHaveText('24 (%71)');
  await expect(figure(page, 'İlk teklife kadar (medyan)')).toHaveText('19 saat');
  await expect(busy).toHaveCount(0);

  await page.getByRole('button', { name: 'Son 52 hafta' }).click();
  await expect(page.getByRole('button', { name: 'Son 52 hafta' })).toHaveAttribute('aria-pressed', 'true');
  await expect(busy).toBeVisible();
  await page.getByLabel('Başlangıç tarihi').fill('2026-10-01');
  await page.getByLabel('Bitiş tarihi').fill('2026-10-31');
  await expect(page).toHaveURL(/\/admin\/report\?from=2026-10-01&to=2026-10-31$/);
  await expect(part).toHaveText('1–31 Eki 2026');

  await page.getByRole('link', { name: 'Rapor' }).click();
  await expect(page).toHaveURL(/\/admin\/report$/);
  await expect(page.getByRole('button', { name: 'Son 12 hafta' })).toHaveAttribute('aria-pressed', 'true');
});

test('days that are no range are pointed out beside the field, and load nothing', async ({ page }) => {
  await page.goto('/admin/report?from=2026-11-20&to=2026-11-01');
  const to = page.getByLabel('Bitiş tarihi');
  await expect(to).toHaveAccessibleDescription('Bitiş, başlangıçtan önce olamaz.');
  await expect(page.getByRole('figure')).toHaveCount(0);
  await to.fill('');
  await expect(to).toHaveAccessibleDescription('Geçerli bir tarih seçin.');
  await to.fill('2040-11-01');
  await expect(to).toHaveAccessibleDescription('En çok 2 yıllık bir aralık seçin.');
  await expectAccessibleLayout(page);
  await to.fill('2026-11-21');
  await expect(page.getByRole('figure')).toHaveCount(10);
});

test.describe('a report that does not load', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('says so, and is loaded again by the button', async ({ page }) => {
    await refuse(page, '**/api/v1/report?*', refusal('getReport', 500), { times: 1 });
    await page.goto('/admin/report');
    await expect(page.getByRole('alert')).toContainText('Rapor yüklenirken bir hata oluştu.');
    await expect(page.getByRole('figure')).toHaveCount(0);
    await expectAccessibleLayout(page);
    await page.getByRole('button', { name: 'Tekrar dene' }).press('Enter');
    await expect(page.getByRole('figure')).toHaveCount(10);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a time without land requests is said in words', async ({ page }) => {
  await page.goto('/admin/report?from=2001-01-01&to=2001-02-04');
  await expect(chart(page, 'Haftalara göre talepler')).toContainText('Bu aralıkta talep gelmedi.');
  await expect(chart(page, 'Tekliflere gelen cevaplar')).toContainText(
    'Bu aralıkta gelen taleplere teklif verilmedi.',
  );
  await expect(figure(page, 'İlk teklife kadar (medyan)')).toHaveText('–');
  await expectAccessibleLayout(page);
});

test('figures, provinces of the map and reasons lead to their lists, by keyboard', async ({
  page,
  otherAdmin,
}) => {
  const id = await otherAdmin.sendLandRequest('Rapor İptali');
  await otherAdmin.cancelLandRequest(id, 'zoning');
  await otherAdmin.sendLandRequest('Rapor Bekleyen');
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' });
  const report = `/admin/report?from=${today}&to=${today}`;
  await page.goto(report);
  const rows = page.getByRole('grid').getByRole('row');

  const reasons = chart(page, 'İptal nedenleri');
  await reasons.getByText('Tablo').press('Enter');
  const link = reasons.getByRole('link', { name: /^İmar sorunu, Sayı: \d+$/ });
  const counted = Number(await link.innerText());
  await link.press('Enter');
  await expect(page).toHaveURL(`/admin/all-land?durum=4&neden=zoning&from=${today}&to=${today}`);
  await expect(rows).toHaveCount(counted + 1);
  await expect(rows.filter({ hasText: 'Rapor İptali' })).toHaveCount(1);
  await expect(page.getByText('İptal nedeni: İmar sorunu')).toBeVisible();

  await page.goto(report);
  const map = page.getByRole('group', { name: 'Türkiye haritası: gelen talepler' });
  const izmir = map.getByRole('link', { name: /^35 İzmir, gelen talepler: \d+$/ });
  const [, received] = /: (\d+)$/.exec((await izmir.getAttribute('aria-label')) ?? '') ?? [];
  await izmir.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/all-land?from=${today}&to=${today}&il=35`);
  await expect(page.getByText(new RegExp(`^${received} kayıt`))).toBeVisible();

  await page.goto(report);
  await page.getByLabel('Haritada gösterilen').selectOption('İptal edilenler');
  await page
    .getByRole('group', { name: 'Türkiye haritası: iptal edilenler' })
    .getByRole('link', { name: /^35 İzmir, iptal edilenler: \d+$/ })
    .click();
  await expect(page).toHaveURL(`/admin/all-land?durum=4&from=${today}&to=${today}&il=35`);

  await page.goto(report);
  const people = chart(page, 'Kişilere göre açık talepler');
  await people.getByText('Tablo').press('Enter');
  const ofNobody = people.getByRole('link', { name: /^Atanmamış, Teklif bekliyor: \d+$/ });
  const unassigned = await ofNobody.innerText();
  await ofNobody.press('Enter');
  await expect(page).toHaveURL('/admin/new-land?durum=1&assignee=nobody');
  await expect(page.getByText('Sorumlu: Atanmamış')).toBeVisible();
  await expect(page.getByText(new RegExp(`^${unassigned} kayıt`))).toBeVisible();

  await page.goto(report);
  const cancelled = figure(page, 'İptal edilen');
  const [, number] = /^(\d+) /.exec(await cancelled.innerText()) ?? [];
  await cancelled.getByRole('link').click();
  await expect(rows).toHaveCount(Number(number) + 1);
});

test('on paper the panel has no menu and no buttons, dark mode no colours, and tables are open', async ({
  page,
}) => {
  await page.route('**/api/v1/report?*', (route) => route.fulfill({ json: success('getReport').json }));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/admin/report?from=2026-11-02&to=2026-11-20');
  await expect(page.getByRole('table', { name: 'İptal nedenleri' })).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(10);
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.locator('figure').first()).toHaveCSS('background-color', 'rgb(255, 253, 248)');
});

import type { Page } from '@playwright/test';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import { calendarDayText } from '../../../src/text/recordFormats.ts';
import { refusal } from '../../contract/refusal.ts';
import { holdCalls } from '../fixtures/heldCalls.ts';
import { shownNumber } from '../fixtures/landRequestPage.ts';
import { panelList } from '../fixtures/panelList.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, storedKeys, adminTest as test } from '../fixtures/test.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => istanbulTime(new Date(Date.now() + days * dayMs)).day;
const [today, tomorrow] = [dayIn(0), dayIn(1)];

const work = (page: Page) => page.getByRole('region', { name: 'Takip' });
const assignee = (page: Page) => work(page).getByLabel('Sorumlu');
const nextCall = (page: Page) => work(page).getByLabel('Aranacağı gün');
const note = (page: Page) => work(page).getByLabel('Yeni not');
const button = (page: Page, name: string) => work(page).getByRole('button', { name, exact: true });
const history = (page: Page) => page.getByRole('region', { name: 'Geçmiş' });

test('a land request is given to somebody and its call planned, which list and history show', {
  tag: '@phone',
}, async ({ page, otherAdmin }) => {
  const id = await otherAdmin.sendLandRequest('Takip Sahibi');
  await page.goto(`/admin/land-detail/${id}`);
  await expect(work(page).getByText('Henüz not yok.')).toBeVisible();
  await nextCall(page).fill(today);
  await expect(work(page).getByText('Hatırlatma gitmesi için bir sorumlu da seçin.')).toBeVisible();
  await assignee(page).selectOption({ label: 'Yönetici' });
  await nextCall(page).press('Enter');
  await expect(work(page).getByRole('alert')).toHaveText('Takip kaydedildi.');
  await expect(history(page)).toContainText('Sorumlu: Yönetici');
  await expect(history(page)).toContainText(`Arama günü: ${calendarDayText(today)}`);
  await expectAccessibleLayout(page);

  await page.goto('/admin/new-land?q=takip+sahibi');
  const row = page.getByRole('row').filter({ hasText: 'Takip Sahibi' });
  await expect(row).toContainText('Yönetici');
  await expect(row).toContainText('Bugün');
  await expectAccessibleLayout(page);
  await row.getByRole('link', { name: 'Detay' }).click();
  await expect(nextCall(page)).toHaveValue(today);
  await page.getByRole('button', { name: 'Satın Alındı' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Satın Alındı' }).click();
  await expect(page).toHaveURL(/purchased-land/);
  await page.goto(`/admin/land-detail/${id}`);
  await expect(work(page).getByText('Sorumlu: Yönetici')).toBeVisible();
  await expect(nextCall(page)).toHaveCount(0);
  await expect(note(page)).toBeVisible();
});

test('a day that does not exist is pointed out, and the planned one stays', async ({ page, otherAdmin }) => {
  const id = await otherAdmin.sendLandRequest('Şubat Sahibi');
  await page.goto(`/admin/land-detail/${id}`);
  await nextCall(page).fill(tomorrow);
  await nextCall(page).press('Enter');
  await expect(work(page).getByRole('alert')).toHaveText(`Arama planlandı: ${calendarDayText(tomorrow)}.`);
  // 31 February, or a day that is half typed: the browser gives no value for either
  await nextCall(page).focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(nextCall(page)).toHaveAccessibleDescription('Geçerli bir tarih seçin ya da alanı boşaltın.');
  await expect(nextCall(page)).toBeFocused();
  await expect(work(page).getByRole('alert')).toHaveCount(0);
  await expectAccessibleLayout(page);
  await page.reload();
  await expect(nextCall(page)).toHaveValue(tomorrow);
});

test('a note is written by keyboard, survives a reload, and is kept with its author', {
  tag: '@phone',
}, async ({ page, otherAdmin }) => {
  const id = await otherAdmin.sendLandRequest('Notlu Sahip');
  await page.goto(`/admin/land-detail/${id}`);
  await button(page, 'Notu ekle').press('Enter');
  await expect(work(page).getByText('Önce notu yazın.')).toBeVisible();
  await expect(note(page)).toBeFocused();
  await note(page).fill('Telefonu açmadı.\nAkşam yeniden.');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(note(page)).toHaveValue('Telefonu açmadı.\nAkşam yeniden.');
  expect((await storedKeys(page)).drafts).toEqual([`draft:note:${id}`]);
  await button(page, 'Notu ekle').press('Enter');
  await expect(work(page).getByRole('alert')).toHaveText('Not eklendi.');
  await expect(note(page)).toHaveValue('');
  const notes = work(page).getByRole('group', { name: 'Notlar' }).getByRole('listitem');
  await expect(notes).toHaveCount(1);
  await expect(notes).toContainText('Akşam yeniden.');
  await expect(notes).toContainText('Yönetici ·');
  expect((await storedKeys(page)).drafts).toEqual([]);
  // the bar at the top may cover half of a button
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleLayout(page);
});

test('a saved plan and a note have a toast that names the owner, and leads through the list', async ({
  page,
  otherAdmin,
}) => {
  const [next, id] = [
    await otherAdmin.sendLandRequest('Bildirilen Kaya'),
    await otherAdmin.sendLandRequest('Bildirilen Ongün'),
  ];
  await page.goto('/admin/new-land?sort=-tarih&q=bildirilen');
  await expect(page.getByRole('row').filter({ hasText: 'Bildirilen' })).toHaveCount(2);
  const found = page.waitForResponse(/lands\?.*q=bildirilen/);
  await page.evaluate(([cameFrom, to]) => window.history.pushState({ cameFrom }, '', to), [
    '/admin/new-land?sort=-tarih&q=bildirilen',
    `/admin/land-detail/${id}`,
  ] as const);
  await found;
  await nextCall(page).fill(tomorrow);
  await nextCall(page).press('Enter');
  const toast = page.getByRole('main').getByRole('status').filter({ hasText: 'Kapat' });
  await expect(toast).toContainText(`Bildirilen Ongün · Arama planlandı: ${calendarDayText(tomorrow)}.`);
  await note(page).fill('Telefonu açmadı.');
  await button(page, 'Notu ekle').press('Enter');
  await expect(toast).toContainText('Bildirilen Ongün’ün talebine not eklendi.');
  await expectAccessibleLayout(page);
  await toast.getByRole('link', { name: 'Sıradaki talep' }).click();
  await expect(page).toHaveURL(`/admin/land-detail/${next}`);
  await expect(toast).toHaveCount(0);
  // without a list there is no next one
  await page.goto(`/admin/land-detail/${id}`);
  await note(page).fill('Akşam yeniden.');
  await button(page, 'Notu ekle').click();
  await expect(toast).toContainText('not eklendi');
  await expect(toast.getByRole('link')).toHaveCount(0);
});

test('what another admin has finished meanwhile does not follow a saved note', async ({
  page,
  otherAdmin,
}) => {
  const next = await otherAdmin.sendLandRequest('Kapanan Kaya');
  const finished = await otherAdmin.sendLandRequest('Kapanan Yılmaz');
  const id = await otherAdmin.sendLandRequest('Kapanan Ongün');
  await page.goto('/admin/new-land?sort=-tarih&q=kapanan');
  const row = page.getByRole('row').filter({ hasText: 'Kapanan Ongün' });
  await expect(row).toBeVisible();
  const foundAgain = page.waitForResponse(/lands\?.*q=kapanan/);
  await row.getByRole('link', { name: 'Detay' }).click();
  await expect(shownNumber(page)).toHaveText(`Talep T-${id}`);
  await foundAgain;
  await otherAdmin.cancelLandRequest(finished);
  await note(page).fill('Telefonu açmadı.');
  await button(page, 'Notu ekle').press('Enter');
  // beside the button, where a phone and the keyboard find it
  const toNext = work(page).getByRole('link', { name: 'Sıradaki talep' });
  await expect(toNext).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(toNext).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/land-detail/${next}`);
});

test(
  'on a phone the toast of a note moves nothing below the finger',
  { tag: '@phone' },
  async ({ page, otherAdmin }, { project }) => {
    const id = await otherAdmin.sendLandRequest('Kımıldamayan Sahip');
    if (project.name === 'phone') await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/land-detail/${id}`);
    await note(page).fill('Telefonu açmadı.');
    const save = button(page, 'Notu ekle');
    await save.scrollIntoViewIfNeeded();
    await expect(page.getByRole('progressbar', { name: 'Yükleniyor…' })).toHaveCount(0);
    const top = async () => (await save.boundingBox())?.y ?? Number.NaN;
    const before = await top();
    await save.press('Enter');
    await expect(page.getByRole('button', { name: 'Kapat' })).toBeAttached();
    await expect.poll(top).toBeCloseTo(before, -0.5);
  },
);

test('the day of the next call is whole on a wide screen, also with an empty part', async ({
  page,
  otherAdmin,
}) => {
  const id = await otherAdmin.sendLandRequest('Kesilmeyen Gün');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/land-detail/${id}`);
  /** Pixels that the day needs and does not have. */
  const missing = () =>
    nextCall(page).evaluate((input) => {
      if (!(input instanceof HTMLInputElement)) return Number.NaN;
      const given = input.offsetWidth;
      Object.assign(input.style, { flex: 'none', width: 'max-content' });
      const needed = input.offsetWidth;
      input.removeAttribute('style');
      return needed - given;
    });
  expect(await missing()).toBeLessThanOrEqual(0);
  await nextCall(page).fill(tomorrow);
  expect(await missing()).toBeLessThanOrEqual(0);
  await nextCall(page).focus();
  for (const _ of ['day', 'month', 'year']) {
    await page.keyboard.press('Backspace');
    expect(await missing()).toBeLessThanOrEqual(0);
    await page.keyboard.press('Tab');
  }
});

test('leaving with an unsaved note or plan asks first, and a note that is given up is gone', async ({
  page,
  otherAdmin,
}) => {
  const id = await otherAdmin.sendLandRequest('Yarım Sahip');
  await page.goto(`/admin/land-detail/${id}`);
  const prompt = page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler' });
  const back = page.getByRole('link', { name: 'Listeye dön' });
  // blanks and lines alone are no note
  await note(page).fill(' \n');
  await back.click();
  await expect(page).toHaveURL('/admin/new-land');
  await page.goto(`/admin/land-detail/${id}`);
  await nextCall(page).fill(tomorrow);
  await back.click();
  await prompt.getByRole('button', { name: 'Vazgeç' }).click();
  await nextCall(page).fill('');
  await note(page).fill('Yarım not');
  await back.click();
  await prompt.getByRole('button', { name: 'Değişiklikleri sil ve ayrıl' }).click();
  await expect(page).toHaveURL('/admin/new-land');
  expect((await storedKeys(page)).drafts).toEqual([]);
});

test.describe('calls that fail', () => {
  test.use({ expectedMessages: [/status of (400|409|500)|ERR_FAILED/] });

  test('keep what was typed, say why, and succeed on a retry', async ({ page, otherAdmin }) => {
    const id = await otherAdmin.sendLandRequest('Aksayan Sahip');
    await refuse(page, '**/api/v1/lands/work/*', refusal('getLandRequestWork', 500));
    await page.goto(`/admin/land-detail/${id}`);
    await expect(work(page).getByRole('alert')).toContainText('Takip bilgileri yüklenirken bir hata oluştu.');
    await expectAccessibleLayout(page);
    await page.unroute('**/api/v1/lands/work/*');
    await button(page, 'Tekrar dene').click();
    await assignee(page).selectOption({ label: 'Yönetici' });
    await nextCall(page).fill(tomorrow);
    await note(page).fill('Yazılan not');

    const calls = await holdCalls(page);
    await button(page, 'Takibi kaydet').press('Enter');
    await expect(nextCall(page)).toBeDisabled();
    await button(page, 'Notu ekle').press('Enter');
    await expect(note(page)).toBeDisabled();
    await calls.fail(`PUT lands/work/${id}`, refusal('planLandRequestWork', 500));
    await calls.fail(`POST lands/notes/${id}`, refusal('addLandRequestNote', 500));
    await expect(work(page).getByRole('alert')).toHaveCount(2);
    await expect(nextCall(page)).toHaveValue(tomorrow);
    await expect(note(page)).toHaveValue('Yazılan not');
    await expectAccessibleLayout(page);
    await page.unroute('**/api/v1/**');
    for (const retry of [0, 1]) {
      await button(page, 'Tekrar dene').first().click();
      await expect(button(page, 'Tekrar dene')).toHaveCount(1 - retry);
    }
    await expect(work(page).getByText('Takip kaydedildi.')).toBeVisible();
    await expect(work(page).getByText('Not eklendi.')).toBeVisible();
    expect(await otherAdmin.readWork(id)).toMatchObject({
      next_call_on: tomorrow,
      notes: [{ text: 'Yazılan not' }],
    });
  });

  test('name the refused field', async ({ page, otherAdmin }) => {
    const id = await otherAdmin.sendLandRequest('Geçmiş Günlü');
    await page.goto(`/admin/land-detail/${id}`);
    await nextCall(page).fill(dayIn(-1));
    await button(page, 'Takibi kaydet').click();
    await expect(work(page).getByText('Bugünü ya da daha sonraki bir günü seçin.')).toBeVisible();
    await expect(nextCall(page)).toBeFocused();
    await nextCall(page).fill('');
    await assignee(page).selectOption({ label: 'Yönetici' });
    await refuse(page, '**/api/v1/lands/work/*', refusal('planLandRequestWork', 400, 'wrongAssignee'));
    await button(page, 'Takibi kaydet').click();
    await expect(assignee(page)).toHaveAttribute('aria-invalid', 'true');
    await assignee(page).selectOption({ label: 'Atanmamış' });
    await expect(assignee(page)).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('of two who plan at once, the second sees both and chooses', async ({ page, otherAdmin }) => {
    const id = await otherAdmin.sendLandRequest('Çakışan Sahip');
    await page.goto(`/admin/land-detail/${id}`);
    await nextCall(page).fill(tomorrow);
    await otherAdmin.planWork(id, { assignee_id: 61, next_call_on: today, version: 1 });
    const dialog = page.getByRole('alertdialog', { name: 'Bu kayıt siz düzenlerken değiştirildi' });

    // once the newer plan cannot be loaded
    await page.route('**/api/v1/lands/work/*', (route, request) =>
      request.method() === 'GET' ? route.abort() : route.continue(),
    );
    await button(page, 'Takibi kaydet').click();
    await expect(dialog.getByRole('alert')).toContainText('Kayıttaki hâli yüklenemedi.');
    await page.unroute('**/api/v1/lands/work/*');
    await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(dialog).toContainText(calendarDayText(tomorrow));
    await expect(dialog).toContainText(calendarDayText(today));
    await expect(dialog).toContainText('Yönetici');
    await expectAccessibleLayout(page);
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(nextCall(page)).toHaveValue(tomorrow);

    await button(page, 'Takibi kaydet').click();
    await dialog.getByRole('button', { name: 'Değişikliklerimi kaydet' }).click();
    await expect(work(page).getByText(`Arama planlandı: ${calendarDayText(tomorrow)}.`)).toBeVisible();
    await expect(assignee(page)).toHaveValue('61');
    expect(await otherAdmin.readWork(id)).toMatchObject({ next_call_on: tomorrow, version: 3 });

    await otherAdmin.planWork(id, { assignee_id: 61, version: 3 });
    await nextCall(page).fill(today);
    await button(page, 'Takibi kaydet').click();
    await dialog.getByRole('button', { name: 'Değişikliklerimi sil, kayıttakini al' }).click();
    await expect(dialog).toBeHidden();
    await expect(nextCall(page)).toHaveValue('');
  });
});

test('the filters of the open land requests are in the address, and kept on the way back and to the next', {
  tag: '@phone',
}, async ({ page, otherAdmin }) => {
  const [due, next] = [
    await otherAdmin.sendLandRequest('Süzülen Kaya'),
    await otherAdmin.sendLandRequest('Süzülen Ongün'),
  ];
  for (const id of [due, next])
    await otherAdmin.planWork(id, { assignee_id: 61, next_call_on: today, version: 1 });
  await otherAdmin.sendLandRequest('Süzülen Başka');
  await page.goto('/admin/new-land?q=suzulen');
  const rows = page.getByRole('row').filter({ hasText: 'Süzülen' });
  const { chip } = panelList(page);
  await expect(rows).toHaveCount(3);
  await expect(chip('Tümü')).toHaveAttribute('aria-pressed', 'true');
  await chip('Bugün aranacak').press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL('/admin/new-land?q=suzulen&work=dueToday');
  await expect(chip('Bugün aranacak')).toBeFocused();
  await expectAccessibleLayout(page);
  await chip('Geciken').click();
  await expect(page.getByRole('status').filter({ hasText: 'Aramanızla' })).toBeVisible();
  await panelList(page).search.fill('');
  await page.goto('/admin/new-land?work=overdue');
  await expect(page.getByText('Geciken arama yok.')).toBeVisible();
  await chip('Benim').click();
  await expect(page).toHaveURL('/admin/new-land?work=mine');
  await expect(rows).toHaveCount(2);

  await page.goto('/admin/new-land?work=dueToday&q=suzulen');
  await rows.filter({ hasText: 'Ongün' }).getByRole('link', { name: 'Detay' }).click();
  await expect(shownNumber(page)).toHaveText(`Talep T-${next}`);
  await page.getByRole('link', { name: 'Listeye dön' }).click();
  await expect(page).toHaveURL('/admin/new-land?work=dueToday&q=suzulen');
  await rows.filter({ hasText: 'Ongün' }).getByRole('link', { name: 'Detay' }).click();
  await page.getByRole('button', { name: 'İptal Et' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'İptal Et' }).click();
  await page.getByRole('link', { name: 'Sıradaki talep' }).click();
  await expect(shownNumber(page)).toHaveText(`Talep T-${due}`);
  await page.getByRole('link', { name: 'Listeye dön' }).click();
  await expect(page).toHaveURL(/work=dueToday/);
  await expect(rows).toHaveCount(1);
});

/** Rows of a list are selected, and the same is done with all of them at once. */
import type { Locator, Page } from '@playwright/test';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import { calendarDayText } from '../../../src/text/recordFormats.ts';
import { answerOf, refusal } from '../../contract/refusal.ts';
import { holdAnswers, holdCalls } from '../fixtures/heldCalls.ts';
import type { OtherAdmin } from '../fixtures/otherAdmin.ts';
import { panelList } from '../fixtures/panelList.ts';
import { admin, endSession } from '../fixtures/product.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, adminTest as test } from '../fixtures/test.ts';

const { day: today } = istanbulTime(new Date());

/** Sends land requests of one owner, and opens the list with them alone. @returns their ids. */
async function openList(page: Page, otherAdmin: OtherAdmin, owner: string, count: number) {
  for (let sent = 0; sent < count; sent++) await otherAdmin.sendLandRequest(owner);
  const ids = (await otherAdmin.findLandRequests(owner)).map(({ id }) => id);
  await page.goto(`/admin/new-land?q=${encodeURIComponent(owner)}`);
  const range = count === 1 ? '1 kayıt' : `${count} kayıttan 1–${count} arası`;
  await expect(page.getByText(range, { exact: true })).toBeVisible();
  return ids;
}

const rows = (page: Page) => panelList(page).rows;
const checkbox = (row: Locator) => row.getByRole('checkbox');
const wholePage = (page: Page) => page.getByRole('checkbox', { name: /^Bu sayfadakilerin/ });
const bar = (page: Page) => page.getByRole('group', { name: 'Seçilenlerle yapılacak işlem' });
const task = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').last();
const inDialog = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const results = (page: Page) => dialog(page).getByRole('list', { name: 'Sonuçlar' }).getByRole('listitem');
/** Who has a land request, and its next call. */
const planOf = async (otherAdmin: OtherAdmin, id: number | undefined) => {
  const { assignee, next_call_on } = await otherAdmin.readWork(id ?? 0);
  return [assignee?.name, next_call_on];
};

test('selected land requests are given to a person, then called on one day, and stay selected', {
  tag: '@phone',
}, async ({ page, otherAdmin }) => {
  const ids = await openList(page, otherAdmin, 'Toplu Verilen', 3);
  await checkbox(rows(page).nth(0)).click();
  await checkbox(rows(page).nth(2)).click();
  await expect(page.getByRole('status').filter({ hasText: /^2 seçildi$/ })).toBeVisible();
  await expect(page).toHaveURL(/new-land/);
  await expectAccessibleLayout(page);

  await task(page, 'Sorumlu ata').click();
  await expect(dialog(page).getByRole('heading')).toHaveText('2 talep kime atansın?');
  await inDialog(page, '2 Talebi Ata').click();
  await expect(dialog(page).getByText('Bir kişi seçin.')).toBeVisible();
  await expectAccessibleLayout(page);
  await dialog(page).getByLabel('Sorumlu').selectOption({ label: 'Yönetici' });
  await inDialog(page, '2 Talebi Ata').click();
  await expect(dialog(page).getByRole('heading')).toHaveText('2 talep atandı');
  await expect(results(page)).toContainText(['Atandı: Yönetici', 'Atandı: Yönetici']);
  await expectAccessibleLayout(page);
  await inDialog(page, 'Kapat').click();
  await expect(rows(page).filter({ hasText: 'Yönetici' })).toHaveCount(2);

  await task(page, 'Arama günü belirle').click();
  await inDialog(page, 'Arama Gününü Kaydet').click();
  await expect(dialog(page).getByText('Bir gün seçin.')).toBeVisible();
  await dialog(page).getByLabel('Aranacağı gün').fill(today);
  await inDialog(page, 'Arama Gününü Kaydet').click();
  await expect(dialog(page).getByRole('heading')).toHaveText('2 talebin arama günü kaydedildi');
  await expect(results(page).first()).toContainText(`Arama günü: ${calendarDayText(today)}`);
  await inDialog(page, 'Kapat').click();
  const plans = await Promise.all(ids.map((id) => planOf(otherAdmin, id)));
  expect(plans).toEqual([
    ['Yönetici', today],
    [undefined, undefined],
    ['Yönetici', today],
  ]);
  await bar(page).getByRole('button', { name: 'Seçimi kaldır' }).click();
  await expect(bar(page)).toHaveCount(0);
  const said = page.getByRole('status').filter({ hasText: 'Seçim kaldırıldı.' });
  await expect(said).toBeFocused();
  await expectAccessibleLayout(page);
});

test('rows are selected and cancelled by keyboard alone, after one question with the number', async ({
  page,
  otherAdmin,
}) => {
  await openList(page, otherAdmin, 'Toplu İptal', 4);
  const { keyboard } = page;
  await checkbox(rows(page).first()).focus();
  await keyboard.press('Space');
  await expect(checkbox(rows(page).first())).toBeChecked();
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Shift+ArrowDown');
  await expect(bar(page)).toContainText('3 seçildi');
  // a checkbox of its own takes Space too, and opens nothing
  await keyboard.press('Space');
  await expect(bar(page)).toContainText('2 seçildi');
  await expect(page).toHaveURL(/new-land/);
  // giving the selection up leads back to the rows
  await bar(page).getByRole('button', { name: 'Seçimi kaldır' }).press('Enter');
  await expect(rows(page).nth(1).locator(':focus')).toHaveCount(1);
  await expect(bar(page)).toHaveCount(0);
  for (const row of [1, 2, 3]) await checkbox(rows(page).nth(row)).press('Space');
  await expect(bar(page)).toContainText('3 seçildi');
  await keyboard.press('Control+Enter');
  await expect(task(page, 'Sorumlu ata')).toBeFocused();
  for (const next of ['Arama günü belirle', 'İptal Et']) {
    await keyboard.press('Tab');
    await expect(task(page, next)).toBeFocused();
  }
  await keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: '3 talep iptal edilsin mi?' });
  await expect(question).toContainText(
    /taşınacak: Toplu İptal \(T-\d+\), Toplu İptal \(T-\d+\) ve Toplu İptal \(T-\d+\)\./,
  );
  await expect(question.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await expectAccessibleLayout(page);
  await question.getByLabel('İptal nedeni').selectOption('Sahibi vazgeçti');
  await question.getByRole('button', { name: 'Vazgeç' }).focus();
  await keyboard.press('Tab');
  await expect(question.getByRole('button', { name: '3 Talebi İptal Et' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: '3 talep iptal edildi' })).toBeVisible();
  await expect(inDialog(page, 'Kapat')).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
  await expect(bar(page)).toHaveCount(0);
  await page.goto('/admin/canceled-land?q=toplu+iptal&neden=withdrawn');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('Shift takes a range by mouse, and the head of the column the whole page', {
  tag: '@phone',
}, async ({ page, otherAdmin }) => {
  await openList(page, otherAdmin, 'Toplu Aralık', 4);
  await checkbox(rows(page).nth(1)).click();
  expect(await wholePage(page).evaluate((input: HTMLInputElement) => input.indeterminate)).toBe(true);
  await checkbox(rows(page).nth(3)).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 seçildi');
  await wholePage(page).click();
  await expect(bar(page)).toContainText('4 seçildi');
  await expect(wholePage(page)).toBeChecked();
  await wholePage(page).click();
  await expect(bar(page)).toHaveCount(0);
  const target = await rows(page).first().getByRole('gridcell').first().boundingBox();
  expect(target?.width).toBeGreaterThanOrEqual(44);
  expect(target?.height).toBeGreaterThanOrEqual(page.viewportSize()?.width === 390 ? 44 : 40);
  // the cell beside the box opens nothing, any other does
  await page.mouse.click((target?.x ?? 0) + 3, (target?.y ?? 0) + 3);
  await expect(bar(page)).toContainText('1 seçildi');
  // Shift selects beside the box too, and opens nothing
  await rows(page)
    .nth(2)
    .getByText('Toplu Aralık')
    .click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 seçildi');
  await rows(page).first().getByText('Toplu Aralık').click();
  await expect(page).toHaveURL(/land-detail/);
});

test('a selection stays on other pages, and ends with another search', async ({ page, otherAdmin }) => {
  await openList(page, otherAdmin, 'Toplu Sayfa', 12);
  await page.getByRole('combobox', { name: 'Sayfa başına satır:' }).selectOption('10');
  await expect(rows(page)).toHaveCount(10);
  await wholePage(page).click();
  await page.getByRole('link', { name: 'İleri' }).click();
  await expect(rows(page)).toHaveCount(2);
  // what was clicked last stands on the other page
  await checkbox(rows(page).first()).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('11 seçildi, 10 tanesi bu sayfada değil');
  await page.getByRole('link', { name: 'Geri' }).click();
  await expect(wholePage(page)).toBeChecked();
  await panelList(page).search.fill('toplu sayf');
  await expect(page.getByText('Arama ya da filtreler değiştiği için seçim kaldırıldı.')).toBeVisible();
  await expectAccessibleLayout(page);
  await expect(bar(page)).toHaveCount(0);
  await checkbox(rows(page).first()).click();
  await expect(bar(page)).toContainText('1 seçildi');
});

test.describe('another filter', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('ends a selection at once, also when its rows do not come', async ({ page, otherAdmin }) => {
    await openList(page, otherAdmin, 'Toplu Süzgeç', 2);
    await checkbox(rows(page).first()).click();
    await expect(bar(page)).toBeVisible();
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    await page.route('**/api/v1/lands?*', async (route) => {
      asked.resolve();
      await held.promise;
      await route.fulfill(answerOf(refusal('listLandRequests', 500)));
    });
    await panelList(page).chip('Geciken').click();
    await asked.promise;
    await expect(bar(page)).toHaveCount(0);
    // the old rows still stand there
    await checkbox(rows(page).first()).click();
    await expect(bar(page)).toHaveCount(0);
    held.resolve();
    await expect(page.getByText('Liste yüklenirken bir hata oluştu.')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('what is not done', () => {
  test.use({ expectedMessages: [/status of (404|409|500)|ERR_FAILED/] });

  test('is told for its row, stays selected, and can be tried again and copied', {
    tag: '@phone',
  }, async ({ page, otherAdmin, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const ids = await openList(page, otherAdmin, 'Toplu Aksayan', 3);
    await wholePage(page).click();
    await refuse(page, `**/lands/full/${ids[1]}?*`, refusal('cancelLandRequest', 500), { times: 1 });
    // another admin makes an offer meanwhile
    await otherAdmin.offerLandRequest(ids[2] ?? 0, 250_000);
    await task(page, 'İptal Et').click();
    await inDialog(page, '3 Talebi İptal Et').click();
    await expect(dialog(page).getByRole('heading')).toHaveText('1 talep iptal edildi, 2 başarısız');
    await expect(results(page).first()).toContainText(`T-${ids[1]} Toplu Aksayan`);
    await expect(results(page).nth(1)).toContainText('Bu kayıt siz açtıktan sonra değiştirildi.');
    await expect(results(page).nth(1)).toContainText('Şimdiki hâli: Teklif Verildi, ₺250.000.');
    await expect(results(page).nth(2)).toContainText('İptal edildi.');
    await expectAccessibleLayout(page);
    await inDialog(page, 'Sonuçları kopyala').click();
    await expect(dialog(page).getByText('Kopyalandı')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `T-${ids[0]} Toplu Aksayan: İptal edildi.`,
    );
    await inDialog(page, 'Kapat').click();
    await expect(rows(page)).toHaveCount(2);
    await expect(bar(page)).toContainText('2 seçildi');

    await refuse(page, `**/lands/full/${ids[1]}?*`, refusal('cancelLandRequest', 500), { times: 1 });
    await task(page, 'İptal Et').click();
    await inDialog(page, '2 Talebi İptal Et').click();
    await expect(dialog(page).getByRole('heading')).toHaveText('1 talep iptal edildi, 1 başarısız');
    await inDialog(page, 'Başarısız olanları yeniden dene').click();
    await expect(dialog(page).getByRole('heading')).toHaveText('2 talep iptal edildi');
    await expect(inDialog(page, 'Başarısız olanları yeniden dene')).toHaveCount(0);
    await inDialog(page, 'Kapat').click();
    await expect(bar(page)).toHaveCount(0);
  });

  test('is done once when only the answer was lost', async ({ page, otherAdmin }) => {
    const [id] = await openList(page, otherAdmin, 'Toplu Kayıp', 1);
    await wholePage(page).click();
    await task(page, 'İptal Et').click();
    const answers = await holdAnswers(page, '*/lands/full/*');
    await inDialog(page, '1 Talebi İptal Et').click();
    await answers.lose();
    await answers.release();
    await expect(dialog(page).getByRole('heading')).toHaveText('0 talep iptal edildi, 1 başarısız');
    await expect(results(page)).toContainText(['Sunucuya ulaşılamadı.']);
    await inDialog(page, 'Başarısız olanları yeniden dene').click();
    await expect(dialog(page).getByRole('heading')).toHaveText('1 talep iptal edildi');
    await page.goto(`/admin/land-detail/${id}`);
    await expect(
      page.getByRole('region', { name: 'Geçmiş' }).getByText('İptal edilenlere taşındı'),
    ).toHaveCount(1);
  });

  test('is told of a land request that another admin has closed, which is no longer selected', async ({
    page,
    otherAdmin,
  }) => {
    const ids = await openList(page, otherAdmin, 'Toplu Kapanan', 2);
    await wholePage(page).click();
    await otherAdmin.cancelLandRequest(ids[0] ?? 0);
    await task(page, 'İptal Et').click();
    await inDialog(page, '2 Talebi İptal Et').click();
    await expect(dialog(page).getByRole('heading')).toHaveText('1 talep iptal edildi, 1 başarısız');
    await expect(results(page).first()).toContainText('Bu talep iptal edildiği için işlem yapılamaz.');
    await inDialog(page, 'Kapat').click();
    await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });

  test('is shown as another admin has planned it, before it is planned again', async ({
    page,
    otherAdmin,
  }) => {
    const ids = await openList(page, otherAdmin, 'Toplu Çakışan', 2);
    await wholePage(page).click();
    await otherAdmin.planWork(ids[0] ?? 0, { next_call_on: today, version: 1 });
    await task(page, 'Sorumlu ata').click();
    await dialog(page).getByLabel('Sorumlu').selectOption({ label: 'Yönetici' });
    await inDialog(page, '2 Talebi Ata').click();
    await expect(dialog(page).getByRole('heading')).toHaveText('1 talep atandı, 1 başarısız');
    await expect(results(page).first()).toContainText(
      `Şimdiki hâli: Sorumlu: Atanmamış, Aranacağı gün: ${calendarDayText(today)}.`,
    );
    expect(await planOf(otherAdmin, ids[0])).toEqual([undefined, today]);
    await inDialog(page, 'Başarısız olanları yeniden dene').click();
    await expect(dialog(page).getByRole('heading')).toHaveText('2 talep atandı');
    expect(await planOf(otherAdmin, ids[0])).toEqual(['Yönetici', today]);
  });

  test('names the people again once they could not be loaded', async ({ page, otherAdmin }) => {
    await openList(page, otherAdmin, 'Toplu Ekipsiz', 1);
    await wholePage(page).click();
    await refuse(page, '**/api/v1/team', refusal('listTeam', 500), { times: 1 });
    await task(page, 'Sorumlu ata').click();
    await expect(dialog(page).getByRole('alert')).toContainText('Kişiler yüklenirken bir hata oluştu.');
    await expectAccessibleLayout(page);
    await inDialog(page, 'Tekrar dene').click();
    await dialog(page).getByLabel('Sorumlu').selectOption({ label: 'Yönetici' });
    await inDialog(page, 'Vazgeç').click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(bar(page)).toContainText('1 seçildi');
  });
});

test('a run shows how far it is, asks before it is left, and can be stopped and gone on with', async ({
  page,
  otherAdmin,
}) => {
  const ids = await openList(page, otherAdmin, 'Toplu Süren', 4);
  await page.getByRole('link', { name: 'Giden Mesajlar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giden Mesajlar');
  await page.goBack();
  await expect(rows(page)).toHaveCount(4);
  await wholePage(page).click();
  await task(page, 'İptal Et').click();
  const calls = await holdCalls(page);
  const answer = (index: number) =>
    calls.succeed(`DELETE lands/full/${ids[index]}`, { status: 'success' }, 202);
  await inDialog(page, '4 Talebi İptal Et').click();
  await expect(dialog(page).getByText('0 / 4', { exact: true }).last()).toBeVisible();
  await answer(0);
  await expect(dialog(page).getByText('1 / 4', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Talepler iptal ediliyor' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  await expectAccessibleLayout(page);
  await page.goForward();
  const prompt = page.getByRole('alertdialog', { name: 'İşlem sürüyor' });
  await expect(prompt).toContainText('yapılan işlemler geri alınmaz');
  await prompt.getByRole('button', { name: 'Vazgeç' }).click();
  await inDialog(page, 'Durdur').click();
  await expect(dialog(page).getByText('kalanlara işlem yapılmayacak')).toBeVisible();
  await expectAccessibleLayout(page);
  await answer(1);
  await expect(dialog(page).getByRole('heading')).toHaveText('2 talep iptal edildi, 2 denenmedi');
  await expect(results(page).first()).toContainText('Denenmedi');
  await page.unroute('**/api/v1/**');
  await inDialog(page, 'Kalanlarla devam et').click();
  await expect(dialog(page).getByRole('heading')).toHaveText('4 talep iptal edildi');
});

test.describe('a run during which the session ends', () => {
  test.use({ expectedMessages: [/status of 401/] });

  test('can be gone on with after signing in again', async ({ page, otherAdmin, product }) => {
    await openList(page, otherAdmin, 'Toplu Oturumsuz', 3);
    await wholePage(page).click();
    await endSession(page, product);
    await task(page, 'İptal Et').click();
    await inDialog(page, '3 Talebi İptal Et').click();
    const signIn = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
    await signIn.getByLabel('E-posta').fill(admin.email);
    await signIn.getByLabel('Şifre', { exact: true }).fill(admin.password);
    await signIn.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(signIn).toBeHidden();
    await expect(dialog(page).getByRole('heading')).toHaveText(
      '0 talep iptal edildi, 1 başarısız, 2 denenmedi',
    );
    await inDialog(page, 'Kalanlarla devam et').click();
    await expect(dialog(page).getByRole('heading')).toHaveText('3 talep iptal edildi');
    await inDialog(page, 'Kapat').click();
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('the outbox', () => {
  test.use({ expectedMessages: [/status of (409|500)/] });

  test(
    'sends selected messages again, and says which of them is not worth it',
    {
      tag: '@phone',
    },
    async ({ page, otherAdmin }, { project }) => {
      const email = `toplu.${project.name}@example.com`;
      const id = await otherAdmin.applyAsConsultant('Toplu', email);
      await otherAdmin.approveConsultant(id);
      const expectSent = () =>
        expect
          .poll(async () =>
            (await otherAdmin.findMessages(email)).map(({ kind, state }) => `${kind} ${state}`),
          )
          .toEqual(['approved sent', 'applicationReceived sent']);
      await expectSent();
      await page.goto(`/admin/outbox?q=${email}`);
      await wholePage(page).click();
      await expect(bar(page)).toContainText('2 seçildi');
      // at the window's end the bar covers half of a checkbox
      await page.setViewportSize({ width: project.name === 'phone' ? 390 : 1440, height: 1200 });
      await expectAccessibleLayout(page);
      await refuse(page, '**/resend?*', refusal('resendMessage', 500), { times: 1 });
      await task(page, 'Yeniden gönder').click();
      await expect(dialog(page)).toContainText('2 mesaj alıcısına bir kez daha gönderilecek.');
      await expect(dialog(page)).toContainText('Bunlardan 2 mesaj daha önce gönderildi');
      await inDialog(page, '2 Mesajı Yeniden Gönder').click();
      await expect(dialog(page).getByRole('heading')).toHaveText(
        '1 mesaj gönderilmek üzere sıraya alındı, 1 başarısız',
      );
      await inDialog(page, 'Başarısız olanları yeniden dene').click();
      await expect(dialog(page).getByRole('heading')).toHaveText('2 mesaj gönderilmek üzere sıraya alındı');
      await inDialog(page, 'Kapat').click();
      await expect(bar(page)).toHaveCount(0);

      // a list that was read while they were on their way would be refused as outdated
      await expectSent();
      await page.reload();
      await expect(rows(page)).toHaveCount(2);
      // cancelling a consultant invalidates the link in the message
      await otherAdmin.cancelConsultant(id);
      await checkbox(rows(page).first()).press('Space');
      await checkbox(rows(page).last()).press('Space');
      await task(page, 'Yeniden gönder').click();
      await inDialog(page, '2 Mesajı Yeniden Gönder').click();
      await expect(results(page).first()).toContainText(
        'Bu mesajdaki bağlantının süresi dolmuş veya bağlantı kullanılmış.',
      );
      await inDialog(page, 'Kapat').click();
      await expect(bar(page)).toHaveCount(0);
    },
  );
});

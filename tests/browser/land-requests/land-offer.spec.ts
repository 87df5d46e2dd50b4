import type { Page } from '@playwright/test';
import { landInfoFields } from '../../../rules/land-requests/landOfferForm.ts';
import { contrastOf } from '../fixtures/contrast.ts';
import { adminTest, expect, expectAccessibleLayout, phone, storedKeys, test } from '../fixtures/test.ts';

async function fillLocation(page: Page) {
  await page.getByLabel('İl', { exact: true }).selectOption('İzmir');
  await page.getByLabel('İlçe').selectOption('Urla');
  await page.getByLabel('Mahalle').selectOption('Bademler Mah.');
  await page.getByLabel('Ada').fill('101');
  await page.getByLabel('Parsel').fill('7');
}

async function acceptNotice(page: Page) {
  await page.getByText('KVKK Aydınlatma Metni').click();
  await expect(page.getByRole('dialog')).toContainText('30 gün');
  await page.getByRole('button', { name: 'Anladım' }).click();
  await page.getByRole('checkbox').check();
}

async function fillDetails(page: Page) {
  for (const name of landInfoFields.filter((field) => field !== 'metrekare')) {
    await page.locator(`select[name=${name}]`).selectOption({ index: 1 });
  }
  await page.getByLabel('Yüzölçümü').fill('2.450');
}

async function passLocation(page: Page) {
  await fillLocation(page);
  await acceptNotice(page);
  await page.getByRole('button', { name: 'Teklif Al' }).click();
}

async function passDetails(page: Page) {
  await fillDetails(page);
  await page.getByRole('button', { name: 'Devam Et' }).click();
}

async function reachPersonal(page: Page) {
  await page.goto('/');
  await passLocation(page);
  await passDetails(page);
}

async function fillPersonal(page: Page, phone = '0532 000 00 00') {
  await page.getByLabel('Ad Soyad').fill('Ayşe Yılmaz');
  await page.getByLabel('Telefon').fill(phone);
}

async function sendForm(page: Page, phone?: string) {
  await fillPersonal(page, phone);
  await page.getByRole('button', { name: 'Gönder' }).click();
}

/** Opens the form and types something into it. */
async function startForm(page: Page) {
  await page.goto('/');
  await page.getByLabel('Ada').fill('101');
}

test('an owner sends a land request in three steps and the form is empty again', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Arazi Teklif | Anasayfa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 ADIMDA HEMEN TEKLİF AL ARAZİNİ SAT');
  await fillLocation(page);
  await expect(page.getByRole('button', { name: 'Teklif Al' })).toBeDisabled();
  await acceptNotice(page);
  await page.getByRole('button', { name: 'Teklif Al' }).click();
  await expect(page.getByRole('button', { name: 'Devam Et' })).toBeDisabled();
  await fillDetails(page);
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Devam Et' }).click();
  await fillPersonal(page, '(0532) 000 00 00');
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Gönder' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'İşlem Başarılı!' });
  await expect(dialog).toContainText('Form başarıyla gönderildi.');
  await expectAccessibleLayout(page);
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await expect(page.getByLabel('Ada')).toHaveValue('');
  await expect(page.getByLabel('İl', { exact: true })).toHaveValue('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByRole('checkbox')).toBeDisabled();
});

test('after sending the page names the parcel, the number to be called, the day and the office', async ({
  page,
}) => {
  // a Monday that has not begun where the browser is
  await page.clock.setFixedTime('2026-11-16T00:30:00+03:00');
  await reachPersonal(page);
  await sendForm(page, '05320000000');
  const close = page.getByRole('alertdialog', { name: 'İşlem Başarılı!' }).getByRole('button');
  await expect(close).toBeVisible();
  // the dialog hides what is behind it from screen readers
  const heading = page.getByRole('heading', { name: 'Talebiniz bize ulaştı', includeHidden: true });
  const notice = page.locator('section', { has: heading }).last();
  await expect(heading).toBeVisible();
  await expect(notice).toContainText('İzmir / Urla / Bademler Mah. · Ada 101 / Parsel 7');
  await expect(notice).toContainText('Arayacağımız numara(0532) 000 0000');
  await expect(notice).toContainText('Sizi ne zaman ararızEn geç 18 Kasım Çarşamba');
  await expect(notice).toContainText('Ofis telefonumuz0 850 000 00 00');
  await close.click();
  await expect(heading).toBeFocused();
  await expect(notice.getByRole('link', { name: '0 850 000 00 00' })).toHaveAttribute('href', /^tel:/);
  await expectAccessibleLayout(page);
});

const received = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Talebiniz bize ulaştı' }) }).last();
const closeThanks = (page: Page) =>
  page.getByRole('alertdialog', { name: 'İşlem Başarılı!' }).getByRole('button').click();

test.describe('the receipt on the device', () => {
  // it is read on a page that a browser translates
  test.use({ translates: true });

  test('survives a reload and Back, and stands in every tab', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    await reachPersonal(page);
    await sendForm(page, '0532 000 11 22');
    const dialog = page.getByRole('alertdialog', { name: 'İşlem Başarılı!' });
    await expect(dialog).toContainText(/Talep numaranız: T-\d+/);
    await closeThanks(page);
    const [reference = ''] = /T-\d+/.exec(await received(page).innerText()) ?? [];
    await expect(received(page).getByRole('heading', { level: 2 })).toBeFocused();
    await page.reload();
    await expect(received(page)).toContainText(`Talep numaranız${reference}`);
    await expect(received(page)).toContainText('(0532) 000 1122');
    await expect(received(page).getByRole('heading', { level: 2 })).not.toBeFocused();
    await expectAccessibleLayout(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(received(other)).toContainText(reference);
    await page.goto('/hakkimizda');
    await page.goBack();
    await expect(received(page)).toContainText(reference);

    // a form of the other tab has a receipt of its own, and both stand in both
    await reachPersonal(other);
    await sendForm(other, '0532 000 11 55');
    await closeThanks(other);
    const [own = ''] = /T-\d+/.exec(await received(other).innerText()) ?? [];
    expect(own).not.toBe(reference);
    for (const tab of [page, other]) {
      await expect(received(tab)).toContainText(`Talep numaranız${own}`);
      await expect(received(tab).getByRole('listitem')).toContainText(reference);
    }

    const ended: number[] = [];
    other.on('response', (answer) => {
      if (answer.request().method() === 'DELETE' && answer.url().includes('/receipts/'))
        ended.push(answer.status());
    });
    await other.getByRole('button', { name: 'Bu cihazdan sil' }).click();
    const question = other.getByRole('alertdialog', { name: 'Bilgiler bu cihazdan silinsin mi?' });
    await expectAccessibleLayout(other);
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(received(other)).toContainText(reference);
    await other.getByRole('button', { name: 'Bu cihazdan sil' }).click();
    await question.getByRole('button', { name: 'Bu cihazdan sil' }).click();
    await expect(received(other)).toHaveCount(0);
    expect((await storedKeys(other)).local).toEqual([]);
    await expect.poll(() => ended).toEqual([200, 200]);
    await expect(received(page)).toHaveCount(0);
  });

  test('the same parcel and phone within a day ask first, others do not', async ({ page }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/lands/all')) sent += 1;
    });
    await reachPersonal(page);
    await sendForm(page, '0532 000 11 33');
    await closeThanks(page);
    const [reference = ''] = /T-\d+/.exec(await received(page).innerText()) ?? [];
    await passLocation(page);
    await expect(received(page)).toHaveCount(0);
    await passDetails(page);
    await sendForm(page, '+90 532 000 11 33');
    const question = page.getByRole('alertdialog', { name: 'Bu talebi zaten gönderdiniz' });
    await expect(question).toContainText(reference);
    await expect(question.getByRole('button')).toHaveText(['Vazgeç', 'Yine de gönder']);
    await expectAccessibleLayout(page);
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(page.getByLabel('Ad Soyad')).toHaveValue('Ayşe Yılmaz');
    expect(sent).toBe(1);
    await page.getByRole('button', { name: 'Gönder' }).click();
    await question.getByRole('button', { name: 'Yine de gönder' }).click();
    await closeThanks(page);
    expect(sent).toBe(2);
    await expect(received(page).getByRole('listitem')).toContainText(reference);
    await passLocation(page);
    await passDetails(page);
    await sendForm(page, '0532 000 11 44');
    await closeThanks(page);
    await expect(received(page).getByRole('listitem')).toHaveCount(2);
  });

  test('goes after a day, from open pages and from the device', async ({ page }) => {
    // before the page sets its timers, which then follow this clock
    await page.clock.install({ time: new Date('2026-11-22T10:00:00Z') });
    await reachPersonal(page);
    await sendForm(page, '0532 000 00 00');
    await closeThanks(page);
    await page.clock.setSystemTime('2026-11-23T09:59:00Z');
    await page.clock.runFor(1000);
    await expect(received(page)).toBeVisible();
    await page.clock.setSystemTime('2026-11-23T10:10:00Z');
    await page.clock.runFor(2000);
    await expect(received(page)).toHaveCount(0);
    await page.goto('/hakkimizda');
    expect((await storedKeys(page)).local).toEqual([]);
  });
});

test('a link to the page that is open changes neither step nor consent', async ({ page }) => {
  await reachPersonal(page);
  await page.getByRole('banner').getByRole('link', { name: 'Anasayfa' }).click();
  await page.reload();
  await expectStep(page, 2);
  await expect(page.getByLabel('Ad Soyad')).toBeEnabled();
});

test.describe('where the browser stores nothing', () => {
  test.use({ expectedMessages: [/Taslak bu tarayıcıda saklanamıyor/] });

  test('the question before leaving says so', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await startForm(page);
    await page.getByRole('banner').getByRole('link', { name: 'Hakkımızda' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Yazdıklarınız bu tarayıcıda saklanamıyor; ayrılırsanız silinir.',
    );
  });
});

test('consent that was withdrawn stays so in a browser without the Navigation API', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.goto('/');
  await passLocation(page);
  await page.goBack();
  await page.getByRole('checkbox').uncheck();
  await page.goForward();
  await expectStep(page, 0);
  await page.reload();
  await expect(page.getByLabel('Ada')).toHaveValue('101');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  expect(await page.evaluate(() => 'navigation' in window)).toBe(false);
});

test('a field of numbers brings their keyboard, and area and zoning are explained beside it', async ({
  page,
}) => {
  await page.goto('/');
  await fillLocation(page);
  await expect(page.getByLabel('Ada')).toHaveAttribute('inputmode', 'numeric');
  await expect(page.getByLabel('Parsel')).toHaveAttribute('inputmode', 'numeric');
  await acceptNotice(page);
  await page.getByRole('button', { name: 'Teklif Al' }).click();
  const area = page.getByLabel('Yüzölçümü');
  await expect(area).toHaveAttribute('inputmode', 'decimal');
  await expect(area).toHaveAccessibleDescription('1 dönüm = 1.000 m²');
  await expect(page.getByText('1 dönüm = 1.000 m²')).toBeVisible();
  const zoning = 'İmar, arazide ne yapılabileceğini belirler. Plan dışındaysa “Tarla” seçin.';
  await expect(page.getByLabel('İmar durumu')).toHaveAccessibleDescription(zoning);
  await expect(page.getByText(zoning)).toBeVisible();
  await passDetails(page);
  await expect(page.getByLabel('Telefon')).toHaveAttribute('type', 'tel');
});

test('a drawn title deed marks where ada and parsel stand, with what was typed', async ({ page }) => {
  await page.goto('/');
  const deed = page.getByRole('figure');
  await expect(deed).toContainText('Tapu senedi');
  await expect(deed).toContainText('Ada ve parsel numarası tapunuzda yan yana yazar.');
  const marked = deed.locator('g[data-sought]');
  // sample numbers
  await expect(marked).toHaveText(['Adaörn. 101', 'Parselörn. 7']);
  await page.getByLabel('Ada').fill('4120');
  await page.getByLabel('Parsel').fill('35');
  await expect(marked).toHaveText(['Ada4120', 'Parsel35']);
  const columns = await deed.locator('g').evaluateAll((groups) =>
    groups.map((group) => {
      const cell = group.querySelector('rect');
      const { left, right } = cell?.getBoundingClientRect() ?? new DOMRect();
      const isWithin = [...group.querySelectorAll('text')].every((text) => {
        const box = text.getBoundingClientRect();
        return left < box.left && box.right < right;
      });
      return [isWithin, cell && getComputedStyle(cell).strokeWidth];
    }),
  );
  expect(columns).toEqual([
    [true, '1px'],
    [true, '2px'],
    [true, '2px'],
    [true, '1px'],
  ]);
});

test('above a disabled button stands what is missing, which is announced politely', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[name=il]')).toBeEnabled();
  const button = page.locator('form [type=submit]');
  const missing = page.locator('form p[aria-live=polite][aria-atomic=true]');
  const expectMissing = async (words: string) => {
    await expect(missing).toHaveText(words);
    await expect(button).toHaveAccessibleDescription(words);
    await expect(button).toBeEnabled({ enabled: words === '' });
    const gap = await button.evaluate((node) => {
      const above = node.previousElementSibling?.getBoundingClientRect();
      return node.getBoundingClientRect().top - (above?.bottom ?? 0);
    });
    expect(Math.round(gap)).toBe(8);
  };
  await expectMissing('Eksik bilgiler: il, ilçe, mahalle, ada, parsel, KVKK onayı');
  await fillLocation(page);
  await expectMissing('Eksik bilgiler: KVKK onayı');
  await page.getByLabel('Mahalle').selectOption('');
  await expectMissing('Eksik bilgiler: mahalle, KVKK onayı');
  await page.getByLabel('Mahalle').selectOption('Bademler Mah.');
  await acceptNotice(page);
  await expectMissing('');
  await button.click();
  await expectMissing(
    'Eksik bilgiler: tapu durumu, arazi kaç yıldır sizin?, resmî yolu var mı?, imar durumu, tahminî değeri, nasıl edindiniz?, eğim, manzara, yüzölçümü',
  );
  await fillDetails(page);
  await expectMissing('');
  await button.click();
  await expectMissing('Eksik bilgiler: ad soyad, telefon');
  await page.getByLabel('Ad Soyad').fill('Ayşe Yılmaz');
  await expectMissing('Eksik bilgiler: telefon');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no grey of the form is too pale to be read (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.locator('[name=il]')).toBeEnabled();
    const start = page.getByRole('button', { name: 'Teklif Al' });
    await expect(start).toBeDisabled();
    expect.soft(await contrastOf(start), 'the disabled button').toBeGreaterThanOrEqual(4.5);
    const grey = {
      'what is missing': page.getByText(/^Eksik bilgiler:/),
      'the hint of the consent': page.getByText('Onaylamak için önce metni açıp okuyun.'),
      'the caption of the deed': page.getByText(/tapunuzda yan yana yazar/),
      'a disabled select': page.locator('[name=ilce]'),
    };
    for (const [name, text] of Object.entries(grey))
      expect.soft(await contrastOf(text), name).toBeGreaterThanOrEqual(4.5);
    const placeholder = await contrastOf(page.getByLabel('Ada'), '::placeholder');
    expect.soft(placeholder, 'a placeholder').toBeGreaterThanOrEqual(4.5);
    await fillLocation(page);
    await acceptNotice(page);
    await start.click();
    for (const hint of [/^1 dönüm/, /^İmar,/])
      expect.soft(await contrastOf(page.getByText(hint)), String(hint)).toBeGreaterThanOrEqual(4.5);
  });
}

const headings = ['Araziniz nerede?', 'Arazinizi tanıyalım', 'Size nasıl ulaşalım?'] as const;
const expectStep = (page: Page, step: 0 | 1 | 2) =>
  expect(page.getByRole('heading', { name: headings[step] })).toBeVisible();

test('a reload keeps the form, its step and its consent, at every step', async ({ page }) => {
  await page.goto('/');
  await fillLocation(page);
  await page.reload();
  await expect(page.getByRole('checkbox')).toBeDisabled();
  await acceptNotice(page);
  await page.reload();
  await expectStep(page, 0);
  await expect(page.getByRole('status').filter({ hasText: 'Forma yazdıklarınız' })).toHaveText(
    'Forma yazdıklarınız duruyor. Formu temizle',
  );
  await expect(page.getByLabel('Mahalle').locator('option:checked')).toHaveText('Bademler Mah.');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Teklif Al' }).click();
  await fillDetails(page);
  await page.reload();
  await expectStep(page, 1);
  await expect(page.getByLabel('Yüzölçümü')).toHaveValue('2.450');
  await page.getByRole('button', { name: 'Devam Et' }).click();
  await page.getByLabel('Ad Soyad').fill('Ayşe Yılmaz');
  await page.reload();
  await expectStep(page, 2);
  await expect(page.getByLabel('Ad Soyad')).toHaveValue('Ayşe Yılmaz');
  await page.goBack();
  await expectStep(page, 1);
  await page.goForward();
  await page.getByLabel('Telefon').fill('0532 000 00 00');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await page.getByRole('button', { name: 'Kapat' }).click();
  expect((await storedKeys(page)).drafts).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Ada')).toHaveValue('');
  await expect(page.getByRole('checkbox')).toBeDisabled();
});

/** What the fields of the open step hold. */
const valuesOf = (page: Page) =>
  page
    .locator('form :is(input:not([type=checkbox]), select)')
    .evaluateAll((fields) => fields.map((field) => 'value' in field && field.value));

const next = (page: Page) => page.locator('form [type=submit]').click();

/** Fills the form up to a step. @returns what each of its steps holds. */
async function fillUpTo(page: Page, last: 0 | 1 | 2) {
  const held: unknown[] = [];
  for (const step of [0, 1, 2] as const) {
    if (step > last) break;
    if (step > 0) await next(page);
    await expectStep(page, step);
    if (step === 0) {
      await fillLocation(page);
      await acceptNotice(page);
    } else if (step === 1) await fillDetails(page);
    else {
      await fillPersonal(page);
    }
    held.push(await valuesOf(page));
  }
  return held;
}

test('each step is one history entry, and Back and Forward keep all that was typed', async ({ page }) => {
  await page.goto('/');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const held = await fillUpTo(page, 2);
  expect(await entries()).toBe(before + 2);
  for (const [move, step] of [
    ['goBack', 1],
    ['goBack', 0],
    ['goForward', 1],
    ['goForward', 2],
  ] as const) {
    await page[move]();
    await expectStep(page, step);
    await expect.poll(() => valuesOf(page)).toEqual(held[step]);
    if (step === 0) await expect(page.getByRole('checkbox')).toBeChecked();
  }
  await expect(page.getByRole('button', { name: 'Gönder' })).toBeEnabled();
  expect(await entries()).toBe(before + 2);
});

for (const step of [0, 1, 2] as const) {
  test(`a link of the menu asks at step ${step + 1}, and the form comes back as it was`, async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Ana menü' });
    await page.goto('/');
    const held = await fillUpTo(page, step);
    await menu.getByRole('link', { name: 'Hakkımızda' }).click();
    await page
      .getByRole('alertdialog', { name: 'Form henüz gönderilmedi' })
      .getByRole('button', { name: 'Sayfadan ayrıl' })
      .click();
    await expect(page).toHaveURL('/hakkimizda');
    await menu.getByRole('link', { name: 'Anasayfa' }).click();
    for (const [index, values] of held.entries()) {
      // the consent has stayed, as after a reload
      if (index > 0) await next(page);
      await expect.poll(() => valuesOf(page)).toEqual(values);
    }
  });
}

test('consent stays on the way to another page and back, and the box says where it is explained', async ({
  page,
}) => {
  await page.goto('/');
  const control = page.getByRole('button', { name: /KVKK Aydınlatma Metni/ });
  await expect(control.first()).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(control.first()).toHaveAccessibleDescription('Onaylamak için önce metni açıp okuyun.');
  await fillLocation(page);
  await acceptNotice(page);
  await expect(page.getByRole('button', { name: 'Metni yeniden oku' })).toHaveAttribute(
    'aria-haspopup',
    'dialog',
  );
  const leave = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Hakkımızda' }).click();
    await page.getByRole('button', { name: 'Sayfadan ayrıl' }).click();
    await expect(page).toHaveURL('/hakkimizda');
  };
  await leave();
  await page.getByRole('banner').getByRole('link', { name: 'Anasayfa' }).click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await leave();
  await page.goBack();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('checkbox').uncheck();
  await leave();
  await page.goBack();
  await expect(page.getByLabel('Ada')).toHaveValue('101');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('a form that opens at a later step takes no input before its scripts arrive', async ({ page }) => {
  await page.goto('/');
  await passLocation(page);
  await page.getByLabel('Yüzölçümü').fill('2450');
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('form')).toHaveAttribute('inert');
  held.resolve();
  await expect(page.getByLabel('Yüzölçümü')).toHaveValue('2450');
  await expect(page.locator('form')).not.toHaveAttribute('inert');
});

test('another visit to the page opens the form at step 1 and asks for consent anew', async ({ page }) => {
  await reachPersonal(page);
  await page.goto('/');
  await expectStep(page, 0);
  await expect(page.getByLabel('Ada')).toHaveValue('101');
  await expect(page.getByRole('checkbox')).toBeDisabled();
  await acceptNotice(page);
  await page.getByRole('button', { name: 'Teklif Al' }).click();
  await expectStep(page, 1);
  await expect(page.getByLabel('Yüzölçümü')).toHaveValue('2.450');
  await page.goBack();
  await expectStep(page, 0);
  await expect(page.getByRole('button', { name: 'Formu temizle' })).toBeHidden();
  await page.goForward();
  await expectStep(page, 1);
  await expect(page.getByLabel('Tapu durumu')).toBeFocused();
});

test('after sending, Back leaves the form at once, also when it was reloaded', async ({ page }) => {
  await page.goto('/hakkimizda');
  await page.getByRole('link', { name: 'Arazi Teklif' }).first().click();
  await passLocation(page);
  await passDetails(page);
  await page.reload();
  await sendForm(page);
  await page.getByRole('button', { name: 'Kapat' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/hakkimizda');
});

test('Forward to a step of the sent form changes nothing, and the next form begins at step 1', async ({
  page,
}) => {
  await reachPersonal(page);
  await sendForm(page);
  await page.getByRole('button', { name: 'Kapat' }).click();
  await page.goForward();
  await expect.poll(() => page.evaluate(() => history.state.landOffer)).toBe('location');
  await passLocation(page);
  await page.goBack();
  await expectStep(page, 0);
});

test('on a phone Back and Forward show the heading of the step above its first field', async ({ page }) => {
  await page.setViewportSize(phone);
  await reachPersonal(page);
  for (const [move, step, field] of [
    ['goBack', 1, 'Tapu durumu'],
    ['goBack', 0, 'İl'],
    ['goForward', 1, 'Tapu durumu'],
    ['goForward', 2, 'Ad Soyad'],
  ] as const) {
    await page[move]();
    await expect(page.getByRole('heading', { name: headings[step] })).toBeInViewport();
    await expect(page.getByLabel(field, { exact: true })).toBeInViewport();
    await expect(page.getByLabel(field, { exact: true })).toBeFocused();
    await page.locator('form [type=submit]').scrollIntoViewIfNeeded();
  }
});

test('a link asks before it leaves a form that is not sent, which opens again and can be cleared', async ({
  page,
}) => {
  await reachPersonal(page);
  await page.getByLabel('Ad Soyad').fill('Ayşe Yılmaz');
  const away = page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' });
  const dialog = page.getByRole('alertdialog', { name: 'Form henüz gönderilmedi' });
  await away.click();
  await expectAccessibleLayout(page);
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expectStep(page, 2);
  await away.click();
  await dialog.getByRole('button', { name: 'Sayfadan ayrıl' }).click();
  await expect(page).toHaveURL('/hakkimizda');
  await page.getByRole('link', { name: 'Arazi Teklif' }).first().click();
  await expectStep(page, 0);
  await expect(page.getByLabel('Ada')).toHaveValue('101');
  await page.goBack();
  await dialog.getByRole('button', { name: 'Sayfadan ayrıl' }).click();
  await expect(page).toHaveURL('/hakkimizda');
  await page.goBack();
  await expectStep(page, 0);
  await page.getByRole('button', { name: 'Formu temizle' }).click();
  const question = page.getByRole('alertdialog', { name: 'Form temizlensin mi?' });
  await expectAccessibleLayout(page);
  await expect(question.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Formu temizle' })).toBeFocused();
  await expect(page.getByLabel('Ada')).toHaveValue('101');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Formu temizle' }).click();
  await expect(page.getByLabel('İl', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Ada')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Formu temizle' })).toBeHidden();
  expect((await storedKeys(page)).drafts).toEqual([]);
});

adminTest('signing out empties a started form for the next person', async ({ page }) => {
  await startForm(page);
  await page.getByRole('button', { name: /hesabı$/ }).click();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Form henüz gönderilmedi' });
  await expect(dialog).toContainText('Çıkış yaparsanız forma yazdıklarınızın tümü silinir');
  await expect(dialog.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Formu sil ve çıkış yap' }).click();
  await expect(page.getByLabel('Ada')).toHaveValue('');
  await page.getByLabel('Parsel').fill('7');
  const { draft } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:landOffer') ?? '{}'));
  expect(draft).toContain('"7"');
  expect(draft).not.toContain('101');
});

test('an empty form is left without a question', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
  await expect(page).toHaveURL('/hakkimizda');
});

test('a stored form is forgotten a day after the last input', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-22T10:00:00Z') });
  await startForm(page);
  await expect.poll(async () => (await storedKeys(page)).drafts).toEqual(['draft:landOffer']);
  await page.clock.fastForward('23:00:00');
  await page.reload();
  await expect(page.getByLabel('Ada')).toHaveValue('101');
  await page.getByLabel('Parsel').fill('7');
  await page.clock.fastForward('23:00:00');
  await page.reload();
  // this visit without input does not keep it longer
  await expect(page.getByLabel('Parsel')).toHaveValue('7');
  await page.clock.fastForward('01:00:01');
  await page.reload();
  await expect(page.getByLabel('İl', { exact: true })).toBeEnabled();
  await expect(page.getByLabel('Ada')).toHaveValue('');
  expect((await storedKeys(page)).drafts).toEqual([]);
});

test('an open page empties the form a day after the last input, and says so', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-22T10:00:00Z') });
  await page.goto('/');
  await fillLocation(page);
  await acceptNotice(page);
  await page.clock.fastForward('23:00:00');
  // going on is an input, although it changes no field
  await page.getByRole('button', { name: 'Teklif Al' }).click();
  await page.clock.fastForward('23:59:00');
  await expect(page.getByRole('heading', { name: 'Arazinizi tanıyalım' })).toBeVisible();
  await page.clock.fastForward('00:02:00');
  await expect(page.getByText('Formu 24 saattir kullanmadığınız için yazdıklarınız silindi.')).toBeVisible();
  await expect(page.getByLabel('İl', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Ada')).toHaveValue('');
  expect((await storedKeys(page)).drafts).toEqual([]);
});

test('a form that is touched just after its day is emptied all the same', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-22T10:00:00Z') });
  await startForm(page);
  await page.clock.pauseAt(new Date('2026-11-22T10:01:00Z'));
  // the device sleeps: its timers stand still
  await page.clock.setSystemTime(new Date('2026-11-23T12:00:00Z'));
  await page.getByText('KVKK Aydınlatma Metni').click();
  await expect(page.getByRole('checkbox', { includeHidden: true })).toBeEnabled();
  await page.clock.runFor(1000);
  await expect(page.getByText('Formu 24 saattir kullanmadığınız için yazdıklarınız silindi.')).toBeVisible();
  await expect(page.getByLabel('Ada')).toHaveValue('');
});

test('a link to the telephone asks nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  await startForm(page);
  await page.getByLabel('Ada').blur();
  await page.locator('a[href^="tel:"]').first().click();
  expect(asked).toEqual([]);
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('the label ticks the consent once the notice was read, and the notice opens again', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('checkbox', { name: 'KVKK' })).toBeDisabled();
  await page.getByText('KVKK Aydınlatma Metni').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleLayout(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.getByText('KVKK Aydınlatma Metni').click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Metni yeniden oku' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the consent box looks usable once it is (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const box = page.getByRole('checkbox');
    const sentence = page.getByRole('button', { name: 'KVKK Aydınlatma Metni' });
    const hint = page.getByText('Onaylamak için önce metni açıp okuyun.');
    // MUI draws it around the input
    const drawn = () => box.locator('..').evaluate((node) => getComputedStyle(node).color);
    const text = await hint.evaluate((node) => getComputedStyle(node).color);
    expect(await drawn()).not.toBe(text);
    const [ring, below] = await Promise.all([sentence.boundingBox(), hint.boundingBox()]);
    if (!ring || !below) throw new Error('The sentence or its hint is not shown');
    // the focus ring of 3 px stands 2 px outside
    expect(below.y - ring.y - ring.height).toBeGreaterThan(5);
    await sentence.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toBeEnabled();
    expect(await drawn()).toBe(text);
  });
}

test('the summary says what is sent in the words that the office reads', async ({ page }) => {
  await reachPersonal(page);
  const summary = page.getByRole('complementary', { name: 'Göndereceğiniz arazi bilgileri' });
  await expect(summary).toContainText('0-5 Yıl');
  await expect(summary).toContainText('2.450 m²');
  await page.goBack();
  await page.getByLabel('Yüzölçümü').fill('12500');
  await page.getByRole('button', { name: 'Devam Et' }).click();
  await expect(summary).toContainText('12.500 m²');
  await page.goBack();
  await page.getByLabel('Yüzölçümü').fill('yarım dönüm');
  await page.getByRole('button', { name: 'Devam Et' }).click();
  await expect(summary).toContainText('yarım dönüm');
});

test('a phone is grouped while it is typed, and an incomplete one is only warned about', async ({ page }) => {
  await reachPersonal(page);
  await page.getByLabel('Ad Soyad').fill('Ayşe Yılmaz');
  const phone = page.getByLabel('Telefon');
  await phone.pressSequentially('053200000');
  await expect(phone).toHaveValue('(0532) 000 00');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('12');
  await expect(phone).toHaveValue('(0532) 000 120');
  await expect(phone).toBeFocused();
  await expect(page.getByText('Numara eksik ya da hatalı görünüyor.')).toBeVisible();
  await expectAccessibleLayout(page);
  const sent = page.waitForRequest('**/lands/all');
  await page.getByRole('button', { name: 'Gönder' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ user: { phone: '(0532) 000 120' } });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kapat' }).click();
  await expect(page.getByText(/Bu numara eksik ya da hatalı görünüyor/)).toContainText('lütfen bizi arayın');
});

test('the owner of an incomplete phone that Enter sent is asked to call above the popup’s button', async ({
  page,
}) => {
  await reachPersonal(page);
  await fillPersonal(page, '0532');
  await page.keyboard.press('Enter');
  const popup = page.getByRole('alertdialog', { name: 'İşlem Başarılı!' });
  await expect(popup.getByText('Form başarıyla gönderildi.', { exact: true })).toBeVisible();
  await expect(popup.getByText('eksik ya da hatalı görünüyor')).toContainText('lütfen bizi arayın');
  await expect(popup.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expectAccessibleLayout(page);
});

test('Backspace empties the phone field digit by digit, also from within', async ({ page }) => {
  await reachPersonal(page);
  const phone = page.getByLabel('Telefon');
  await phone.pressSequentially('05321112233');
  for (const _ of '233') await page.keyboard.press('ArrowLeft');
  for (const _ of '11122') await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('(0532) 33');
  await page.keyboard.press('End');
  for (const _ of '(053233') await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('');
});

test.describe('without its fonts', () => {
  test.use({ expectedMessages: [/ERR_FAILED|Yazı tipi kullanılamadı/] });

  for (const width of [195, 240, 320, 360, 390, 599, 768, 900, 1440]) {
    test(`the page below the form keeps its place from step to step at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/*.woff2', (font) => font.abort());
      const top = () =>
        page
          .getByRole('heading', { name: 'Neden Arazi Teklif?' })
          .evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY));
      await page.goto('/');
      // the fallback fonts and the provinces may move the heading
      await page.evaluate(() => document.fonts.ready);
      await expect(page.getByLabel('İl', { exact: true })).toBeEnabled();
      const first = await top();
      await passLocation(page);
      expect(await top()).toBe(first);
      await fillDetails(page);
      expect(await top()).toBe(first);
      await page.getByRole('button', { name: 'Devam Et' }).click();
      expect(await top()).toBe(first);
    });
  }
});

test.describe('without a network', () => {
  test.use({ expectedMessages: [/net::ERR_/] });

  test('the notice opens', async ({ page, context }) => {
    await startForm(page);
    await context.setOffline(true);
    await page.getByText('KVKK Aydınlatma Metni').click();
    await expect(page.getByRole('dialog')).toContainText('30 gün');
    await expect(page.getByLabel('Ada')).toHaveValue('101');
  });

  test('a list of places that is loaded again gives its select the focus', async ({ page }) => {
    const lists = '**/api/v1/location/ilceler/*';
    await page.route(lists, (route) => route.abort());
    await page.goto('/');
    await page.getByLabel('İl', { exact: true }).selectOption('İzmir');
    const retry = page.getByRole('button', { name: 'Tekrar dene' });
    await retry.waitFor();
    await page.unroute(lists);
    await retry.press('Enter');
    await expect(page.getByLabel('İlçe', { exact: true })).toBeFocused();
  });

  test('a land request that cannot be sent keeps the form and can be sent again', async ({
    page,
    context,
  }) => {
    await reachPersonal(page);
    await fillPersonal(page, '0532');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Gönder' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Hata!' });
    await expect(dialog).toContainText('Form gönderilirken bir hata oluştu.');
    await expect(dialog.getByRole('link')).toHaveAttribute('href', 'tel:+908500000000');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('alertdialog', { name: 'İşlem Başarılı!' })).toBeVisible();
  });
});

test('the last step can be filled in and sent by keyboard', async ({ page }) => {
  await reachPersonal(page);
  await expect(page.getByLabel('Ad Soyad')).toBeFocused();
  await page.keyboard.type('Fatma Şahin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0544 000 00 00');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'İşlem Başarılı!' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('while the form is sent, it has the focus and says so', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/lands/all', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await reachPersonal(page);
  await fillPersonal(page);
  await page.clock.install();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Lütfen bekleyin…' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Gönderiliyor…' })).toBeDisabled();
  const long = page.getByRole('status').filter({ hasText: 'Gönderim sürüyor.' });
  await expect(long).toHaveCount(0);
  await page.clock.fastForward(8000);
  await expect(long).toBeVisible();
  await expectAccessibleLayout(page);
  answer.resolve();
  await expect(page.getByRole('alertdialog', { name: 'İşlem Başarılı!' })).toBeVisible();
});

test('an invalid name has the focus when its message is closed', async ({ page }) => {
  await reachPersonal(page);
  await page.getByLabel('Ad Soyad').fill('A1');
  await page.getByLabel('Telefon').fill('0532 000 00 00');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await page.getByRole('button', { name: 'Tamam' }).click();
  await expect(page.getByLabel('Ad Soyad')).toBeFocused();
});

import { type PageName, paths } from '../../../rules/site/paths.ts';
import { adminLayoutText } from '../../../src/text/site/adminLayout.ts';
import { titles } from '../../../src/text/site/titles.ts';
import { test as testOnMock } from '../fixtures/onMock.ts';
import { panelList } from '../fixtures/panelList.ts';
import { exampleAddressOf, exampleSessions, storeSession } from '../fixtures/roles.ts';
import { expect, expectAccessibleLayout, adminTest as test } from '../fixtures/test.ts';

test(
  "the panel's menu is next to the page, and on a phone opens over it",
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await page.goto(paths.adminNewLandRequests.to());
    const menu = page.getByRole('navigation', { name: adminLayoutText.nav });
    const opener = page.getByRole('button', { name: 'Menü', exact: true });
    const isPhone = project.name === 'phone';
    if (isPhone) {
      await expect(menu).toBeHidden();
      await opener.press('Enter');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
    } else await expect(opener).toBeHidden();
    await menu.getByRole('link', { name: adminLayoutText.links.adminPurchasedLandRequests }).click();
    await expect(page).toHaveURL(paths.adminPurchasedLandRequests.to());
    if (isPhone) await expect(menu).toBeHidden();
    else await expect(menu).toBeVisible();
  },
);

test("each link of the panel's menu moves the focus to the heading of its page", async ({ page }) => {
  await page.goto(paths.adminNewLandRequests.to());
  const links = page.getByRole('navigation', { name: adminLayoutText.nav }).getByRole('link');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    const address = (await link.getAttribute('href')) ?? '';
    // the last one leaves the panel, whose menu is then gone
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeFocused();
  }
});

test('an open menu closes when the page takes the focus, goes back, or asks before leaving', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('navigation', { name: adminLayoutText.nav });
  const opener = page.getByRole('button', { name: 'Menü' });
  await page.goto(paths.adminConsultants.to());
  await opener.click();
  await panelList(page).search.focus();
  await expect(menu).toBeHidden();

  await opener.click();
  await menu.getByRole('link', { name: titles.adminNewPost }).click();
  await opener.click();
  await page.goBack();
  await expect(page).toHaveURL(paths.adminConsultants.to());
  await expect(menu).toBeHidden();

  await page.goForward();
  await page.getByLabel('Başlık').fill('Yarım kalan yazı');
  await opener.click();
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expect(menu).toBeHidden();
  await question.getByRole('button', { name: 'Değişiklikleri sil ve ayrıl' }).click();
  await expect(page).toHaveURL(paths.adminConsultants.to());
});

test('a menu opened on a narrow window moves next to the page once the window is wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.adminNewLandRequests.to());
  const menu = page.getByRole('navigation', { name: adminLayoutText.nav });
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeVisible();
  const menuBox = await menu.boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(main?.x).toBeGreaterThanOrEqual((menuBox?.x ?? 0) + (menuBox?.width ?? 0));
});

/** A record, with the lists that lead to it; the first one shows the contract's example. */
const records: readonly [detail: PageName, ...lists: [PageName, ...PageName[]]][] = [
  [
    'adminLandRequest',
    'adminNewLandRequests',
    'adminPurchasedLandRequests',
    'adminCancelledLandRequests',
    'adminAllLandRequests',
  ],
  ['adminConsultant', 'adminNewConsultants', 'adminConsultants', 'adminCancelledConsultants'],
  ['adminPost', 'adminPosts'],
  ['adminAd', 'adminAds'],
];
for (const [detail, ...lists] of records) {
  testOnMock(`the menu's entry stays marked on ${detail}`, async ({ page, useMock }) => {
    await useMock();
    await storeSession(page, exampleSessions.admin);
    const marked = page
      .getByRole('navigation', { name: adminLayoutText.nav })
      .locator('a:is([aria-current=page], [aria-current=true])');
    for (const list of lists) {
      await page.goto(paths[list].pattern);
      await expect(marked).toHaveAttribute('href', paths[list].pattern);
      await page.getByRole('link', { name: 'Detay', exact: true }).first().click();
      await expect(page).not.toHaveURL(paths[list].pattern);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
      await expect(marked).toHaveAttribute('href', paths[list].pattern);
      await page.reload();
      await expect(marked).toHaveAttribute('href', paths[list].pattern);
    }
    await page.goto(exampleAddressOf(detail));
    await expect(marked).toHaveAttribute('href', paths[lists[0]].pattern);
  });
}

test('a record that a link or the search opens marks the list that shows it', async ({
  page,
  otherAdmin,
}) => {
  const bought = await otherAdmin.sendLandRequest('Doğrudan Satın');
  const cancelled = await otherAdmin.sendLandRequest('Doğrudan İptal');
  const applied = await otherAdmin.applyAsConsultant('Doğrudan', 'dogrudan@example.com');
  await otherAdmin.purchaseLandRequest(bought);
  await otherAdmin.cancelLandRequest(cancelled);
  const marked = page
    .getByRole('navigation', { name: adminLayoutText.nav })
    .locator('a:is([aria-current=page], [aria-current=true])');
  await page.goto(paths.adminLandRequest.to(bought));
  await expect(marked).toHaveAttribute('href', paths.adminPurchasedLandRequests.pattern);
  await page.keyboard.press('Control+K');
  await page.getByLabel('Ne arıyorsunuz?').fill('Doğrudan İptal');
  await page.getByRole('dialog').getByRole('link', { name: 'Doğrudan İptal' }).click();
  await expect(marked).toHaveAttribute('href', paths.adminCancelledLandRequests.pattern);
  await page.goto(paths.adminConsultant.to(applied));
  await expect(marked).toHaveAttribute('href', paths.adminNewConsultants.pattern);
});

test('the menu is narrowed to its icons, which keep their names and counts, and stays so', async ({
  page,
  otherAdmin,
}) => {
  await otherAdmin.sendLandRequest('Dar Menü');
  await page.goto(paths.adminNewLandRequests.to());
  const menu = page.getByRole('navigation', { name: adminLayoutText.nav });
  const entry = menu.getByRole('link', { name: 'Yeni Talepler', exact: true });
  const width = async () => (await menu.boundingBox())?.width ?? 0;
  const before = await width();
  await menu.getByRole('button', { name: 'Menüyü daralt' }).press('Enter');
  await expect.poll(width).toBeLessThan(80);
  await expect(menu.getByRole('button', { name: 'Menüyü genişlet' })).toBeFocused();
  await page.reload();
  await expect(entry).toBeVisible();
  expect(await width()).toBeLessThan(80);
  await entry.focus();
  await expect(page.getByRole('tooltip')).toHaveText(
    /^Arazi Talepleri, Yeni Talepler, \d+ kayıt bekliyor(, \d+ cevap işlem bekliyor)?$/,
  );
  await expectAccessibleLayout(page);
  await menu.getByRole('button', { name: 'Menüyü genişlet' }).click();
  await expect.poll(width).toBe(before);
  await page.reload();
  await expect.poll(width).toBe(before);
});

test('the bar says who is signed in, and leads to their sessions', async ({ page }) => {
  await page.goto(paths.adminNewLandRequests.to());
  await page.getByRole('button', { name: 'Hesap: Yönetici' }).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Ayarlar', 'Oturumlar', 'Çıkış Yap']);
  await expectAccessibleLayout(page);
  await page.getByRole('menuitem', { name: 'Oturumlar' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Oturumlar' })).toBeInViewport();
});

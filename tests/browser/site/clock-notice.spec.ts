/** The panel's notice of a date that may be wrong. */
import { success } from '../../contract/refusal.ts';
import { expect, expectAccessibleLayout, adminTest as test } from '../fixtures/test.ts';

test('an admin is told of an implausible date, confirms it by keyboard, and the notice goes', async ({
  page,
}) => {
  let isConfirmed = false;
  await page.route('**/api/v1/waiting', (route) =>
    route.fulfill({ json: success('countWaiting', isConfirmed ? 'nothing' : 'otherDate').json }),
  );
  await page.route('**/api/v1/clock/confirm', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ time: '2028-01-01T09:30:00.000Z' });
    isConfirmed = true;
    await route.fulfill({ json: success('confirmClock').json });
  });
  await page.goto('/admin');
  const notice = page.getByRole('alert').filter({ hasText: 'Sunucunun tarihi' });
  await expect(notice).toContainText('1 Ocak 2028');
  await expect(notice).toContainText('27 Kasım 2026');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleLayout(page);
  await notice.getByRole('button', { name: 'Tarihi onayla' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(notice).toBeHidden();
});

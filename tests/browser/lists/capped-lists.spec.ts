import type { Page } from '@playwright/test';
import { expect, expectAccessibleLayout, adminTest as test } from '../fixtures/test.ts';

/** Makes a list answer as if its search had matched more rows than are counted. */
async function cap(page: Page, url: RegExp): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    const headers = { ...response.headers(), 'x-total-count': '1000', 'x-total-capped': 'true' };
    const json = Array.isArray(body) ? body : { ...Object(body), pages: 112 };
    await route.fulfill({ response, headers, json });
  });
}

test('a table shows 1.000+ when a search matches too many to count, and can be paged', async ({
  page,
  otherAdmin,
}) => {
  await otherAdmin.sendLandRequest('Sayılamayan Kişi');
  await cap(page, /\/lands\?/);
  await page.goto('/admin/new-land');
  await expect(page.getByText('1.000+ kayıttan 1–25 arası')).toBeVisible();
  await expect(page.getByText('Bu filtrelerle 1.000+ kayıt var')).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('link', { name: 'İleri' }).click();
  await expect(page.getByText('1.000+ kayıttan 26–50 arası')).toBeVisible();
});

test('a paged list shows 1.000+ when a search matches too many to count, up to the last counted page', async ({
  page,
  otherAdmin,
}) => {
  await otherAdmin.addPost('Sayılamayan yazı');
  await cap(page, /\/blog\?/);
  await page.goto('/admin/blog-list?page=1&q=say%C4%B1lamayan');
  await expect(page.getByText('1.000+ kayıt eşleşiyor')).toBeVisible();
  await expectAccessibleLayout(page);
  await expect(page.getByRole('link', { name: '112', exact: true })).toBeVisible();
});

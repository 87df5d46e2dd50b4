import { expect, type Locator } from '@playwright/test';
import { operationsPath } from '../../../src/dev/mock/mockOperation.ts';
import { fillInLogin, submitLogin, test } from '../fixtures/projects/development.ts';

async function choose(mockSwitch: Locator, operation: string, answer: string): Promise<void> {
  await mockSwitch.getByRole('button', { name: 'Mock' }).click();
  await mockSwitch.getByLabel('Next call of').selectOption(operation);
  await mockSwitch.getByLabel('is answered by').selectOption(answer);
}

test("the mock signs in the person of the contract's examples who has the email", async ({ page, url }) => {
  await page.goto(`${url}login`);
  await fillInLogin(page, 'yonetici@example.com');
  await submitLogin(page);
  await expect(page).toHaveURL(/\/admin/);
  await page.goto(`${url}admin/new-land`);
  await expect(page.getByRole('heading', { name: 'Yeni Talepler' })).toBeVisible();
});

test('the next call gets the chosen answer, and the one after it the usual one', async ({
  page,
  url,
  mockSwitch,
}) => {
  await page.goto(`${url}login`);
  await fillInLogin(page);
  await choose(mockSwitch, 'login', '401 wrong');
  await submitLogin(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(mockSwitch.getByRole('button', { name: 'Mock', exact: true })).toBeVisible();
  await submitLogin(page);
  await expect(page).toHaveURL(/\/ilanlar/);
});

test('a page that loads gets the answer that was chosen before a reload', async ({
  page,
  url,
  mockSwitch,
}) => {
  await page.goto(`${url}blog`);
  await expect(page.getByText('Oku', { exact: true })).toBeVisible();
  await choose(mockSwitch, 'listPosts', '500 failed');
  // the page must not send its first call before the switch knows the operations
  await page.route(`**${operationsPath}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tekrar dene' })).toBeVisible();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('button', { name: 'Tekrar dene' })).toHaveCount(0);
});

test('a call that was sent before the choice does not use it up', async ({ page, url, mockSwitch }) => {
  const chosen = Promise.withResolvers<void>();
  const calls: string[] = [];
  await page.route('**/api/v1/blog?*', async (route) => {
    calls.push(route.request().headers().prefer ?? '');
    await chosen.promise;
    await route.continue();
  });
  await page.goto(`${url}blog`);
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await choose(mockSwitch, 'listPosts', '500 failed');
  const early = page.waitForResponse('**/api/v1/blog?*');
  chosen.resolve();
  expect((await early).status()).toBe(200);
  await expect(mockSwitch.getByText('listPosts: 500 failed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tekrar dene' })).toBeVisible();
  expect(calls.at(-1)).toBe('code=500, example=failed');
});

test('the inspector covers neither the switch nor a dialog of the page', async ({
  page,
  url,
  inspector,
  mockSwitch,
}) => {
  await page.goto(`${url}?inspect`);
  await expect(inspector.getByRole('button', { name: 'landOffer' })).toBeVisible();
  await choose(mockSwitch, 'login', '401 wrong');
  await inspector.getByRole('button', { name: 'Dock right' }).click();
  await page.getByText('KVKK Aydınlatma Metni').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Anladım' }).click();
  await expect(mockSwitch.getByText('login: 401 wrong')).toBeVisible();
});

import { test as base, expect, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { startMock } from '../../../mock-server/prism.ts';

/** `url` is that of the development server, in front of the contract's examples. */
const test = base.extend<object, { url: string }>({
  url: [
    async ({}, use) => {
      const mock = await startMock({ port: 0, host: '127.0.0.1' });
      const server = await createServer({
        logLevel: 'error',
        server: { port: 0, hmr: false, watch: null, proxy: { '/api/v1/': { target: mock.url } } },
      });
      await server.listen();
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
      await mock.close();
    },
    { scope: 'worker' },
  ],
});

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('E-posta').fill('zeynep.kaya@example.com');
  await page.getByLabel('Şifre', { exact: true }).fill('Kuscular.35');
}
const signIn = (page: Page) => page.getByLabel('Şifre', { exact: true }).press('Enter');

test('the inspector shows the actors, states and events of a page, and no password', async ({
  page,
  url,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  await page.goto(`${url}login?inspect`);
  const inspector = page.locator('[data-inspector]');
  await fillIn(page);
  await inspector.getByRole('button', { name: 'signIn' }).click();
  await expect(inspector.getByText('field.change').last()).toBeVisible();
  await expect(inspector.locator('[aria-current]').getByText('fresh').first()).toBeVisible();
  await expect(inspector).toContainText('zeynep.kaya@example.com');
  await signIn(page);
  await expect(inspector.getByRole('button', { name: 'pagedList' })).toHaveAttribute('aria-pressed', 'true');
  for (const button of await inspector.locator('nav').getByRole('button').all()) {
    await button.click();
    await expect(inspector).not.toContainText(/Kuscular\.35|[0-9a-f]{32}|Qm9kcnVt/);
  }
  expect(elsewhere).toEqual([]);
});

test('the inspector keeps the chosen actor when another page opens', async ({ page, url }) => {
  await page.goto(`${url}login?inspect`);
  const inspector = page.locator('[data-inspector]');
  await inspector.getByRole('button', { name: 'session' }).click();
  await fillIn(page);
  await signIn(page);
  await expect(inspector.getByRole('button', { name: 'pagedList' })).toBeVisible();
  await expect(inspector.getByText('session.open').first()).toBeVisible();
});

test('without `inspect` in the address there is no inspector', async ({ page, url }) => {
  await page.goto(`${url}login`);
  await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  await expect(page.locator('[data-inspector]')).toHaveCount(0);
});

test('a page shows its rows and no error although strict mode starts its machine twice', async ({
  page,
  url,
}) => {
  await page.goto(`${url}login`);
  await fillIn(page);
  await signIn(page);
  await expect(page.getByRole('main').getByText('m²').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

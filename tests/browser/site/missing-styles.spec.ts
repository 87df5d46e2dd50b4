import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** @returns the messages with this text that the page logs from now on. */
function logged(page: Page, text: string): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(text)) messages.push(message.text());
  });
  return messages;
}

test.use({ expectedMessages: [/net::ERR_FAILED|yüklenemedi/] });

test('a style sheet that does not load is only logged, and the page can be used', async ({ page }) => {
  const messages = logged(page, 'Biçim dosyası yüklenemedi.');
  await page.route('**/*.css', (route) => route.abort());
  // not prerendered: those pages hold their styles in the HTML
  await page.goto('/profile');
  await expect(page).toHaveURL('/danisman-ol');
  await page.getByLabel('E-posta').fill('ayse@example.com');
  expect(messages).toHaveLength(1);
  await page.getByRole('button', { name: /KVKK/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('yüklenemedi')).toHaveCount(0);
});

test('a font that does not load is only logged', async ({ page }) => {
  const messages = logged(page, 'Yazı tipi kullanılamadı.');
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  await expect(page.getByText('yüklenemedi')).toHaveCount(0);
});

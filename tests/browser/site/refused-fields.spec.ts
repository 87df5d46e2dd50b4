/** What the server says about a field stands beside it, in every form, whatever else is wrong. */
import type { Page } from '@playwright/test';
import { refusal } from '../../contract/refusal.ts';
import { imageFile, pdfFile } from '../fixtures/otherAdmin.ts';
import { undeclaredAnswer } from '../fixtures/refuse.ts';
import { expect, adminTest as test } from '../fixtures/test.ts';

interface Form {
  path: string;
  operation: string;
  url: string;
  fill: (page: Page) => Promise<void>;
  submit: string;
}

const texts: Readonly<Record<string, string>> = {
  name: 'Zeynep',
  last_name: 'Kaya',
  phone: '(0533) 222 33 44',
  email: 'zeynep@example.com',
  office_name: 'Kaya Emlak',
  subject: 'Hisseli tapu',
  message: 'Teklif alabilir miyim?',
  title: 'Tapu',
  meta_desc: 'Tapu devri',
};
async function fillTexts(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = page.locator(`main :is(input, textarea)[name=${name}]`);
    if (await field.isVisible()) await field.fill(text);
  }
}

const forms: Form[] = [
  {
    path: '/profile',
    operation: 'updateUser',
    url: '**/api/v1/users/*',
    submit: 'Kaydet',
    async fill(page) {
      await page.getByRole('button', { name: 'Düzenle' }).click();
    },
  },
  {
    path: '/danisman-ol',
    operation: 'applyAsConsultant',
    url: '**/api/v1/users',
    submit: 'Katıl',
    async fill(page) {
      await page.getByLabel('Ofisteki göreviniz').selectOption('1');
      await page.locator('[name=tax_plate]').setInputFiles(pdfFile);
      await page.locator('[name=certificate]').setInputFiles(await imageFile('#2e7d32'));
    },
  },
  {
    path: '/iletisim',
    operation: 'sendContactMessage',
    url: '**/api/v1/users/contact',
    submit: 'Mesajı Gönder',
    fill: async () => undefined,
  },
  {
    path: '/admin/new-blog',
    operation: 'createPost',
    url: '**/api/v1/blog',
    submit: 'Kaydet',
    async fill(page) {
      await page.locator('[contenteditable=true]').fill('Tapu devri iki gün sürer.');
      await page.locator('main [name=file]').setInputFiles(await imageFile('#2e7d32'));
    },
  },
];

test.use({ expectedMessages: [/status of 400/] });

for (const { path, operation, url, fill, submit } of forms) {
  test(`each field of ${path} shows the server's words`, async ({ page }) => {
    await page.goto(path);
    await fill(page);
    await fillTexts(page);
    const named = page.locator(
      'main form [name]:is(input, select, textarea):enabled:not([name=password_confirmation], [name=heading])',
    );
    const names = await named.evaluateAll((controls) =>
      controls.map((control) => control.getAttribute('name') ?? ''),
    );
    expect(names.length).toBeGreaterThan(1);
    const fields = Object.fromEntries(names.map((name) => [name, `Sunucunun sözü: ${name}`]));
    const { status, message } = refusal(operation, 400);
    const answer = undeclaredAnswer({ status, json: { status: 'error', message, fields } });
    await page.route(url, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill(answer),
    );
    await page.getByRole('button', { name: submit, exact: true }).click();
    await page.keyboard.press('Escape');
    for (const name of new Set(names)) {
      await expect
        .soft(named.and(page.locator(`[name=${name}]`)).first())
        .toHaveAccessibleDescription(new RegExp(`Sunucunun sözü: ${name}`));
    }
  });
}

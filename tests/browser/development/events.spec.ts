import { expect, type Locator } from '@playwright/test';
import { test } from '../fixtures/projects/development.ts';

const form = (inspector: Locator, event: string) => inspector.getByRole('form', { name: event, exact: true });
const send = (inspector: Locator, event: string) =>
  form(inspector, event).getByRole('button', { name: event, exact: true });

test('the inspector sends an event with a payload, which drives the page', async ({
  page,
  url,
  inspector,
}) => {
  await page.goto(`${url}login?inspect`);
  await inspector.getByRole('button', { name: 'signIn' }).click();
  await form(inspector, 'field.change').getByRole('combobox').selectOption('email');
  await form(inspector, 'field.change').getByLabel('value').fill('ayse@example.com');
  await send(inspector, 'field.change').click();
  await expect(page.getByLabel('E-posta')).toHaveValue('ayse@example.com');
  await form(inspector, 'remember.change').getByRole('checkbox').check();
  await send(inspector, 'remember.change').click();
  await expect(page.getByLabel('Beni Hatırla')).toBeChecked();
});

test('a literal is chosen from a list, and anything else is JSON', async ({ page, url, inspector }) => {
  await page.goto(`${url}?inspect`);
  await form(inspector, 'field.change').getByRole('combobox').selectOption('ada');
  await form(inspector, 'field.change').getByLabel('value').fill('101');
  await send(inspector, 'field.change').click();
  await expect(page.getByLabel('Ada', { exact: true })).toHaveValue('101');
  await inspector.getByRole('button', { name: 'session' }).click();
  await expect(send(inspector, 'session.open')).toBeDisabled();
  await form(inspector, 'session.open')
    .getByLabel('auth')
    .fill('{"id": 61, "name": "Yönetici", "token": "t"}');
  await send(inspector, 'session.open').click();
  await expect(inspector.getByRole('region', { name: 'State' })).toContainText('signedIn.asAdmin');
});

test('an event that the machine would not take names the guard that refuses it, and what it read', async ({
  page,
  url,
  inspector,
}) => {
  await page.goto(`${url}?inspect`);
  await expect(send(inspector, 'step.next')).toBeDisabled();
  await expect(form(inspector, 'step.next')).toContainText('not isLocationComplete');
  await expect(form(inspector, 'step.next')).toContainText('kvkk: false');
  await expect(send(inspector, 'kvkk.change')).toHaveCount(0);
  await expect(inspector.getByRole('listitem').filter({ hasText: 'kvkk.change' })).toContainText(
    'notice.read',
  );
  await send(inspector, 'notice.open').click();
  await send(inspector, 'notice.close').click();
  await expect(send(inspector, 'kvkk.change')).toBeEnabled();
});

test('an earlier moment takes no events', async ({ page, url, inspector }) => {
  await page.goto(`${url}login?inspect`);
  await inspector.getByRole('button', { name: 'signIn' }).click();
  await send(inspector, 'password.toggle').click();
  await inspector.getByRole('button', { name: 'xstate.init' }).click();
  await expect(send(inspector, 'password.toggle')).toHaveCount(0);
  await inspector.getByRole('button', { name: 'Back to now' }).click();
  await expect(send(inspector, 'password.toggle')).toBeVisible();
});

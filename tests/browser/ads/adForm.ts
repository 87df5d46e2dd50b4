/** Locators and input for the form of an ad. */
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

export const files = (page: Page) => page.locator('input[name=images]');
export const media = (page: Page) => page.getByRole('listitem', { name: /^\d+\. (görsel|video)$/ });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Fills in the whole form except the media. */
export async function fillIn(page: Page, title: string): Promise<void> {
  await field(page, 'Başlık').fill(title);
  await field(page, 'Alan (m²)').fill('1.250,5');
  await field(page, 'Fiyat (TL)').pressSequentially('3a450b000');
  await expect(field(page, 'Fiyat (TL)')).toHaveValue('3.450.000');
  await field(page, 'Ada').fill('204');
  await field(page, 'Parsel').fill('12');
  await page.getByRole('combobox', { name: 'İl', exact: true }).selectOption('İzmir');
  await page.getByRole('combobox', { name: 'İlçe' }).selectOption('Urla');
  await page.getByRole('combobox', { name: 'Mahalle' }).selectOption('Bademler Mah.');
}

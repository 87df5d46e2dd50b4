import type { Page } from '@playwright/test';
import { holdAnswers } from '../fixtures/heldCalls.ts';
import { imageFile } from '../fixtures/otherAdmin.ts';
import { expect, adminTest as test } from '../fixtures/test.ts';
import { field, files, fillIn, media } from './adForm.ts';

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test.describe('a save whose answer was lost', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] });

  test('can be repeated without a second ad, a conflict or duplicate images', async ({
    page,
    otherAdmin,
  }) => {
    const title = 'Kayıp yanıt';
    await page.goto('/admin/add-land');
    await fillIn(page, title);
    await files(page).setInputFiles([await imageFile('#884422'), await imageFile('#228844')]);
    const failed = page.getByRole('alertdialog', { name: 'Hata!' });
    const creation = await holdAnswers(page, '*/api/v1/lands');
    await page.getByRole('button', { name: 'İlanı Kaydet' }).click();
    // the server has stored the ad by now
    await creation.answer();
    await page.getByRole('button', { name: 'Yüklemeyi durdur' }).click();
    await page.getByRole('button', { name: 'İlanı Kaydet' }).click();
    await creation.lose();
    await expect(failed).toBeVisible();
    await creation.release();
    await failed.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByText('İlan eklendi.')).toBeVisible();
    await expect(row(page, title)).toHaveCount(1);
    const ad = await otherAdmin.findAd(title);
    if (!ad) throw new Error('The ad was not saved');
    expect(ad.images).toMatch(/^\w+\.png,\w+\.png$/);

    await row(page, title).getByRole('link', { name: 'Detay' }).click();
    await expect(media(page)).toHaveCount(2);
    await field(page, 'Ada').fill('205');
    await files(page).setInputFiles([await imageFile('#224488')]);
    await expect(media(page)).toHaveCount(3);
    const change = await holdAnswers(page, `*/api/v1/lands/update/${ad.Id}`);
    await page.getByRole('button', { name: 'Güncelle' }).click();
    await change.lose();
    await expect(failed).toBeVisible();
    await change.release();
    await failed.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByText('İlan güncellendi.')).toBeVisible();
    const changed = await otherAdmin.readAd(ad.Id);
    expect(changed?.ada).toBe(205);
    expect(changed?.images).toMatch(new RegExp(`^${ad.images},\\w+\\.png$`));
  });

  test('creates one post, however often it is repeated', async ({ page }) => {
    const title = 'Kayıp yanıtlı yazı';
    await page.goto('/admin/new-blog');
    await page.getByRole('textbox', { name: 'Başlık' }).fill(title);
    await page.getByRole('textbox', { name: 'İçerik' }).click();
    await page.keyboard.type('Bir kez yazıldı');
    await page.locator('input[name=file]').setInputFiles(await imageFile('#228844'));
    const creation = await holdAnswers(page, '*/api/v1/blog');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    const failed = page.getByRole('alertdialog', { name: 'Hata!' });
    await creation.lose();
    // the form's button sends again just as the dialog's does
    await failed.getByRole('button', { name: 'Kapat' }).click();
    await creation.release();
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(row(page, title)).toHaveCount(1);
  });
});

test.describe('a post whose key belongs to another form', () => {
  test.use({ expectedMessages: [/ERR_FAILED|status of 409/] });

  test('is kept after a reload too, and saved once the admin tries again', async ({ page }) => {
    const title = 'Anahtarı kullanılmış yazı';
    const other = 'Anahtarın ilk yazısı';
    await page.goto('/admin/new-blog');
    await page.getByRole('textbox', { name: 'Başlık' }).fill(title);
    await page.getByRole('textbox', { name: 'İçerik' }).click();
    await page.keyboard.type('Kaybolmadı');
    // the server stores another title under the key, and the answer is lost
    await page.route(
      '*/**/api/v1/blog',
      async (route, request) => {
        const sent = request.postDataBuffer()?.toString() ?? '';
        expect(sent).toContain(title);
        await route.fetch({ postData: sent.replace(title, other) });
        await route.abort();
      },
      { times: 1 },
    );
    const save = page.getByRole('button', { name: 'Kaydet' });
    await save.click();
    const failed = page.getByRole('alertdialog', { name: 'Hata!' });
    await failed.getByRole('button', { name: 'Kapat' }).click();
    await page.reload();
    await save.click();
    await expect(failed).toContainText('Bu bilgileri de kaydetmek için tekrar deneyin.');
    await failed.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByText('Yazı eklendi.')).toBeVisible();
    for (const stored of [title, other]) await expect(row(page, stored)).toHaveCount(1);
  });
});

/** The main stories once more, in Firefox. */
import { findFirefox } from '../../../scripts/install/firefox.mjs';
import { landOfferText } from '../../../src/text/land-requests/landOffer.ts';
import { titles } from '../../../src/text/site/titles.ts';
import { admin } from '../fixtures/product.ts';
import { type FirefoxPage, test } from '../fixtures/projects/firefox.ts';
import { expect } from '../fixtures/test.ts';

test.skip(!findFirefox(), 'This machine has no Firefox that the tests can drive.');

async function signIn(page: FirefoxPage, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.fill('E-posta', email);
  await page.fill('Şifre', password);
  await page.click('button', 'Giriş Yap');
}

test('an owner sends a land request, and the admin makes an offer', async ({
  firefoxPage: page,
  otherAdmin,
}) => {
  const name = 'Ayşe Firefox';
  await page.goto('/');
  for (const select of ['il', 'ilce', 'mahalle']) await page.choose(select, 1);
  await page.fill('Ada', '101');
  await page.fill('Parsel', '7');
  await page.click('text', landOfferText.kvkk);
  await page.click('button', 'Anladım');
  await page.click('text', landOfferText.kvkk);
  await page.click('button', 'Teklif Al');
  const { metrekare, ...answers } = landOfferText.info;
  for (const select of Object.keys(answers)) await page.choose(select, 1);
  await page.fill(metrekare, '2.450');
  await page.click('button', 'Devam Et');
  await page.fill('Ad Soyad', name);
  await page.fill('Telefon', '0532 000 00 00');
  await page.click('button', 'Gönder');
  await page.shows('Form başarıyla gönderildi.');

  await signIn(page, admin.email, admin.password);
  await page.shows(titles.adminNewLandRequests);
  await page.goto('/admin/new-land');
  await page.shows(name);
  const [landRequest] = await otherAdmin.findLandRequests(name);
  await page.goto(`/admin/land-detail/${landRequest?.id}`);
  await page.fill('Teklif tutarı (TL)', '1250000');
  await page.click('button', 'Teklif Ver');
  // the confirming button has the focus
  await page.shows('bilgilendirilecek');
  await page.press('Enter');
  await page.shows('İşlem Başarılı!');
});

test('a visitor reads a post and writes to the company', async ({ firefoxPage: page, otherAdmin }) => {
  await otherAdmin.addPost('Firefox ile okunan yazı', { content: '<p>Tapu harcı nedir?</p>' });
  await page.goto('/blog');
  await page.shows('Firefox ile okunan yazı');
  await page.click('link', 'Oku');
  await page.shows('Tapu harcı nedir?');
  await page.click('link', 'İletişim');
  for (const label of ['Ad', 'Soyad', 'Telefon', 'Konu', 'Mesajınız']) await page.fill(label, 'Hasan');
  await page.click('button', 'Mesajı Gönder');
  await page.shows('Mesajınız başarıyla gönderildi.');
});

test('an approved consultant signs in and sees an ad', async ({ firefoxPage: page, otherAdmin }) => {
  const email = 'firefox@example.com';
  await otherAdmin.addConsultant(email);
  await otherAdmin.addAd('Firefox ile görülen arsa');
  await signIn(page, email, 'Kuscular.35');
  await page.shows('Firefox ile görülen arsa');
  await page.click('link', 'Firefox ile görülen arsa');
  await page.shows('Parsel Sorgula');
});

test('an admin writes a post', async ({ firefoxPage: page, otherAdmin }) => {
  await signIn(page, admin.email, admin.password);
  await page.shows(titles.adminNewLandRequests);
  await page.goto('/admin/new-blog');
  await page.fill('Başlık', 'Firefox ile yazılan yazı');
  await page.click('textbox', 'İçerik');
  await page.type('İlk paragraf.');
  // a closed dialog gives the caret back
  await page.press('ArrowLeft');
  await page.search();
  await page.shows('Ne arıyorsunuz?');
  await page.press('Escape');
  await page.type(', ');
  // the content security policy is stricter with what is pasted than Chromium's
  await page.paste('<p style="color: red">bir <span style="font-weight: 700">kalın</span></p>');
  await page.shows('şunlar alınamadı: renk.');
  await page.click('button', 'Kaydet');
  await expect
    .poll(async () => (await otherAdmin.findPost('Firefox ile yazılan yazı'))?.content)
    .toBe('<p>İlk paragraf, bir <strong>kalın</strong>.</p>');
});

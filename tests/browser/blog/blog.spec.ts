import type { Page } from '@playwright/test';
import { success } from '../../contract/refusal.ts';
import { imageFile } from '../fixtures/otherAdmin.ts';
import { expect, expectAccessibleLayout, test } from '../fixtures/test.ts';

const meadow = (width: number, height: number) => imageFile('#8fa36f', 'tarla.png', { width, height });
const description = (page: Page) => page.locator('meta[name="description"]').getAttribute('content');
/** Opens a page from within the site, where its content is a call and not part of the HTML. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.goto('/iletisim');
  // the page has taken over its HTML
  await expect(page.getByRole('button', { name: 'Gönder' })).toBeEnabled();
  await page.evaluate((address) => history.pushState(null, '', address), path);
}
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('all posts, and a page past their end', () => {
  // the browser's message about it
  test.use({ expectedMessages: [/status of 404/] });

  test('a visitor browses the blog', async ({ page, otherAdmin }, { project }) => {
    const long = 'Tapu devrinden önce bakılacak on şey vardır ve hiçbiri zor değildir. '.repeat(6);
    for (let count = 1; count <= 10; count++) {
      await otherAdmin.addPost(`${project.name} ${count}`, {
        content: `<h2>Giriş</h2><p>${long}</p>`,
        ...(count === 10 ? { file: await meadow(900, 600) } : {}),
      });
    }
    await page.goto('/');
    if (project.name === 'phone') await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog\?page=1$/);
    await expect(page).toHaveTitle('Arazi Teklif | Blog');
    await expect(cards(page)).toHaveCount(9);
    const newest = page.getByRole('article', { name: `${project.name} 10`, exact: true });
    await expect(newest).toContainText('Giriş Tapu devrinden önce');
    await expect(newest.locator('p')).toHaveText(`${`Giriş ${long}`.slice(0, 160)}…`);
    // the whole excerpt is visible
    expect(await newest.locator('p').evaluate((p) => p.scrollHeight <= p.clientHeight)).toBe(true);
    await expect(newest.locator('img')).toHaveAttribute('src', /\?w=640$/);
    await expectAccessibleLayout(page);

    const pager = page.getByRole('navigation', { name: 'Sayfalar' });
    await expect(pager.getByRole('link', { name: 'Geri' })).toHaveCount(0);
    await pager.getByRole('link', { name: 'İleri' }).click();
    await expect(page).toHaveURL(/\/blog\?page=2$/);
    await expect(pager.locator('[aria-current="page"]')).toHaveText('2');
    await expect(page.getByRole('article', { name: `${project.name} 1`, exact: true })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    // the page replaced the address without a page number instead of adding to the history
    await pager.getByRole('link', { name: '1' }).press('Enter');
    await expect(pager.locator('[aria-current="page"]')).toHaveText('1');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await page.goBack();
    await expect(pager.locator('[aria-current="page"]')).toHaveText('1');
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);

    await page.goto('/blog?page=999');
    await expect(page.getByText(/^999\. sayfa yok/)).toBeVisible();
    await expectAccessibleLayout(page);
    await page.getByRole('link', { name: 'İlk sayfaya git' }).click();
    await expect(page).toHaveURL(/\/blog\?page=1$/);
    await expect(cards(page)).toHaveCount(9);

    // going back restores the scroll position of the list
    const last = cards(page).last().getByRole('link').first();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(100);
    await last.press('Enter');
    await expect(page).toHaveURL(/\/blog\/detay\//);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
});

test('a post sets its metadata while it is shown', async ({ page, product, otherAdmin }) => {
  const file = await meadow(1200, 800);
  const content = `<h1>Önce imar</h1><p>${'Belediyeden imar durumu belgesi alın. '.repeat(8)}</p>`;
  const id = await otherAdmin.addPost('İmar rehberi', { content, file });
  const described = await otherAdmin.addPost('Tapu rehberi', { meta_desc: `${'ğ'.repeat(160)}xyz` });
  // several visitors have read it today
  for (const browser of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await fetch(`${product.url}/api/v1/blog/${id}`, { headers: { 'user-agent': `${browser}${id}` } });
  }

  await page.goto('/blog');
  const general = await description(page);
  await page.goto(`/blog/detay/${described}/imar-%C4`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tapu rehberi');
  await expect(page).toHaveTitle('Arazi Teklif | Tapu rehberi');
  await expect.poll(() => description(page)).toBe('ğ'.repeat(160));
  // a browser's 'Share' sends this address
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/blog\/detay\/\d+\/tapu-rehberi$/);
  await expect(page.getByRole('article').locator('time')).toHaveText(/^\d{1,2} \p{L}+ 20\d\d$/u);
  await expect(page.getByRole('article')).toContainText('1 dk okuma');

  const best = page.getByRole('complementary', { name: 'Çok Okunanlar' });
  await best.getByRole('link', { name: 'İmar rehberi' }).first().click();
  await expect(page).toHaveTitle('Arazi Teklif | İmar rehberi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İmar rehberi');
  await expect(page.getByRole('heading', { level: 2, name: 'Önce imar' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'İmar rehberi' })).toBeVisible();
  await expect.poll(() => description(page)).toMatch(/^Önce imar Belediyeden .{100,}/);
  expect((await description(page))?.length).toBeLessThanOrEqual(160);
  await expectAccessibleLayout(page);

  await expect(canonical).toHaveAttribute('href', /\/imar-rehberi$/);

  await page.getByRole('link', { name: 'Tüm yazılar' }).click();
  await expect(page).toHaveTitle('Arazi Teklif | Blog');
  await expect.poll(() => description(page)).toBe(general);
  await expect(canonical).toHaveAttribute('href', /\/blog$/);
  await page.getByRole('banner').getByRole('link', { name: 'İlanlar' }).click();
  await expect(canonical).toHaveAttribute('href', /\/danisman-ol$/);
});

test('nothing in a post runs, even if the server did not remove it', async ({ page, otherAdmin }) => {
  const id = await otherAdmin.addPost('Düşman');
  const content = `<h2 onclick="ran()" style="position:fixed" id="root">Başlık</h2>
    <script>document.title = 'ran'</script><img src=x onerror="document.title = 'ran'">
    <img src="/api/v1/users/docs/abcdefghij.jpg" alt="bizim" onload="ran()"><img src="https://baska.example/iz.gif">
    <a href="javascript:document.title = 'ran'">kötü</a> <a href=" jAvAsCrIpT:alert(1)">daha kötü</a>
    <a href="https://ornek.example/" target="_blank">iyi</a>
    <iframe srcdoc="<script>parent.document.title = 'ran'</script>"></iframe><svg><script>ran()</script></svg>
    <form action="https://baska.example"><input name="q"></form><math><mi xlink:href="data:x,1">m</mi></math>
    <style>body { display: none }</style><p>Son söz</p>`;
  const { buffer } = await meadow(30, 20);
  await page.route(`**/api/v1/blog/${id}`, (route) =>
    route.fulfill({
      json: {
        ...{ id, title: 'Düşman', content, meta_desc: '', meta_title: 'Düşman', image: '', version: 1 },
        ...{ tarih: '2026-11-18T09:00:00Z', updated_at: '2026-11-18T09:00:00Z', reading_minutes: 1 },
      },
    }),
  );
  await page.route('**/docs/abcdefghij.jpg', (route) =>
    route.fulfill({
      body: buffer,
      contentType: 'image/png',
      headers: {
        'content-disposition': 'inline; filename="abcdefghij.jpg"',
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
        etag: '"abcdefghij.jpg"',
      },
    }),
  );
  await page.goto(`/blog/detay/${id}/dusman`);
  const article = page.getByRole('main').getByRole('article');
  await expect(article.getByText('Son söz')).toBeVisible();
  await expect(article.getByRole('heading', { name: 'Başlık' })).toBeVisible();
  await expect(article.getByRole('img', { name: 'bizim' })).toHaveAttribute('loading', 'lazy');
  await expect(article.getByRole('link', { name: 'iyi' })).toHaveAttribute('rel', 'noopener');
  const found = await article.evaluate((element) => ({
    strange: element.querySelectorAll('script, iframe, form, input, style, math, [id], [style]').length,
    images: element.querySelectorAll('img').length,
    attributes: [...element.querySelectorAll('*')]
      .flatMap((one) => [...one.attributes])
      .filter(({ name, value }) => /^on/i.test(name) || /^\s*(javascript|data):/i.test(value))
      .map(({ name }) => name),
  }));
  expect(found).toEqual({ strange: 0, images: 1, attributes: [] });
  await article.getByText('kötü', { exact: true }).click();
  await expect(page).toHaveTitle('Arazi Teklif | Düşman');
  await expectAccessibleLayout(page);
});

test('an empty blog shows a message', async ({ page }) => {
  await page.route('**/api/v1/blog?*', (route) => route.fulfill(success('listPosts', 'none')));
  await followLink(page, '/blog');
  await expect(page.getByText('Henüz hiç blog eklenmemiş...')).toBeVisible();
  await expectAccessibleLayout(page);
});

test.describe('missing posts and failed calls', () => {
  test.use({ expectedMessages: [/status of 404|ERR_FAILED/] });

  test('the page of a missing post links to the list', async ({ page }) => {
    const answer = await page.goto('/blog/detay/987654321/yok');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yazı bulunamadı');
    await expect(page).toHaveTitle('Arazi Teklif | Yazı bulunamadı');
    await expectAccessibleLayout(page);
    await page.getByRole('link', { name: 'Tüm yazılar' }).click();
    await expect(page).toHaveURL(/\/blog\?page=1$/);
  });

  test('each failed call can be retried', async ({ page, otherAdmin }) => {
    const id = await otherAdmin.addPost('Geç gelen');
    const retry = page.getByRole('button', { name: 'Tekrar dene' });
    for (const [path, call, notice, then] of [
      ['/blog', '**/api/v1/blog?*', 'Yazılar yüklenirken bir hata oluştu.', 'Geç gelen'],
      [`/blog/detay/${id}`, `**/api/v1/blog/${id}`, 'Yazı yüklenirken bir hata oluştu.', 'Geç gelen'],
      [`/blog/detay/${id}`, '**/api/v1/blog/best', 'Çok okunan yazılar yüklenemedi.', 'Çok Okunanlar'],
    ] as const) {
      await page.route(call, (route) => route.abort());
      await followLink(page, path);
      await expect(page.getByRole('alert')).toContainText(notice);
      await expectAccessibleLayout(page);
      await page.unroute(call);
      await retry.click();
      await expect(page.getByRole('heading', { name: then }).first()).toBeVisible();
      await expect(retry).toHaveCount(0);
    }
  });
});

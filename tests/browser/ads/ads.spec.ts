import type { Locator, Page } from '@playwright/test';
import { type FilePayload, imageFile } from '../fixtures/otherAdmin.ts';
import {
  expect,
  expectAccessibleLayout,
  test as signedOutTest,
  adminTest as test,
} from '../fixtures/test.ts';

const image = (colour: string) => imageFile(colour, 'gorsel.png', { width: 900, height: 600 });
const videoFile = (buffer: Buffer): FilePayload => ({ name: 'tur.mp4', mimeType: 'video/mp4', buffer });
/** A video header without content. */
const brokenVideo = videoFile(
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(400)]),
);

/** A short video that this browser records. */
async function recordVideo(page: Page): Promise<FilePayload> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
    const brush = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/mp4;codecs=vp9' });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 10; frame++) {
      brush?.fillRect(frame, frame, 20, 20);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await ended;
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });
  return videoFile(Buffer.from(base64, 'base64'));
}

async function swipe(stage: Locator, from: number, to: number): Promise<void> {
  const finger = { pointerType: 'touch', isPrimary: true, bubbles: true, clientY: 300 };
  await stage.dispatchEvent('pointerdown', { ...finger, clientX: from });
  await stage.dispatchEvent('pointerup', { ...finger, clientX: to });
}

signedOutTest(
  'a visitor is asked to join before any ad is shown',
  async ({ page, otherAdmin }, { project }) => {
    const id = await otherAdmin.addAd('Gizli arsa');
    await page.goto('/');
    if (project.name === 'phone') await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'İlanlar' }).click();
    await expect(page).toHaveURL(/\/danisman-ol$/);
    await page.goto(`/ilanlar/detay/${id}/gizli-arsa`);
    await expect(page).toHaveURL(/\/danisman-ol$/);
  },
);

test('a consultant browses the ads', async ({ page, otherAdmin }, { project }) => {
  const link = 'https://parselsorgu.tkgm.gov.tr/#ara/idari/1/204/12';
  for (let count = 1; count <= 8; count++) await otherAdmin.addAd(`Boş ${project.name} ${count}`);
  await otherAdmin.addAd(`Filmli ${project.name}`, { images: [brokenVideo] });
  const title = `Urla’da arsa ${project.name}`;
  await otherAdmin.addAd(title, { tkgm_link: link, images: [brokenVideo, await image('#c9a961')] });
  await page.goto('/ilanlar');
  await expect(page).toHaveURL(/\/ilanlar\?page=1$/);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(9);
  const first = cards.filter({ hasText: title });
  for (const words of [
    '₺3.450.000',
    '₺5.633 / m²',
    'İzmir / Urla / Bademler Mah.',
    '612,5 m²',
    'Video var',
  ]) {
    await expect(first).toContainText(words);
  }
  await expect(first.getByRole('link', { name: 'TKGM Harita' })).toHaveAttribute('href', link);
  await expect(first.locator('img')).toHaveAttribute('src', /\?w=640$/);
  await expect(cards.filter({ hasText: `Filmli ${project.name}` }).locator('video')).toHaveCount(1);
  const empty = cards.filter({ hasText: `Boş ${project.name} 8` });
  await expect(empty.getByRole('link', { name: 'TKGM Harita' })).toHaveCount(0);
  await expectAccessibleLayout(page);

  await page.getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/\/ilanlar\?page=2$/);
  await expect(cards.filter({ hasText: `Boş ${project.name} 1` })).toBeVisible();
  await page.goto('/ilanlar?page=1');
  await first.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/ilanlar\/detay\/\d+\/urlada-arsa-\w+$/);
  await expect(page).toHaveTitle(`Arazi Teklif | ${title}`);
});

test('the media of an ad are browsed by button, key, swipe and thumbnail', async ({ page, otherAdmin }) => {
  await page.goto('/ilanlar');
  const media = [await image('#c9a961'), await recordVideo(page), brokenVideo, await image('#8fa36f')];
  const id = await otherAdmin.addAd('Dört görünüş', { images: media });
  await page.goto(`/ilanlar/detay/${id}/baska-bir-ad`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dört görünüş');
  const facts = page.getByRole('region', { name: 'İlan bilgileri' });
  await expect(facts).toContainText('₺3.450.000');
  for (const [term, value] of [
    ['Konum', 'İzmir / Urla / Bademler Mah.'],
    ['Alan', '612,5 m²'],
    ['Ada', '204'],
    ['Parsel', '12'],
  ] as const) {
    await expect(
      facts
        .locator('div')
        .filter({ has: page.getByText(term, { exact: true }) })
        .last(),
    ).toContainText(value);
  }
  await expect(facts.getByRole('link', { name: 'Parsel Sorgula' })).toHaveAttribute(
    'href',
    'https://parselsorgu.tkgm.gov.tr/',
  );

  const gallery = page.getByRole('region', { name: 'Görseller ve videolar' });
  const stage = gallery.getByRole('group');
  await expect(gallery.getByText('1 / 4')).toBeVisible();
  await expect(gallery.getByRole('img', { name: 'Dört görünüş, 1. görsel' })).toBeVisible();
  await expectAccessibleLayout(page);

  await gallery.getByRole('button', { name: 'Sonraki' }).click();
  await expect(gallery.getByText('2 / 4')).toBeVisible();
  const video = stage.locator('video');
  await expect(video).toHaveAttribute('src', /\.mp4$/);
  await expect.poll(() => video.evaluate((found: HTMLVideoElement) => found.videoWidth)).toBe(64);
  await expectAccessibleLayout(page);
  await gallery.getByRole('button', { name: 'Önceki' }).click();
  await expect(gallery.getByText('1 / 4')).toBeVisible();

  await stage.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.getByText('4 / 4')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText('1 / 4')).toBeVisible();
  await swipe(stage, 300, 100);
  await expect(gallery.getByText('2 / 4')).toBeVisible();
  await swipe(stage, 100, 300);
  await expect(gallery.getByText('1 / 4')).toBeVisible();
  await swipe(stage, 100, 110);
  await expect(gallery.getByText('1 / 4')).toBeVisible();

  // a video that cannot be played shows a message, and browsing still works
  await gallery.getByRole('button', { name: '3. video' }).click();
  await expect(gallery.getByText('Bu öğe gösterilemiyor.')).toBeVisible();
  await gallery.getByRole('button', { name: '4. görsel' }).click();
  await expect(gallery.getByRole('img', { name: 'Dört görünüş, 4. görsel' })).toBeVisible();
});

test('an image fills its frame, in the list and on its page, whatever its shape', async ({
  page,
  otherAdmin,
}) => {
  const tall = await imageFile('#c9a961', 'dik.png', { width: 400, height: 900 });
  const id = await otherAdmin.addAd('Dik görsel', { images: [tall] });
  for (const address of ['/ilanlar?page=1', `/ilanlar/detay/${id}/dik-gorsel`]) {
    await page.goto(address);
    const shown = page.getByRole('main').locator('img').first();
    await expect(shown).toHaveCSS('object-fit', 'cover');
    const [own, frame] = await Promise.all([shown, shown.locator('..')].map((part) => part.boundingBox()));
    expect(own?.width).toBeCloseTo(frame?.width ?? 0, -0.5);
    expect(own?.height).toBeCloseTo(frame?.height ?? 0, -0.5);
  }
});

test('an ad without an image has a drawing of its parcel, in the list and on its page', async ({
  page,
  otherAdmin,
}) => {
  const title = 'Çizilen arsa';
  await otherAdmin.addAd(title);
  await page.goto('/ilanlar');
  const card = page.getByRole('article').filter({ hasText: title });
  const numberIn = (place: Locator) =>
    place.getByRole('img', { name: 'Bu ilanın görseli yok' }).getByText('204/12', { exact: true });
  await expect(numberIn(card)).toBeVisible();
  await card.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(numberIn(page.getByRole('main'))).toBeVisible();
});

test('a single image offers no browsing', async ({ page, otherAdmin }) => {
  const id = await otherAdmin.addAd('Tek görünüş', { images: [await image('#8fa36f')] });
  await page.goto(`/ilanlar/detay/${id}`);
  await expect(page.getByRole('img', { name: 'Tek görünüş, 1. görsel' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sonraki' })).toHaveCount(0);
});

test.describe('missing or failed ads', () => {
  test.use({ expectedMessages: [/status of 404|ERR_FAILED/] });

  test('the page of a missing ad links to the list', async ({ page }) => {
    const answer = await page.goto('/ilanlar/detay/987654321/yok');
    // the page does not tell a visitor whether an ad exists
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('İlan bulunamadı');
    await expect(page.getByText('İlan bilgileri yüklenirken bir hata oluştu')).toBeVisible();
    await expectAccessibleLayout(page);
    await page.getByRole('link', { name: 'Tüm ilanlar' }).click();
    await expect(page).toHaveURL(/\/ilanlar\?page=1$/);
  });

  test('a failed ad and a failed list can be retried', async ({ page, otherAdmin }) => {
    const id = await otherAdmin.addAd('Geç gelen arsa');
    const call = `**/api/v1/lands/detail/${id}`;
    const { promise: failing, resolve: fail } = Promise.withResolvers<void>();
    await page.route(call, async (route) => {
      await failing;
      await route.abort();
    });
    await page.goto(`/ilanlar/detay/${id}`);
    await expect(page.getByRole('progressbar')).toBeVisible();
    fail();
    await expect(page.getByText('İlan bilgileri yüklenirken bir hata oluştu', { exact: true })).toBeVisible();
    await expectAccessibleLayout(page);
    await page.unroute(call);
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('heading', { name: 'Geç gelen arsa' })).toBeVisible();

    await page.route('**/api/v1/lands/trink?*', (route) => route.abort());
    await page.getByRole('link', { name: 'Tüm ilanlar' }).click();
    await expect(page.getByRole('alert')).toContainText('İlanlar yüklenirken bir hata oluştu.');
    await page.unroute('**/api/v1/lands/trink?*');
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('heading', { name: 'Geç gelen arsa' })).toBeVisible();
  });
});

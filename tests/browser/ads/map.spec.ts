import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Product, signIn, startProduct } from '../fixtures/product.ts';
import { expect, expectAccessibleLayout, adminTest as test } from '../fixtures/test.ts';

/** Serves images of maps, and refuses those that it was told to. */
interface Tiles {
  refuses: boolean;
  server: Server;
}

const image =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dde5cc"/></svg>';

const mapTest = test.extend<object, { tiles: Tiles; product: Product }>({
  tiles: [
    async ({}, use) => {
      const tiles: Tiles = {
        refuses: false,
        server: createServer((_, response) => {
          if (tiles.refuses) response.writeHead(503).end();
          else
            response
              .writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
              .end(image);
        }),
      };
      await new Promise<void>((listens) => tiles.server.listen(0, '127.0.0.1', listens));
      await use(tiles);
      tiles.server.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ tiles }, use) => {
      const { port }: AddressInfo = Object(tiles.server.address());
      const product = await startProduct(process.env.PREPARED_DATA_DIR, {
        MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
        MAP_ATTRIBUTION: '© Harita Kurumu https://harita.example/lisans',
      });
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

mapTest.use({ expectedMessages: [/status of 503/] });

mapTest(
  'ads that match are found on the map and beside it, also without its images',
  async ({ page, product, otherAdmin, tiles }) => {
    const { id: admin, token } = await signIn(product);
    const drawn = await otherAdmin.addAd('Haritadaki arsa');
    await otherAdmin.addAd('Sınırsız arsa');
    const corners = [
      [26.80214, 38.33102],
      [26.80271, 38.33105],
      [26.80269, 38.33151],
      [26.80214, 38.33102],
    ];
    const stored = await page.request.put(`/api/v1/parcels/ad/${drawn}`, {
      headers: { token: `${admin}.${token}` },
      multipart: {
        parsel_dosyasi: {
          name: 'parsel.json',
          mimeType: 'application/geo+json',
          buffer: Buffer.from(JSON.stringify({ type: 'Polygon', coordinates: [corners] })),
        },
      },
    });
    expect(stored.status()).toBe(200);

    await page.goto('/ilanlar');
    const button = page.getByRole('button', { name: 'Harita görünümü' });
    await button.press('Enter');
    await expect(page).toHaveURL(/\/ilanlar\?page=1&view=map$/);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const map = page.getByRole('group', { name: 'İlanların haritası' });
    await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();
    await expect(page.getByText('1 ilanın sınırı yok; haritada görünmüyor.')).toBeVisible();
    await expect(page.getByRole('link', { name: '© Harita Kurumu' })).toHaveAttribute(
      'href',
      'https://harita.example/lisans',
    );
    const list = page.getByRole('list', { name: 'Haritadaki ilanlar' });
    await expect(list.getByRole('link')).toHaveText(['Haritadaki arsa']);
    await expectAccessibleLayout(page);

    tiles.refuses = true;
    await page.reload();
    const failure = page.getByText('Harita görüntüleri yüklenemedi; yalnızca parsel sınırları gösteriliyor.');
    await expect(failure).toHaveCount(1);
    await map.getByRole('link', { name: 'Haritadaki arsa, ₺3.450.000' }).press('Enter');
    await expect(page).toHaveURL(/\/ilanlar\/detay\/\d+\/haritadaki-arsa$/);
    const surroundings = page.getByRole('group', { name: '204/12 parseli ve çevresi, harita' });
    await expect(surroundings.locator('path.parcel')).toBeVisible();
    await expect(failure).toHaveCount(1);
  },
);

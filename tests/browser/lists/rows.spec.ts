/** The rows of the panel's lists, on the contract's examples with long texts. */
import type { Page } from '@playwright/test';
import type { Mock } from '../../../mock-server/prism.ts';
import { type PageName, paths } from '../../../rules/site/paths.ts';
import { panelListPages } from '../fixtures/panelListPages.ts';
import { exampleSessions, storeSession } from '../fixtures/roles.ts';
import { expect, expectNoOverflow, expectNoViolation, test } from '../fixtures/test.ts';

test.describe.configure({ mode: 'parallel' });

/** Texts as long as real ones, by their names on the wire. */
const long: Readonly<Record<string, unknown>> = {
  name: 'Abdurrahman Karaosmanoğlu',
  title:
    'Urla Bademler’de denize on dakika, yola cepheli, elektriği ve suyu hazır köşe arsa, zeytin ağaçları ve su kuyusuyla birlikte',
  email: 'abdurrahman.karaosmanoglu@karaosmanoglu-gayrimenkul.example.com',
  office_name: 'Karaosmanoğlu Gayrimenkul ve Yatırım Danışmanlığı',
  mahalle_adi: 'Gümüşsuyu Cumhuriyet Mah.',
  ada: '1234',
  parsel: '156',
  subject: 'Bademler’deki arsam için verdiğiniz teklif hakkında bir soru',
  next_call_on: '2026-11-02',
  owner_reply: { reply: 'callMe', note: '', tarih: '2026-11-16T08:41:00.000Z' },
};

function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, own]) => [
    name,
    typeof own === typeof long[name] ? long[name] : lengthened(own),
  ]);
  return Object.fromEntries(fields);
}

const isList = /^\/api\/v1\/(lands(\/\D+)?|users(\/\D+)?|blog|contact-messages|outbox|team)$/;

/** Opens a list of the panel. @param count of the rows; those of the example are repeated. */
async function openList(page: Page, mock: Mock, name: PageName, count = 0): Promise<void> {
  await storeSession(page, exampleSessions.admin);
  await page.route('**/api/v1/**', async (route, request) => {
    const { pathname, search } = new URL(request.url());
    const response = await route.fetch({ url: `${mock.url}${pathname}${search}` });
    if (!isList.test(pathname)) return route.fulfill({ response });
    // without those for other origins, which the contract does not have
    const headers = Object.fromEntries(
      Object.entries(response.headers()).filter(([header]) => header.startsWith('x-')),
    );
    const answer = lengthened(await response.json());
    const isRepeated = count > 0 && Array.isArray(answer);
    const repeated = (_: unknown, place: number) => ({
      ...Object(isRepeated && answer[place % answer.length]),
      Id: 1 + place,
      id: 1 + place,
    });
    await route.fulfill({
      headers,
      json: isRepeated ? Array.from({ length: count }, repeated) : answer,
    });
  });
  await page.goto(paths[name].pattern);
  await expect(page.locator('.MuiDataGrid-row').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

for (const name of Object.values(panelListPages)) {
  test(`the rows of ${name} are about 40 px high, whatever their texts`, async ({ page, mock }) => {
    await openList(page, mock, name);
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = () =>
        page
          .locator('.MuiDataGrid-row')
          .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      const others = async () => (await heights()).filter((height) => height < 40 || height > 44);
      await expect.poll(others, { message: `at ${width} px` }).toEqual([]);
      await expectNoOverflow(page);
    }
  });
}

test('a text that is cut off has its whole as title, and is whole in a card', async ({ page, mock }) => {
  await openList(page, mock, 'adminNewLandRequests');
  await page.setViewportSize({ width: 1440, height: 900 });
  const assignee = page.locator('.MuiDataGrid-row').first().getByText(String(long.name)).last();
  await expect(assignee).toHaveAttribute('title', String(long.name));
  const isCut = () =>
    assignee.evaluate((text) => {
      const cell = text.closest('[role=gridcell]');
      return cell !== null && cell.scrollWidth > cell.clientWidth;
    });
  await expect.poll(isCut).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(isCut).toBe(false);
});

test('the head and the foot of a long list stay in sight while its rows scroll', async ({ page, mock }) => {
  await openList(page, mock, 'adminNewLandRequests', 25);
  const rows = page.locator('.MuiDataGrid-row');
  await expect(rows).toHaveCount(25);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows.last()).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('columnheader', { name: 'Telefon', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Sayfalar' })).toBeInViewport({ ratio: 1 });
});

test('at 1,440 by 900 px fifteen rows show, the first from 230 px; a phone has its first card by 330', async ({
  page,
  mock,
}) => {
  await openList(page, mock, 'adminNewLandRequests', 25);
  const rows = page.locator('.MuiDataGrid-row');
  await page.setViewportSize({ width: 1440, height: 900 });
  const top = async () => (await rows.first().boundingBox())?.y;
  await expect.poll(top).toBeLessThanOrEqual(230);
  await expect(rows.nth(14)).toBeInViewport({ ratio: 0.95 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(top).toBeLessThanOrEqual(330);
});

test('below 700 px a row is a card with name, place, phone and state in sight', async ({ page, mock }) => {
  await openList(page, mock, 'adminNewLandRequests');
  const card = page.locator('.MuiDataGrid-row').nth(1);
  for (const width of [699, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('columnheader', { name: 'Telefon', exact: true })).toBeHidden();
    await card.scrollIntoViewIfNeeded();
    for (const text of [
      'Abdurrahman Karaosmanoğlu',
      'Gümüşsuyu Cumhuriyet Mah.',
      'Urla / İzmir',
      /^\(\d{4}\)/,
      'Aranmak istiyor',
    ])
      await expect(card.getByText(text).first()).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`amounts have the colour of money, with enough contrast (${colorScheme})`, async ({ page, mock }) => {
    await page.emulateMedia({ colorScheme });
    for (const name of ['adminPurchasedLandRequests', 'adminAds'] as const) {
      await openList(page, mock, name);
      const amounts = page.getByRole('gridcell').getByText(/^₺/);
      await expect(amounts).not.toHaveCount(0);
      const colours = await amounts.evaluateAll((found) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--mui-palette-secondary-main)';
        const money = getComputedStyle(probe).color;
        probe.remove();
        return found.map((one) => getComputedStyle(one).color === money);
      });
      expect(colours).not.toContain(false);
      // also on a row that has the focus
      await page.locator('.MuiDataGrid-row [role=gridcell]').first().focus();
      await expectNoViolation(page);
    }
  });
}

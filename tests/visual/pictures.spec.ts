/** Pictures of every page, dialog, notice and menu, on the contract's examples. */
import type { Page, Request } from '@playwright/test';
import { pageNames } from '../../rules/site/paths.ts';
import { test as base } from '../browser/fixtures/onMock.ts';
import { dialogs, menus, notices, type Opening } from '../browser/fixtures/openings.ts';
import { showOpening } from '../browser/fixtures/showOpening.ts';
import { expect, phone } from '../browser/fixtures/test.ts';

const { PRODUCT_URL, MOCK_URL = '' } = process.env;
const test = base.extend({
  baseURL: PRODUCT_URL,
  mock: [async ({}, use) => use({ url: MOCK_URL, close: async () => undefined }), { scope: 'worker' }],
  serverErrors: async ({}, use) => use(undefined),
  expectedMessages: [/./],
});

/** Playwright's own way to stop animations moves charts by parts of a pixel. */
const still = '*,::before,::after{animation:none!important;transition:none!important}';

const desktop = { width: 1440, height: 900 };
const pages = pageNames.flatMap((on) =>
  [desktop, phone].map((size) => ({
    name: on,
    opening: { on, open: async () => undefined },
    sizes: [size],
    fullPage: true,
  })),
);
const openings = Object.entries({ dialog: dialogs, notice: notices, menu: menus }).flatMap(([kind, some]) =>
  Object.entries<Opening>(some).map(([name, opening]) => ({
    name: `${opening.on}, ${kind} ${name}`,
    opening,
    // a phone lacks some of the buttons that open something
    sizes: opening.onPhone ? [phone] : [desktop, phone],
    // a dialog covers the screen, not the whole page
    fullPage: kind !== 'dialog',
  })),
);

/** Returns a wait until no request has run for a while, for five seconds: a test may hold one. */
function watchRequests(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  return async () => {
    let quietLooks = 0;
    const look = () => {
      quietLooks = running.size > 0 ? 0 : quietLooks + 1;
      return quietLooks;
    };
    const quiet = expect.poll(look, { intervals: [60], timeout: 5_000 }).toBeGreaterThan(3);
    await quiet.catch(() => undefined);
  };
}

for (const { name, opening, sizes, fullPage } of [...pages, ...openings]) {
  const title = `${name}, ${sizes.map(({ width }) => width).join(' and ')}`;
  test(title, { tag: `@${opening.on}` }, async ({ page, useMock }) => {
    const settle = watchRequests(page);
    // the page would not use a font that comes late, and pictures would differ by chance
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      const css = (await response.text()).replaceAll(/font-display: ?optional/g, 'font-display:swap');
      await route.fulfill({ response, body: css + still });
    });
    for (const [index, size] of sizes.entries()) {
      await page.setViewportSize(size);
      if (index === 0) {
        await showOpening(page, useMock, opening);
        await settle();
        // React delays what replaces a spinner, and some openings stop the clock
        await page.clock.runFor(1_000);
      }
      // an element under the mouse would be drawn as hovered
      await page.mouse.move(0, 0);
      await settle();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect.soft(page).toHaveScreenshot(`${name}, ${size.width}, ${colorScheme}.png`, { fullPage });
      }
    }
  });
}

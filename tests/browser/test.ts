import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Product, signIn, startProduct } from './product.ts';
import { holdRefusalsToContract } from './refuse.ts';

export { expect };

interface Fixtures {
  /**
   * Messages of the console that a test expects, such as the browser's own word on an answer 401.
   */
  expectedMessages: RegExp[];
  quietConsole: undefined;
  adminPage: Page;
}

/**
 * Every test runs on the built product, and fails on any warning or error in the browser's console.
 */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome wants a pattern here, and Playwright reads it: this fixture needs no other
    async ({ browserName: _ }, use) => {
      const product = await startProduct(process.env.PREPARED_DATA_DIR);
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectedMessages: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedMessages }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      holdRefusalsToContract(page);
      await use(undefined);
      const unexpected = messages.filter((text) => !expectedMessages.some((known) => known.test(text)));
      // a call that is still on its way when the test has seen enough; without its route it may go
      // astray, and say so
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  adminPage: async ({ page, product }, use) => {
    const auth = await signIn(product);
    await page.addInitScript((stored) => {
      // only once: a reload must find what the product itself has stored
      if (!sessionStorage.getItem('signedIn')) localStorage.setItem('auth', stored);
      sessionStorage.setItem('signedIn', 'yes');
    }, JSON.stringify(auth));
    await use(page);
  },
});

/** No accessibility violation, as the page is at this moment. */
export async function expectNoViolation(page: Page): Promise<void> {
  // in one go and in this tab: no page has frames from elsewhere, for which axe would open another
  // tab each time
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}

/** No accessibility violation, and nothing wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  // a page is judged when it has come to rest: a table on its way has no rows yet, and a select no
  // choices
  await expect(page.getByRole('progressbar', { name: 'Yükleniyor…' })).toHaveCount(0);
  await expect(page.locator('select[aria-busy=true]')).toHaveCount(0);
  await expectNoViolation(page);
  await expectNoOverflow(page);
}

/** Nothing is wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/**
 * A PDF is opened in a new tab, which is closed again. A browser that shows no PDF takes it as a
 * download there, or here if it is quicker than the tab.
 */
export async function expectPdfInNewTab(page: Page, link: Locator): Promise<void> {
  const takenHere = page.waitForEvent('download');
  const opened = new Promise<Page>((resolve) => {
    page.once('popup', (tab) => {
      const outcomes = [takenHere, tab.waitForEvent('download'), tab.waitForURL(/^blob:/)];
      resolve(Promise.any<unknown>(outcomes).then(() => tab));
    });
  });
  await link.click();
  await (await opened).close();
}

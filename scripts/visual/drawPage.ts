import type { Browser, Page, Request } from '@playwright/test';
import { preferenceFor } from '../../tests/browser/fixtures/onMock.ts';
import {
  exampleAddress,
  exampleSessions,
  type Role,
  storeSession,
} from '../../tests/browser/fixtures/roles.ts';

export const widths = { phone: 390, desktop: 1440 };

/** PNGs of one page. A key names state, width and colour scheme: `loaded, 390, dark`. */
export type Screenshots = Map<string, Buffer>;

/** Clicks and input that lead a loaded page to another state, which is then drawn. */
export interface Step {
  name: string;
  take: (page: Page) => Promise<unknown>;
  /** What the mock answers, by call, see `tests/browser/fixtures/onMock.ts`. */
  prefer?: Record<string, string> | undefined;
  /** Who opens the page, if not the role that it is for. */
  as?: Role | undefined;
}

export interface PageToDraw {
  /** As in the table of addresses (`rules/site/paths.ts`). */
  pattern: string;
  access: 'everyone' | 'user' | 'admin';
  width: number;
  steps: readonly Step[];
}

const roles = { everyone: 'visitor', user: 'consultant', admin: 'admin' } as const;
const schemes = ['light', 'dark'] as const;
const height = 900;
/** A page counts as drawn after this many rounds in a row without a change of its DOM. */
const quiet = { rounds: 4, roundMs: 40 };
const maxWaitMs = 10_000;
const stepTimeoutMs = 5_000;
const screenshotTimeoutMs = 60_000;

type Calls = 'answered' | 'failing' | 'held';

/**
 * Draws a page at one width: loaded, with failing calls, with calls that are never answered, and
 * after each step, everything in both colour schemes.
 * @returns the screenshots; a step that cannot be taken has none.
 */
export async function drawPage(browser: Browser, baseURL: string, wanted: PageToDraw): Promise<Screenshots> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: wanted.width, height },
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
  });
  const screenshots: Screenshots = new Map();
  const open = async (calls: Calls, { as = roles[wanted.access], prefer = {} }: Partial<Step> = {}) => {
    const page = await context.newPage();
    page.setDefaultTimeout(screenshotTimeoutMs);
    await page.clock.setFixedTime('2026-11-16T10:00:00+03:00');
    await page.addInitScript(fixRandomValues);
    await storeSession(page, exampleSessions[as]);
    await controlCalls(page, calls, prefer);
    const settle = watchRequests(page, calls);
    await page.goto(exampleAddress(wanted.pattern));
    await settle();
    // shown until the page's script and data have arrived
    const loading = page.locator('[role=progressbar], [aria-busy=true]').first();
    if (calls !== 'held' && (await loading.isVisible())) {
      await loading.waitFor({ state: 'hidden', timeout: maxWaitMs }).catch(() => undefined);
      await settle();
    }
    return { page, settle };
  };
  const draw = async (page: Page, state: string, fullPage: boolean) => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const screenshot = () => page.screenshot({ fullPage, animations: 'disabled' });
      // the second scheme changes colours only, so the page is still at rest
      const drawn = colorScheme === schemes[0] ? await drawUntilStill(screenshot) : await screenshot();
      screenshots.set(`${state}, ${wanted.width}, ${colorScheme}`, drawn);
    }
    await page.close();
  };

  for (const [state, calls] of [
    ['loaded', 'answered'],
    ['failing', 'failing'],
    ['loading', 'held'],
  ] as const) {
    await draw((await open(calls)).page, state, true);
  }
  for (const step of wanted.steps) {
    const { page, settle } = await open('answered', step);
    page.setDefaultTimeout(stepTimeoutMs);
    const isTaken = await step.take(page).then(
      () => true,
      () => false,
    );
    if (!isTaken) {
      await page.close();
      continue;
    }
    // a screenshot takes longer than a click on a busy machine
    page.setDefaultTimeout(screenshotTimeoutMs);
    // some openings stop the clock, and the page would never come to rest
    await page.clock.resume();
    // an element under the mouse would be drawn as hovered
    await page.mouse.move(0, 0);
    await settle();
    // a dialog or menu covers the viewport only, not the full page
    await draw(page, step.name, false);
  }
  await context.close();
  return screenshots;
}

/** Draws until two screenshots in a row are equal, for at most `maxWaitMs`. */
async function drawUntilStill(draw: () => Promise<Buffer>): Promise<Buffer> {
  const started = Date.now();
  let [before, screenshot] = [await draw(), await draw()];
  while (!screenshot.equals(before) && Date.now() - started < maxWaitMs)
    [before, screenshot] = [screenshot, await draw()];
  return screenshot;
}

/** Makes random values the same in every run. Runs in the page, before the page's own scripts. */
function fixRandomValues(): void {
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  Math.random = next;
  crypto.getRandomValues = (values) => {
    if (values === null) return values;
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = next() * 256;
    return values;
  };
  crypto.randomUUID = () => {
    const group = (length: number) =>
      Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join('');
    return `${group(8)}-${group(4)}-4${group(3)}-8${group(3)}-${group(12)}`;
  };
}

const isCall = (url: string) => new URL(url).pathname.startsWith('/api/v1/');

/**
 * Fails or holds the calls, or asks the mock for an answer. Uses the DevTools protocol:
 * `page.route` would switch off the browser's cache, and every page would load all scripts again.
 */
async function controlCalls(page: Page, calls: Calls, prefer: Record<string, string>): Promise<void> {
  if (calls === 'answered' && Object.keys(prefer).length === 0) return;
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request: { method, url, headers } }) => {
    if (calls === 'held') return;
    const wanted = prefer[`${method} ${new URL(url).pathname}`];
    const sent = { ...headers, ...(wanted && { prefer: preferenceFor(wanted) }) };
    const decided =
      calls === 'failing'
        ? session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
        : session.send('Fetch.continueRequest', {
            requestId,
            headers: Object.entries(sent).map(([name, value]) => ({ name, value: String(value) })),
          });
    // the page may have closed
    decided.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/v1/*' }] });
}

/** @returns a function that waits until no request runs and the page has stopped changing. */
function watchRequests(page: Page, calls: Calls): () => Promise<void> {
  const running = new Set<Request>();
  let ended = 0;
  page.on('request', (request) => {
    if (calls !== 'held' || !isCall(request.url())) running.add(request);
  });
  const end = (request: Request) => {
    if (running.delete(request)) ended += 1;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const started = Date.now();
    let endedBefore: number;
    // an answer that arrives during the wait changes the page after it
    do {
      endedBefore = ended;
      await page.evaluate(waitUntilQuiet, quiet);
    } while ((running.size > 0 || ended !== endedBefore) && Date.now() - started < maxWaitMs);
  };
}

/**
 * Runs in the page: waits for its fonts, and for several rounds in which the DOM does not change.
 * Rounds instead of a fixed time: on a busy machine a round takes longer, and so does the page.
 */
async function waitUntilQuiet({ rounds, roundMs }: typeof quiet): Promise<void> {
  await document.fonts.ready;
  let left = rounds;
  const observer = new MutationObserver(() => {
    left = rounds;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let round = 0; left > 0 && round < rounds * 20; round += 1) {
    left -= 1;
    await new Promise((resolve) => setTimeout(resolve, roundMs));
  }
  observer.disconnect();
}

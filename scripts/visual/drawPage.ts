import type { Browser, Page, Request } from '@playwright/test';
import { exampleAddress, exampleSessions, storeSession } from '../../tests/browser/fixtures/roles.ts';

export const widths = { phone: 390, desktop: 1440 };

/** The pictures of one page, as PNGs, by what they show. */
export type Pictures = Map<string, Buffer>;

/** What is done on a page that has loaded, before its next pictures. */
export interface Step {
  name: string;
  take: (page: Page) => Promise<void>;
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
/** How long a page must stay as it is to count as drawn. */
const quiet = { rounds: 4, roundMs: 40 };
const maxWaitMs = 10_000;
const stepTimeoutMs = 5_000;

type Calls = 'answered' | 'failing' | 'held';

/**
 * Draws a page at one width: loaded, with failing calls, with calls that are never answered, and
 * after each step, everything in both colour schemes.
 * @returns without the pictures of a step that cannot be taken.
 */
export async function drawPage(browser: Browser, baseURL: string, wanted: PageToDraw): Promise<Pictures> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: wanted.width, height },
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
  });
  const pictures: Pictures = new Map();
  const open = async (calls: Calls) => {
    const page = await context.newPage();
    await page.clock.setFixedTime('2026-11-16T10:00:00+03:00');
    await page.addInitScript(withoutChance);
    await storeSession(page, exampleSessions[roles[wanted.access]]);
    await answerCalls(page, calls);
    const settle = watchRequests(page, calls);
    await page.goto(exampleAddress(wanted.pattern));
    await settle();
    // a page without its data, or without its own script
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
      const picture = () => page.screenshot({ fullPage, animations: 'disabled' });
      // a page that has come to rest in one scheme has in the other
      const drawn = colorScheme === schemes[0] ? await lastOf(picture) : await picture();
      pictures.set(`${state}, ${wanted.width}, ${colorScheme}`, drawn);
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
  for (const { name, take } of wanted.steps) {
    const { page, settle } = await open('answered');
    page.setDefaultTimeout(stepTimeoutMs);
    const isTaken = await take(page).then(
      () => true,
      () => false,
    );
    if (!isTaken) {
      await page.close();
      continue;
    }
    // what lies under the mouse would be drawn as hovered
    await page.mouse.move(0, 0);
    await settle();
    // dialogs and menus cover the screen, not the whole page
    await draw(page, name, false);
  }
  await context.close();
  return pictures;
}

/** The picture that is followed by the same one. */
async function lastOf(draw: () => Promise<Buffer>): Promise<Buffer> {
  const started = Date.now();
  let [before, picture] = [await draw(), await draw()];
  while (!picture.equals(before) && Date.now() - started < maxWaitMs)
    [before, picture] = [picture, await draw()];
  return picture;
}

/** Runs in the page, before its scripts. */
function withoutChance(): void {
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

/** Not by `page.route`, which has the browser load every script anew. */
async function answerCalls(page: Page, calls: Calls): Promise<void> {
  if (calls === 'answered') return;
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    if (calls === 'held') return;
    // the page may have closed
    session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' }).catch(() => undefined);
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
    // what arrives in the meantime changes the page a little later
    do {
      endedBefore = ended;
      await page.evaluate(waitUntilQuiet, quiet);
    } while ((running.size > 0 || ended !== endedBefore) && Date.now() - started < maxWaitMs);
  };
}

/**
 * Runs in the page: waits for fonts, and until nothing changes in several rounds. They are counted,
 * not measured: on a busy machine the page needs longer for each.
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

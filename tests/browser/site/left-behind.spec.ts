/**
 * What a page listens to, and the timers and object URLs that it makes, end with the page: a
 * listener that stays acts on the pages that follow.
 */
import { pageNames, paths } from '../../../rules/site/paths.ts';
import { test } from '../fixtures/onMock.ts';
import { exampleAddressOf, exampleSessions, roleOf, storeSession } from '../fixtures/roles.ts';
import { expect } from '../fixtures/test.ts';

declare global {
  interface Window {
    /** How many of each kind are there, such as `window keydown` or `interval`. */
    countLeft: () => Record<string, number>;
  }
}

/** Counts what the page's scripts start and do not end; runs before them. */
function countWhatIsStarted(): void {
  const started = new Map<string, Set<unknown>>();
  const of = (kind: string) => {
    const set = started.get(kind) ?? new Set();
    started.set(kind, set);
    return set;
  };
  const captureOf = (options?: boolean | EventListenerOptions) =>
    typeof options === 'object' ? options.capture : options;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const kindOf = (target: EventTarget, type: string, options?: boolean | EventListenerOptions) => {
    const place = target === window ? 'window' : target === document ? 'document' : undefined;
    return place && `${place} ${type}${captureOf(options) ? ' capture' : ''}`;
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const kind = kindOf(this ?? window, type, options);
    const once = typeof options === 'object' && (options.once || options.signal);
    if (kind && !once) of(kind).add(listener);
    addEventListener.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const kind = kindOf(this ?? window, type, options);
    if (kind) of(kind).delete(listener);
    removeEventListener.call(this ?? window, type, listener, options);
  };
  const { setInterval, clearInterval } = window;
  window.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id = setInterval(...args);
    of('interval').add(id);
    return id;
  }) as typeof window.setInterval;
  window.clearInterval = (id) => {
    of('interval').delete(id);
    clearInterval(id);
  };
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (content) => {
    const url = createObjectURL.call(URL, content);
    of('object URL').add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    of('object URL').delete(url);
    revokeObjectURL.call(URL, url);
  };
  window.countLeft = () =>
    Object.fromEntries(
      [...started].filter(([, { size }]) => size > 0).map(([kind, { size }]) => [kind, size]),
    );
}

for (const role of ['visitor', 'consultant', 'admin'] as const) {
  test(`nothing is left of the pages of the role ${role} once they are closed`, async ({ page, useMock }) => {
    await page.addInitScript(countWhatIsStarted);
    await useMock();
    await storeSession(page, exampleSessions[role]);
    const open = async (address: string) => {
      await page.evaluate((next) => history.pushState(null, '', next), address);
      await expect(page.getByRole('progressbar', { name: 'Yükleniyor…' })).toHaveCount(0);
    };
    // the rich-text editor's library listens to the document from its first use on
    const first = role === 'admin' ? paths.adminNewPost : paths.about;
    await page.goto(first.to(), { waitUntil: 'networkidle' });
    await open(paths.about.to());
    const before = await page.evaluate(() => window.countLeft());
    for (const name of pageNames.filter((other) => roleOf(other) === role)) {
      await test.step(name, async () => {
        await open(exampleAddressOf(name));
        await page.waitForLoadState('networkidle');
        await open(paths.about.to());
        await expect.poll(() => page.evaluate(() => window.countLeft())).toEqual(before);
      });
    }
  });
}

import type { Page, Route } from '@playwright/test';
import { answerOf, unreachable } from '../contract/refusal.ts';
import { expect } from './test.ts';

/**
 * Every call of the page waits until it is answered by name, such as `POST users/login`; those of
 * `known` are answered at once.
 */
export async function holdCalls(page: Page, known: Readonly<Record<string, unknown>> = {}) {
  const open = new Map<string, Route>();
  await page.route('**/api/v1/**', async (route) => {
    const request = route.request();
    const name = `${request.method()} ${new URL(request.url()).pathname.replace('/api/v1/', '')}`;
    if (name in known) await route.fulfill({ json: known[name] });
    else open.set(name, route);
  });
  /** Waits until the page has made the call. */
  const underWay = async (name: string): Promise<Route> => {
    await expect
      .poll(() => [...open.keys()], { message: 'the calls under way', intervals: [20, 50, 100] })
      .toContain(name);
    const route = open.get(name);
    if (!route) throw new Error(`${name} has been answered meanwhile`);
    open.delete(name);
    return route;
  };
  return {
    succeed: async (name: string, json: unknown) => (await underWay(name)).fulfill({ json }),
    /**
     * Answers with what the machine hears, one of the contract's refusals; `unreachable` breaks the
     * line.
     */
    fail: async (name: string, error: unknown) => {
      const route = await underWay(name);
      await (error === unreachable ? route.abort() : route.fulfill(answerOf(error)));
    },
    /**
     * Opens a page anew. What the one before it still waited for is forgotten once that is gone,
     * and not sooner: it may ask till then.
     */
    open: async (path: string) => {
      await page.goto(path, { waitUntil: 'commit' });
      open.clear();
      await page.waitForLoadState();
    },
  };
}

/**
 * Every answer to the calls of an address is held on its way back: the server has done its work by
 * then.
 */
export async function holdAnswers(page: Page, urlPattern: string) {
  const line = await page.context().newCDPSession(page);
  const held: string[] = [];
  line.on('Fetch.requestPaused', ({ requestId }) => held.push(requestId));
  await line.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
  /** Waits until the server has answered once more. */
  const answer = async (): Promise<string> => {
    await expect.poll(() => held.length, { message: 'answers held', intervals: [20, 50, 100] }).not.toBe(0);
    return held.shift() ?? '';
  };
  return {
    answer,
    lose: async () => {
      await line.send('Fetch.failRequest', { requestId: await answer(), errorReason: 'Failed' });
    },
    /** From now on answers arrive. */
    letGo: () => line.detach(),
  };
}

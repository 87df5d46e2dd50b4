import type { Page, Route } from '@playwright/test';
import { answerOf, expectExample, type Refusal } from '../contract/refusal.ts';

/** Answers the calls of an address with one of the contract's refusals, see `refusal`. */
export function refuse(page: Page, url: string | RegExp, error: Refusal, options?: { times?: number }) {
  return page.route(url, (route) => route.fulfill(answerOf(error)), options);
}

/**
 * From now on no route of the page can answer a call with an error body that is not one of the
 * contract's examples.
 */
export function holdRefusalsToContract(page: Page): void {
  const route = page.route.bind(page);
  page.route = (url, handler, options) =>
    route(url, (given, request) => handler(checked(given), request), options);
}

function checked(route: Route): Route {
  return new Proxy(route, {
    get(target, name) {
      if (name === 'fulfill') return (answer: Parameters<Route['fulfill']>[0]) => fulfill(target, answer);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function fulfill(route: Route, answer: Parameters<Route['fulfill']>[0] = {}): Promise<void> {
  // an answer that was fetched from a server is no test's own
  if (!answer.response) {
    const request = route.request();
    const { status = 200, json } = answer;
    expectExample(request.method(), new URL(request.url()).pathname, { status, json });
  }
  await route.fulfill(answer);
}

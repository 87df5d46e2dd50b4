/**
 * The panel's lists offer the filters that the contract gives their calls. The types hold the
 * readers of `machines/` against the same contract.
 */
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { test as base, expect, vi } from 'vitest';
import type { ListName } from '../../rules/lists/listSettings.ts';
import { paths } from '../../rules/site/paths.ts';
import { operations } from '../../server/http/contract/operations.ts';
import type { OperationId } from '../../server/resources/handlerTypes.ts';
import { findRoute } from '../../src/app/routes.tsx';
import { type Filter, withoutFilters } from '../../src/components/lists/filters/filter.ts';
import { createServices, ServicesProvider } from '../../src/site/services.tsx';
import { panelListPages } from '../browser/fixtures/panelListPages.ts';

const calls: Record<ListName, OperationId> = {
  newLandRequests: 'listLandRequests',
  purchasedLandRequests: 'listPurchasedLandRequests',
  cancelledLandRequests: 'listCanceledLandRequests',
  newConsultants: 'listNewUsers',
  consultants: 'listUsers',
  cancelledConsultants: 'listCanceledUsers',
  ads: 'listAds',
  posts: 'listPosts',
  contactMessages: 'listContactMessages',
  outbox: 'listOutbox',
  log: 'listLog',
};
/** Parameters that are no filters, and `work`, which has buttons of its own beside the bar. */
const besides = ['page', 'size', 'sort', 'q', 'csv', 'work'];

/** The filters of the contract, with the relative days that a page makes `from` and `to` of. */
function filtersOf(operationId: OperationId): string[] {
  const { parameters = [] } = operations.find((one) => one.operationId === operationId) ?? {};
  const names = parameters.filter((one) => one.in === 'query' && !besides.includes(one.name));
  return names.flatMap(({ name }) => (name === 'from' ? ['days', 'from'] : [name]));
}

/** The filters that the page under test has given its list. */
const offered = vi.hoisted(() => ({ filters: [] as readonly Filter[] }));
vi.mock('../../src/components/lists/PanelList.tsx', () => ({
  PanelList({ filters = [] }: { filters?: readonly Filter[] }) {
    offered.filters = filters;
    return null;
  },
}));

const test = base.extend('draw', async ({}, { onCleanup }) => {
  onCleanup(() => {
    vi.unstubAllGlobals();
  });
  return (children: ReactNode) => {
    vi.stubGlobal('location', { pathname: '/admin', search: '' });
    vi.stubGlobal('document', { cookie: '' });
    const services = createServices({ publicToken: '', year: '2026', initialContent: {} });
    return renderToStaticMarkup(ServicesProvider({ services, children }));
  };
});

const isListName = (name: string): name is ListName => name in calls;

for (const list of Object.keys(calls).filter(isListName)) {
  const operationId = calls[list];
  test(`the list ${list} has a field for each filter of ${operationId}, and clears them all`, async ({
    draw,
  }) => {
    const { pattern } = paths[panelListPages[list]];
    const { default: Page } = await findRoute(pattern).load();
    draw(createElement(Page, { params: {} }));
    const { filters } = offered;
    const filtering = { texts: {}, choose: () => undefined, type: () => undefined };
    const html = filters.map((filter) => draw(filter.inputs(filtering))).join();
    const fields = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
    const expected = filtersOf(operationId).toSorted();
    expect(fields.toSorted()).toEqual(expected);
    expect(Object.keys(withoutFilters(filters)).toSorted()).toEqual(expected);
  });
}

/**
 * The panel's lists offer the filters that the contract gives their calls, and show its examples.
 * The types hold the readers of `machines/` against the same contract.
 */
import { ThemeContext } from '@emotion/react';
import { decodeHTML } from 'entities';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { test as base, expect, onTestFinished, vi } from 'vitest';
import type { ListName } from '../../rules/lists/listSettings.ts';
import { paths } from '../../rules/site/paths.ts';
import { operations } from '../../server/http/contract/operations.ts';
import type { OperationId } from '../../server/resources/handlerTypes.ts';
import { findRoute } from '../../src/app/routes.tsx';
import { type Column, textOf } from '../../src/components/lists/columns.ts';
import { type Filter, withoutFilters } from '../../src/components/lists/filters/filter.ts';
import { createServices, ServicesProvider } from '../../src/site/services.tsx';
import { theme } from '../../src/site/theme.ts';
import { panelListPages } from '../browser/fixtures/panelListPages.ts';
import { operationById } from './document/document.ts';

const calls: Record<ListName, OperationId> = {
  newLandRequests: 'listLandRequests',
  purchasedLandRequests: 'listPurchasedLandRequests',
  cancelledLandRequests: 'listCanceledLandRequests',
  allLandRequests: 'listAllLandRequests',
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

interface Offered {
  filters?: readonly Filter[];
  columns: readonly Column<unknown>[];
}

/** What the page under test has given its list. */
const offered = vi.hoisted((): { list: Offered } => ({ list: { columns: [] } }));
vi.mock('../../src/components/lists/PanelList.tsx', () => ({
  PanelList(list: Offered) {
    offered.list = list;
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
    const themed = createElement(ThemeContext.Provider, { value: theme }, children);
    return renderToStaticMarkup(ServicesProvider({ services, children: themed }));
  };
});

/** Draws the page of a list. @returns what it has given its list. */
async function openList(list: ListName, draw: (children: ReactNode) => string): Promise<Offered> {
  const { pattern } = paths[panelListPages[list]];
  const { default: Page } = await findRoute(pattern).load();
  draw(createElement(Page, { params: {} }));
  return offered.list;
}

const isListName = (name: string): name is ListName => name in calls;

for (const list of Object.keys(calls).filter(isListName)) {
  const operationId = calls[list];
  test(`the list ${list} has a field for each filter of ${operationId}, and clears them all`, async ({
    draw,
  }) => {
    const { filters = [] } = await openList(list, draw);
    const filtering = { texts: {}, choose: () => undefined, type: () => undefined };
    const html = filters.map((filter) => draw(filter.inputs(filtering))).join();
    const fields = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
    const expected = filtersOf(operationId).toSorted();
    expect(fields.toSorted()).toEqual(expected);
    expect(Object.keys(withoutFilters(filters)).toSorted()).toEqual(expected);
  });
}

/** What a person reads of a cell. */
const readable = (html: string) =>
  decodeHTML(html.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, ' '))
    // not the spaces that keep a line together
    .replaceAll(/[ \n]+/g, ' ')
    .trim();

test('each column of each list says of the examples what it always said, in the grid and in the file', async ({
  draw,
}) => {
  vi.setSystemTime('2026-11-20T09:00:00+03:00');
  onTestFinished(() => void vi.useRealTimers());
  let text = '';
  for (const list of Object.keys(calls).filter(isListName)) {
    const { columns } = await openList(list, draw);
    const examples = operationById(calls[list]).responses.get(200)?.content?.['application/json']?.examples;
    for (const [name, { value }] of Object.entries(examples ?? {})) {
      // the rows stand alone, or in a field of the answer
      for (const row of [value, ...Object.values(Object(value))].find(Array.isArray) ?? []) {
        text += `=== ${list}, ${name}\n`;
        for (const column of columns) {
          const [file, cell] = [textOf(column, row), readable(draw(column.cell(row)))];
          text += `${column.label}: ${file}${cell === file ? '' : ` | ${cell}`}\n`;
        }
        text += '\n';
      }
    }
  }
  await expect(text).toMatchFileSnapshot('list-columns.txt');
});

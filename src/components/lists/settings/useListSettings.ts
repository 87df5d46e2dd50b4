import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createActor } from 'xstate';
import { keptListSettings, startListSettings } from '../../../../machines/lists/keptListSettings.ts';
import { currentSettings, listSettingsMachine } from '../../../../machines/lists/listSettings.ts';
import { listSettingsDialogsMachine } from '../../../../machines/lists/listSettingsDialogs.ts';
import {
  firstPage,
  type ListAnswer,
  type ListContext,
  type ListQuery,
} from '../../../../machines/lists/pollingList.ts';
import { viewCountsMachine } from '../../../../machines/lists/viewCounts.ts';
import type { FilterTexts } from '../../../../rules/lists/filters.ts';
import {
  arrangeColumns,
  type ListName,
  type ListView,
  type SettingsChange,
  type ShownColumn,
} from '../../../../rules/lists/listSettings.ts';
import { formatListQuery, parseListQuery } from '../../../browser/history/listInAddress.ts';
import { useServices } from '../../../site/services.tsx';

interface ListOfSettings {
  list: ListName;
  /** Of the list that the settings belong to. */
  context: ListContext<ListAnswer<unknown>>;
  /** The filters among the texts of an address. */
  readFilters: (texts: FilterTexts) => FilterTexts;
  /** The list's columns in their default order. */
  columns: readonly ShownColumn[];
  /** Queries that are counted beside the views, such as those of quick chips. */
  chips: readonly FilterTexts[];
  /** The rows of a page for which the address gives no size. */
  size: number | undefined;
}

export type ListSettingsInUse = ReturnType<typeof useListSettings>;

/**
 * Runs what the signed-in admin has set up for a list. The settings load beside the rows, which
 * wait for nothing; the rows of the views are counted once the list's own have arrived.
 */
export function useListSettings({ list, context, size = firstPage.size, ...props }: ListOfSettings) {
  const { answer, query, load } = context;
  const { snapshot, send } = useSettingsActor(list);
  const change = (made: SettingsChange) => send({ type: 'settings.change', change: made });
  const [dialogs, sendToDialogs] = useMachine(
    listSettingsDialogsMachine.provide({ actions: { changeSettings: (_, params) => change(params.change) } }),
  );
  const [counts, sendToCounts] = useMachine(viewCountsMachine, { input: { load } });

  const current = currentSettings(snapshot.context);
  const known = (asked: ListQuery) => ({ ...asked, filters: props.readFilters(asked.filters) });
  const address = formatFirstPage(known(query), size);
  const views = current.views.map((view) => {
    const asked = known(parseView(view, size));
    return { view, query: asked, address: formatFirstPage(asked, size) };
  });
  // before the browser paints, so that no rows are seen in two layouts
  useLayoutEffect(() => {
    if (answer) send({ type: 'rows.receive' });
  }, [answer, send]);
  const chips = props.chips.map((filters) => {
    const asked = { ...firstPage, size, filters };
    return { query: asked, address: formatFirstPage(asked, size) };
  });
  const counted = [...views, ...chips];
  const addresses = counted.map((one) => one.address).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer and other views count
  useEffect(() => {
    if (!answer) return;
    const isShown = counted.some((one) => one.address === address);
    const { total, capped } = answer;
    const shown = isShown ? { address, count: { total, capped } } : undefined;
    sendToCounts({ type: 'rows.receive', views: counted, shown });
  }, [answer, addresses, sendToCounts]);

  return {
    snapshot,
    send,
    change,
    dialogs,
    sendToDialogs,
    /** The list's query as a view keeps it. */
    query: address.slice(1),
    views: views.map(({ view, address: at }) => ({
      view,
      address: at,
      isShown: at === address,
      count: counts.context.counts[at],
    })),
    /** In the order of the chips. */
    chipCounts: chips.map(({ address: at }) => counts.context.counts[at]),
    /** The stored settings with the changes that are not stored yet. */
    current,
    /** All columns as they are set up. */
    columns: arrangeColumns(props.columns, current.columns),
    /** The columns and the density that the table shows. */
    layout: {
      columns: arrangeColumns(props.columns, snapshot.context.layout.columns),
      density: snapshot.context.layout.density,
    },
  };
}

/** The running settings, which a left page may have handed on. */
function useSettingsActor(list: ListName) {
  const { client, session } = useServices();
  const [settings] = useState(
    () => keptListSettings(session, list) ?? createActor(listSettingsMachine, { input: { client, list } }),
  );
  useEffect(() => startListSettings(session, settings), [session, settings]);
  return { snapshot: useSelector(settings, (snapshot) => snapshot), send: settings.send };
}

const parseView = ({ query }: ListView, size: number): ListQuery => parseListQuery(`?${query}`, size);

/** The address of the query's first page, from its question mark. */
const formatFirstPage = (query: ListQuery, size: number) => formatListQuery({ ...query, page: 0 }, size);

import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import {
  changeSettings,
  type ListLayout,
  type ListName,
  type ListSettings,
  lostViews,
  type SettingsChange,
  untouchedSettings,
} from '../../rules/lists/listSettings.ts';
import { isChangedElsewhere, type Problem, problemOf } from '../page/problem.ts';

interface Input {
  client: ApiClient;
  list: ListName;
}
interface Context extends Input {
  /** As the server has last named them. */
  stored: ListSettings;
  /** What was changed since, in this order. */
  changes: readonly SettingsChange[];
  /** How many of them the running save holds. */
  sent: number;
  /** What the table shows: it changes by the admin, and with new rows. */
  layout: ListLayout;
  hasRows: boolean;
  problem: Problem | undefined;
  /** New views that could not be kept, because another tab has saved others meanwhile. */
  lost: readonly string[];
}
type ListSettingsEvent =
  | { type: 'settings.change'; change: SettingsChange }
  /** The list has shown an answer. */
  | { type: 'rows.receive' }
  | { type: 'settings.retry' }
  /** The admin has read which views were lost. */
  | { type: 'notice.close' };

/** The stored settings with the changes that are not stored yet. */
export function currentSettings({ stored, changes }: Pick<Context, 'stored' | 'changes'>): ListSettings {
  return changes.reduce(changeSettings, stored);
}

const layoutOf = (context: Pick<Context, 'stored' | 'changes'>): ListLayout => {
  const { columns, density } = currentSettings(context);
  return { columns, density };
};

/**
 * What an admin has set up for a list: columns, density and views (product, 10). A change shows at
 * once and is saved behind it; several are saved together. Where another tab or browser has saved
 * meanwhile, the machine loads those settings and makes the change to them. A new view for which
 * they have no room or no free name is lost, and the page says which. A failed save keeps the
 * changes until it is repeated.
 *
 * Rows that stand on the screen do not move for settings that arrive late: the table takes those
 * with the next rows.
 */
export const listSettingsMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as ListSettingsEvent },
  actors: {
    loadSettings: fromPromise<ListSettings, Input>(async ({ input: { client, list }, signal }) =>
      body(await client.GET('/api/v1/list-settings/{list}', { params: { path: { list } }, signal })),
    ),
    // biome-ignore lint/plugin: the change was made: its call outlives the page
    saveSettings: fromPromise<ListSettings, Input & { settings: ListSettings }>(
      async ({ input: { client, list, settings } }) =>
        body(
          await client.PUT('/api/v1/list-settings/{list}', { params: { path: { list } }, body: settings }),
        ),
    ),
  },
  guards: {
    hasChanges: ({ context }) => context.changes.length > 0,
    hasMoreChanges: ({ context: { changes, sent } }) => changes.length > sent,
  },
  actions: {
    keepChange: assign(({ context, event }) => {
      assertEvent(event, 'settings.change');
      const changes = [...context.changes, event.change];
      return { changes, layout: layoutOf({ ...context, changes }) };
    }),
    noteSent: assign(({ context }) => ({ sent: context.changes.length, problem: undefined })),
    dropSent: assign({ changes: ({ context }) => context.changes.slice(context.sent), sent: 0 }),
    takeLayout: assign(({ context }) => ({ layout: layoutOf(context), hasRows: true })),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
  },
}).createMachine({
  id: 'listSettings',
  context: ({ input }) => ({
    ...input,
    stored: untouchedSettings,
    changes: [],
    sent: 0,
    layout: untouchedSettings,
    hasRows: false,
    problem: undefined,
    lost: [],
  }),
  initial: 'loading',
  on: {
    'notice.close': { actions: assign({ lost: [] }) },
    'settings.change': { actions: 'keepChange' },
    'rows.receive': { actions: 'takeLayout' },
  },
  states: {
    loading: {
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        input: ({ context: { client, list } }) => ({ client, list }),
        onDone: {
          target: 'loaded',
          actions: assign(({ context: { changes, hasRows, layout, lost }, event }) => ({
            stored: event.output,
            layout: hasRows && changes.length === 0 ? layout : layoutOf({ stored: event.output, changes }),
            problem: undefined,
            // an earlier one stays named until its notice is closed
            lost: [...new Set([...lost, ...lostViews(event.output, changes)])],
          })),
        },
        onError: [
          { guard: 'hasChanges', target: 'failed', actions: 'keepProblem' },
          { target: 'unread', actions: 'keepProblem' },
        ],
      },
    },
    loaded: { always: [{ guard: 'hasChanges', target: 'saving' }, { target: 'kept' }] },
    /** The list keeps its default look. The next answer of the list starts another try. */
    unread: {
      on: {
        'settings.change': { target: 'loading', actions: 'keepChange' },
        'rows.receive': { target: 'loading', actions: 'takeLayout' },
        'settings.retry': 'loading',
      },
    },
    kept: {
      on: {
        'settings.change': { target: 'saving', actions: 'keepChange' },
      },
    },
    saving: {
      entry: 'noteSent',
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context }) => ({
          client: context.client,
          list: context.list,
          settings: currentSettings(context),
        }),
        onDone: [
          {
            guard: 'hasMoreChanges',
            target: 'saving',
            reenter: true,
            actions: [assign({ stored: ({ event }) => event.output }), 'dropSent'],
          },
          { target: 'kept', actions: [assign({ stored: ({ event }) => event.output }), 'dropSent'] },
        ],
        onError: [
          { guard: isChangedElsewhere, target: 'loading' },
          { target: 'failed', actions: 'keepProblem' },
        ],
      },
    },
    /** The changes stay. Another one tries again too. */
    failed: {
      on: {
        'settings.change': { target: 'saving', actions: 'keepChange' },
        'settings.retry': 'saving',
      },
    },
  },
});

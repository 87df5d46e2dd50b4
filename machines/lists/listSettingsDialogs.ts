import { assign, setup } from 'xstate';
import {
  type ListView,
  maxViewQuery,
  maxViews,
  type SettingsChange,
  viewNameFault,
} from '../../rules/lists/listSettings.ts';

interface Context {
  /** The list's views when the name was last checked. */
  views: readonly ListView[];
  /** The stored view that the dialog is about; undefined for a new one. */
  view: ListView | undefined;
  typedName: string;
}
export type ListSettingsDialogsEvent =
  /** Asks for the name of a new view. */
  | { type: 'view.add'; views: readonly ListView[]; query: string }
  | { type: 'view.rename'; views: readonly ListView[]; view: ListView }
  /** Asks whether the view gets the query. */
  | { type: 'view.update'; view: ListView }
  | { type: 'view.remove'; view: ListView }
  | { type: 'name.change'; name: string }
  /** A new view keeps the query. The views may have changed since the dialog was opened. */
  | { type: 'form.submit'; query: string; views: readonly ListView[] }
  | { type: 'action.confirm' }
  | { type: 'dialog.close' };

/** What is wrong with the typed name. */
export function typedNameFault({ typedName, views, view }: Context) {
  return viewNameFault(typedName, views, view?.name);
}

/**
 * The dialogs of a list's settings (product, 10): naming a view that is new or stored, giving it
 * another query, and removing it. `listSettings` makes the changes.
 */
export const listSettingsDialogsMachine = setup({
  types: { context: {} as Context, events: {} as ListSettingsDialogsEvent },
  guards: {
    isFull: (_, params: Pick<Context, 'views'>) => isFull(params),
    isLong: (_, { query }: { query: string }) => query.length > maxViewQuery,
    isNewAndFull: ({ context }, params: Pick<Context, 'views'>) =>
      context.view === undefined && isFull(params),
    isNamed: ({ context }, { views }: Pick<Context, 'views'>) =>
      typedNameFault({ ...context, views }) === undefined,
  },
  actions: {
    keepView: assign((_, { views = [], view }: Partial<Pick<Context, 'views' | 'view'>>) => ({
      views,
      view,
      typedName: view?.name ?? '',
    })),
    keepViews: assign((_, { views }: Pick<Context, 'views'>) => ({ views })),
    keepTypedName: assign((_, { name }: { name: string }) => ({ typedName: name })),
    /** Makes the change to the settings; the page provides it. */
    changeSettings: (_, _params: { change: SettingsChange }) => undefined,
  },
}).createMachine({
  id: 'listSettingsDialogs',
  context: { views: [], view: undefined, typedName: '' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'view.add': [
          { guard: { type: 'isFull', params: ({ event }) => event }, target: 'viewsFull' },
          { guard: { type: 'isLong', params: ({ event }) => event }, target: 'queryTooLong' },
          {
            target: 'namingView',
            actions: { type: 'keepView', params: ({ event: { views } }) => ({ views }) },
          },
        ],
        'view.rename': { target: 'namingView', actions: { type: 'keepView', params: ({ event }) => event } },
        'view.update': [
          { guard: { type: 'isLong', params: ({ event }) => event.view }, target: 'queryTooLong' },
          {
            target: 'updatingView',
            actions: { type: 'keepView', params: ({ event: { view } }) => ({ view }) },
          },
        ],
        'view.remove': {
          target: 'removingView',
          actions: { type: 'keepView', params: ({ event: { view } }) => ({ view }) },
        },
      },
    },
    viewsFull: { on: { 'dialog.close': 'closed' } },
    /** The search is longer than a view can keep. */
    queryTooLong: { on: { 'dialog.close': 'closed' } },
    namingView: {
      initial: 'typing',
      states: { typing: {}, invalid: {} },
      on: {
        'name.change': { actions: { type: 'keepTypedName', params: ({ event }) => event } },
        'form.submit': [
          { guard: { type: 'isNewAndFull', params: ({ event }) => event }, target: 'viewsFull' },
          {
            guard: { type: 'isNamed', params: ({ event }) => event },
            target: 'closed',
            actions: {
              type: 'changeSettings',
              params: ({ context: { view, typedName }, event: { query } }) => ({
                change: namingOf(view, { name: typedName.trim(), query }),
              }),
            },
          },
          { target: '.invalid', actions: { type: 'keepViews', params: ({ event }) => event } },
        ],
        'dialog.close': 'closed',
      },
    },
    updatingView: {
      on: {
        'action.confirm': {
          target: 'closed',
          actions: {
            type: 'changeSettings',
            params: ({ context }) => ({ change: { type: 'updateView', view: askedView(context) } }),
          },
        },
        'dialog.close': 'closed',
      },
    },
    removingView: {
      on: {
        'action.confirm': {
          target: 'closed',
          actions: {
            type: 'changeSettings',
            params: ({ context }) => ({
              change: { type: 'removeView', name: askedView(context).name },
            }),
          },
        },
        'dialog.close': 'closed',
      },
    },
  },
});

function isFull({ views }: Pick<Context, 'views'>): boolean {
  return views.length >= maxViews;
}

function namingOf(stored: ListView | undefined, view: ListView): SettingsChange {
  return stored ? { type: 'renameView', name: stored.name, to: view.name } : { type: 'addView', view };
}

function askedView({ view }: Context): ListView {
  if (!view) throw new Error('The question is about a stored view');
  return view;
}

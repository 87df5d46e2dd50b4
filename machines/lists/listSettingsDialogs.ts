import { assign, setup } from 'xstate';
import {
  type ListView,
  maxViews,
  type SettingsChange,
  viewNameFault,
} from '../../rules/lists/listSettings.ts';

interface Context {
  /** The list's views when the name was last checked. */
  views: readonly ListView[];
  /** The view that the dialog is about; without a name it is a new one. */
  view: ListView;
  typedName: string;
}
export type ListSettingsDialogsEvent =
  | { type: 'columns.open' }
  /** Asks for the name of a new view. */
  | { type: 'view.save'; views: readonly ListView[] }
  | { type: 'view.rename'; views: readonly ListView[]; view: ListView }
  | { type: 'view.remove'; view: ListView }
  | { type: 'name.change'; name: string }
  /** A new view keeps the query. The views may have changed since the dialog was opened. */
  | { type: 'form.submit'; query: string; views: readonly ListView[] }
  | { type: 'action.confirm' }
  | { type: 'dialog.close' };

const noView: ListView = { name: '', query: '' };

/** What is wrong with the typed name. */
export function typedNameFault({ typedName, views, view }: Context) {
  return viewNameFault(typedName, views, view.name === '' ? undefined : view.name);
}

/**
 * The dialogs of a list's settings (product, 10): choosing columns, naming a view that is new or
 * stored, and removing one. `listSettings` makes the changes.
 */
export const listSettingsDialogsMachine = setup({
  types: { context: {} as Context, events: {} as ListSettingsDialogsEvent },
  guards: {
    isFull: (_, { views }: Pick<Context, 'views'>) => views.length >= maxViews,
    hasNoRoom: ({ context }, { views }: Pick<Context, 'views'>) =>
      context.view.name === '' && views.length >= maxViews,
    isNamed: ({ context }, { views }: Pick<Context, 'views'>) =>
      typedNameFault({ ...context, views }) === undefined,
  },
  actions: {
    keepNewView: assign((_, { views }: Pick<Context, 'views'>) => ({ views, view: noView, typedName: '' })),
    keepView: assign((_, { views = [], view }: { views?: readonly ListView[]; view: ListView }) => ({
      views,
      view,
      typedName: view.name,
    })),
    keepViews: assign((_, { views }: Pick<Context, 'views'>) => ({ views })),
    keepTypedName: assign((_, { name }: { name: string }) => ({ typedName: name })),
    /** Makes the change to the settings; the page provides it. */
    changeSettings: (_, _params: { change: SettingsChange }) => undefined,
  },
}).createMachine({
  id: 'listSettingsDialogs',
  context: { views: [], view: noView, typedName: '' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'columns.open': 'choosingColumns',
        'view.save': [
          { guard: { type: 'isFull', params: ({ event }) => event }, target: 'viewsFull' },
          { target: 'namingView', actions: { type: 'keepNewView', params: ({ event }) => event } },
        ],
        'view.rename': { target: 'namingView', actions: { type: 'keepView', params: ({ event }) => event } },
        'view.remove': {
          target: 'removingView',
          actions: { type: 'keepView', params: ({ event: { view } }) => ({ view }) },
        },
      },
    },
    choosingColumns: { on: { 'dialog.close': 'closed' } },
    viewsFull: { on: { 'dialog.close': 'closed' } },
    namingView: {
      initial: 'typing',
      states: { typing: {}, incomplete: {} },
      on: {
        'name.change': { actions: { type: 'keepTypedName', params: ({ event }) => event } },
        'form.submit': [
          { guard: { type: 'hasNoRoom', params: ({ event }) => event }, target: 'viewsFull' },
          {
            guard: { type: 'isNamed', params: ({ event }) => event },
            target: 'closed',
            actions: {
              type: 'changeSettings',
              params: ({ context: { view, typedName }, event: { query } }) => ({
                change: namingOf(view.name, { name: typedName.trim(), query }),
              }),
            },
          },
          { target: '.incomplete', actions: { type: 'keepViews', params: ({ event }) => event } },
        ],
        'dialog.close': 'closed',
      },
    },
    removingView: {
      on: {
        'action.confirm': {
          target: 'closed',
          actions: {
            type: 'changeSettings',
            params: ({ context: { view } }) => ({ change: { type: 'removeView', name: view.name } }),
          },
        },
        'dialog.close': 'closed',
      },
    },
  },
});

function namingOf(name: string, view: ListView): SettingsChange {
  return name === '' ? { type: 'addView', view } : { type: 'renameView', name, to: view.name };
}

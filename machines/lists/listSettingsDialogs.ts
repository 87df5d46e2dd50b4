import { assertEvent, assign, setup } from 'xstate';
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
type ListSettingsDialogsEvent =
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

interface Submitted {
  context: Context;
  event: Pick<Context, 'views'>;
}
const isFull = ({ event }: Pick<Submitted, 'event'>) => event.views.length >= maxViews;
const isNewAndFull = (given: Submitted) => given.context.view === undefined && isFull(given);
const isNamed = ({ context, event }: Submitted) =>
  typedNameFault({ ...context, views: event.views }) === undefined;
/** The search is longer than a view can keep. */
const isLong = ({ event }: { event: { query: string } }) => event.query.length > maxViewQuery;
const isLongView = ({ event }: { event: { view: ListView } }) => isLong({ event: event.view });

/**
 * The dialogs of a list's settings (product, 10): naming a view that is new or stored, giving it
 * another query, and removing it. `listSettings` makes the changes.
 */
export const listSettingsDialogsMachine = setup({
  types: { context: {} as Context, events: {} as ListSettingsDialogsEvent },
  actions: {
    keepView: assign(({ event }) => {
      assertEvent(event, ['view.rename', 'view.update', 'view.remove']);
      return { views: 'views' in event ? event.views : [], view: event.view, typedName: event.view.name };
    }),
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
          { guard: isFull, target: 'viewsFull' },
          { guard: isLong, target: 'queryTooLong' },
          {
            target: 'namingView',
            actions: assign({ views: ({ event }) => event.views, view: undefined, typedName: '' }),
          },
        ],
        'view.rename': { target: 'namingView', actions: 'keepView' },
        'view.update': [
          { guard: isLongView, target: 'queryTooLong' },
          { target: 'updatingView', actions: 'keepView' },
        ],
        'view.remove': { target: 'removingView', actions: 'keepView' },
      },
    },
    viewsFull: { on: { 'dialog.close': 'closed' } },
    queryTooLong: { on: { 'dialog.close': 'closed' } },
    namingView: {
      initial: 'typing',
      states: { typing: {}, invalid: {} },
      on: {
        'name.change': { actions: assign({ typedName: ({ event }) => event.name }) },
        'form.submit': [
          { guard: isNewAndFull, target: 'viewsFull' },
          {
            guard: isNamed,
            target: 'closed',
            actions: {
              type: 'changeSettings',
              params: ({ context: { view, typedName }, event: { query } }) => ({
                change: namingOf(view, { name: typedName.trim(), query }),
              }),
            },
          },
          { target: '.invalid', actions: assign({ views: ({ event }) => event.views }) },
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

function namingOf(stored: ListView | undefined, view: ListView): SettingsChange {
  return stored ? { type: 'renameView', name: stored.name, to: view.name } : { type: 'addView', view };
}

function askedView({ view }: Context): ListView {
  if (!view) throw new Error('The question is about a stored view');
  return view;
}

import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import { type Admin, maySwitchOff } from '../../rules/account/team.ts';
import { normaliseEmail } from '../../rules/people/email.ts';
import {
  type Done,
  isDismissed,
  isDone,
  isFailed,
  isOvertaken,
  isSaved,
  isUnknown,
} from '../page/callEnd.ts';
import { type Problem, problemOf } from '../page/problem.ts';
import type { RecordCall } from '../records/record.ts';
import { createRecordMoveMachine, type MoveEnd } from '../records/recordMove.ts';
import { adminFormMachine } from './adminForm.ts';
import { createProvenCallMachine } from './provenCall.ts';

type PlainMove = 'sendLink' | 'switchOff' | 'switchOn';
export type TeamMove = PlainMove | 'resetFactor';

interface Input {
  client: ApiClient;
  newKey: () => string;
  /** Hashes the password as the contract expects it. */
  digest: (password: string) => string;
}
interface Context extends Input {
  /** As last loaded; undefined before the first answer. */
  admins: readonly Admin[] | undefined;
  /** Whom the open dialog is about; undefined while an admin is added. */
  admin: Admin | undefined;
  move: TeamMove;
  /** Why loading failed, or why a move was refused. */
  problem: Problem | undefined;
}
type Event =
  | { type: 'load.retry' }
  /** Opens the form of a new admin, or of a stored one's name. */
  | { type: 'form.open'; admin?: Admin }
  | { type: 'move.ask'; move: TeamMove; admin: Admin }
  /** Removes the second factor of the admin of the open dialog. */
  | { type: 'reset.confirm' }
  | { type: 'history.open'; admin: Admin }
  | { type: 'dialog.close' };

/** What was done, and for whom. */
export interface TeamDone {
  kind: 'add' | 'rename' | TeamMove;
  name: string;
  email: string;
}
type Save = RecordCall & { move: PlainMove; key: string };

const saves: Record<PlainMove, (save: Save, signal: AbortSignal) => Promise<unknown>> = {
  // a retry carries the key of the first attempt, whose answer may have been lost
  sendLink: ({ client, id, key }, signal) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    return client.POST('/api/v1/team/{id}/link', { params, signal });
  },
  switchOff: ({ client, id }, signal) =>
    client.POST('/api/v1/team/{id}/switch-off', { params: { path: { id } }, signal }),
  switchOn: ({ client, id }, signal) =>
    client.POST('/api/v1/team/{id}/switch-on', { params: { path: { id } }, signal }),
};

/** Whether the admin of the open dialog would switch off their own sign-in. */
export function isSelfSwitchOff({ move, admin }: Pick<Context, 'move' | 'admin'>): boolean {
  return move === 'switchOff' && admin?.self === true;
}

function moved({ admin }: Context): Admin {
  if (!admin) throw new Error('A move needs an admin');
  return admin;
}

function moveInput(context: Context): Save {
  const { client, newKey, move } = context;
  if (move === 'resetFactor') throw new Error('A reset is a call of its own');
  return { client, id: moved(context).id, move, key: newKey() };
}

function savedMove(context: Context): TeamDone {
  const { name, email } = moved(context);
  return { kind: context.move, name, email };
}

interface Asked {
  context: Context;
  event: { move: TeamMove; admin: Admin };
}
const mayMove = ({ context: { admins = [] }, event }: Asked) =>
  event.move !== 'switchOff' || maySwitchOff(admins, event.admin.id);
const isReset = ({ event }: Asked) => event.move === 'resetFactor';
/** No call was made. */
const isUnattempted = ({ event }: Done<MoveEnd>) =>
  event.output.outcome === 'dismissed' && event.output.problem === undefined;

/**
 * The admins, and what one of them does with the others (product, 10): adding, changing a name,
 * sending the link that sets a password, switching off and on, removing a lost second factor, and
 * reading the history. The last one who can sign in cannot be switched off. Whoever switches off
 * their own sign-in is signed out. The team is loaded again after each change, and when it is
 * unknown whether one was made.
 */
export const teamMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    children: {} as { adminForm: 'adminForm'; recordMove: 'recordMove'; resetFactor: 'resetFactor' },
  },
  actors: {
    loadTeam: fromPromise<Admin[], { client: ApiClient }>(async ({ input: { client }, signal }) =>
      body(await client.GET('/api/v1/team', { signal })),
    ),
    adminForm: adminFormMachine,
    recordMove: createRecordMoveMachine<Save>((save, signal) => saves[save.move](save, signal)),
    resetFactor: createProvenCallMachine<RecordCall, unknown>(({ client, id }, proof, signal) =>
      client.POST('/api/v1/team/{id}/second-factor/reset', { params: { path: { id } }, body: proof, signal }),
    ),
  },
  guards: { isSelfSwitchOff: ({ context }) => isSelfSwitchOff(context) },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clearProblem: assign({ problem: undefined }),
    /** Names what was done; the page provides it. */
    showToast: (_, _params: TeamDone) => undefined,
    /** Gives the session the signed-in admin's new name; the page provides it. */
    shareName: (_, _params: { name: string; self: boolean }) => undefined,
    /** The server has ended the session; the page provides it. */
    signOut: () => undefined,
  },
}).createMachine({
  id: 'team',
  context: ({ input }) => ({
    ...input,
    admins: undefined,
    admin: undefined,
    move: 'sendLink',
    problem: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadTeam',
        src: 'loadTeam',
        input: ({ context: { client } }) => ({ client }),
        onDone: { target: 'shown', actions: assign({ admins: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: 'keepProblem' },
      },
    },
    failed: { on: { 'load.retry': 'loading' }, exit: 'clearProblem' },
    shown: {
      on: {
        'form.open': { target: 'editing', actions: assign({ admin: ({ event }) => event.admin }) },
        'move.ask': [
          {
            guard: isReset,
            target: 'askingReset',
            actions: assign({ move: ({ event }) => event.move, admin: ({ event }) => event.admin }),
          },
          {
            guard: mayMove,
            target: 'moving',
            actions: assign({ move: ({ event }) => event.move, admin: ({ event }) => event.admin }),
          },
        ],
        'history.open': { target: 'readingHistory', actions: assign({ admin: ({ event }) => event.admin }) },
      },
    },
    readingHistory: { on: { 'dialog.close': 'shown' } },
    editing: {
      invoke: {
        id: 'adminForm',
        src: 'adminForm',
        input: ({ context: { client, newKey, admin, digest } }) => ({ client, newKey, admin, digest }),
        onDone: [
          {
            guard: isSaved,
            target: 'loading',
            actions: [
              {
                type: 'showToast',
                params: ({ context, event }) => ({
                  kind: context.admin ? ('rename' as const) : ('add' as const),
                  name: event.output.fields.name.trim(),
                  email: normaliseEmail(event.output.fields.email),
                }),
              },
              {
                type: 'shareName',
                params: ({ context, event }) => ({
                  name: event.output.fields.name.trim(),
                  self: context.admin?.self === true,
                }),
              },
            ],
          },
          {
            guard: isOvertaken,
            target: 'refused',
            actions: assign({ problem: ({ event }) => event.output.problem }),
          },
          { guard: isUnknown, target: 'loading' },
          { target: 'shown' },
        ],
      },
    },
    moving: {
      invoke: {
        id: 'recordMove',
        src: 'recordMove',
        input: ({ context }) => moveInput(context),
        onDone: [
          { guard: isUnattempted, target: 'shown' },
          { guard: isDismissed, target: 'loading' },
          {
            guard: isOvertaken,
            target: 'refused',
            actions: assign({ problem: ({ event }) => event.output.problem }),
          },
          { guard: 'isSelfSwitchOff', target: 'left' },
          { target: 'loading', actions: { type: 'showToast', params: ({ context }) => savedMove(context) } },
        ],
      },
    },
    askingReset: { on: { 'reset.confirm': 'resetting', 'dialog.close': 'shown' } },
    resetting: {
      invoke: {
        id: 'resetFactor',
        src: 'resetFactor',
        input: ({ context }) => ({
          call: { client: context.client, id: moved(context).id },
          digest: context.digest,
        }),
        onDone: [
          {
            guard: isDone,
            target: 'loading',
            actions: { type: 'showToast', params: ({ context }) => savedMove(context) },
          },
          {
            guard: isFailed,
            target: 'refused',
            actions: assign({ problem: ({ event }) => event.output.problem }),
          },
          { target: 'shown' },
        ],
      },
    },
    refused: { on: { 'dialog.close': 'loading' }, exit: 'clearProblem' },
    left: { entry: 'signOut' },
  },
});

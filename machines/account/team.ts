import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import { type Admin, maySwitchOff } from '../../rules/account/team.ts';
import { type Problem, problemOf } from '../page/problem.ts';
import type { RecordCall } from '../records/record.ts';
import { createRecordMoveMachine, formEndGuards, type MoveEnd, moveGuards } from '../records/recordMove.ts';
import { type AdminFormEnd, adminFormMachine } from './adminForm.ts';
import { createProvenCallMachine, type ProvenCallEnd } from './provenCall.ts';

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
  guards: {
    ...moveGuards,
    ...formEndGuards,
    mayMove: ({ context: { admins = [] } }, params: { move: TeamMove; admin: Admin }) =>
      params.move !== 'switchOff' || maySwitchOff(admins, params.admin.id),
    isReset: (_, params: { move: TeamMove }) => params.move === 'resetFactor',
    isDone: (_, { outcome }: ProvenCallEnd<unknown>) => outcome === 'done',
    isFailed: (_, { outcome }: ProvenCallEnd<unknown>) => outcome === 'failed',
    /** No call was made. */
    isUnattempted: (_, { outcome, problem }: MoveEnd) => outcome === 'dismissed' && problem === undefined,
    isSelfSwitchOff: ({ context }) => isSelfSwitchOff(context),
    isOutdated: (_, { outcome }: AdminFormEnd) => outcome === 'overtaken',
  },
  actions: {
    keepAdmins: assign((_, params: { admins: readonly Admin[] }) => params),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    keepRefusal: assign((_, { problem }: MoveEnd | AdminFormEnd | ProvenCallEnd<unknown>) => ({ problem })),
    clearProblem: assign({ problem: undefined }),
    keepAdmin: assign((_, params: { admin: Admin | undefined }) => params),
    keepMove: assign((_, params: { move: TeamMove; admin: Admin }) => params),
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
        onDone: {
          target: 'shown',
          actions: { type: 'keepAdmins', params: ({ event }) => ({ admins: event.output }) },
        },
        onError: { target: 'failed', actions: 'keepProblem' },
      },
    },
    failed: { on: { 'load.retry': 'loading' }, exit: 'clearProblem' },
    shown: {
      on: {
        'form.open': {
          target: 'editing',
          actions: { type: 'keepAdmin', params: ({ event: { admin } }) => ({ admin }) },
        },
        'move.ask': [
          {
            guard: { type: 'isReset', params: ({ event }) => event },
            target: 'askingReset',
            actions: { type: 'keepMove', params: ({ event: { move, admin } }) => ({ move, admin }) },
          },
          {
            guard: { type: 'mayMove', params: ({ event }) => event },
            target: 'moving',
            actions: { type: 'keepMove', params: ({ event: { move, admin } }) => ({ move, admin }) },
          },
        ],
        'history.open': {
          target: 'readingHistory',
          actions: { type: 'keepAdmin', params: ({ event: { admin } }) => ({ admin }) },
        },
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
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'loading',
            actions: [
              {
                type: 'showToast',
                params: ({ context, event }) => ({
                  kind: context.admin ? ('rename' as const) : ('add' as const),
                  name: event.output.fields.name.trim(),
                  email: event.output.fields.email.trim(),
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
            guard: { type: 'isOutdated', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
          { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'loading' },
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
          { guard: { type: 'isUnattempted', params: ({ event }) => event.output }, target: 'shown' },
          { guard: { type: 'isDismissed', params: ({ event }) => event.output }, target: 'loading' },
          {
            guard: { type: 'isOvertaken', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
          { guard: 'isSelfSwitchOff', target: 'left' },
          {
            target: 'loading',
            actions: { type: 'showToast', params: ({ context }) => savedMove(context) },
          },
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
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'showToast', params: ({ context }) => savedMove(context) },
          },
          {
            guard: { type: 'isFailed', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
          { target: 'shown' },
        ],
      },
    },
    refused: { on: { 'dialog.close': 'loading' }, exit: 'clearProblem' },
    left: { entry: 'signOut' },
  },
});

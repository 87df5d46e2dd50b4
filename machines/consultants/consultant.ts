import { assign, setup } from 'xstate';
import { expectStatus } from '../../api/client.ts';
import { adminId } from '../../rules/account/adminId.ts';
import { type ConsultantMove, mayGetLink, mayMake } from '../../rules/consultants/consultantMoves.ts';
import { type Done, isDismissed, isOvertaken, isSaved, isUnknown } from '../page/callEnd.ts';
import type { Problem } from '../page/problem.ts';
import { createRecordMachine, isAbsent, type RecordCall } from '../records/record.ts';
import { createRecordMoveMachine } from '../records/recordMove.ts';
import { correctionMachine } from './correction.ts';
import { type Consultant, loadConsultant } from './loadConsultants.ts';

/** What is asked for: a move, or the link that resets the password. */
export type AskedMove = ConsultantMove | 'sendReset';

interface Input extends RecordCall {
  newKey: () => string;
}
/** What a saved move, a sent link or a correction has done. */
interface ConsultantDone {
  kind: AskedMove | 'correct';
  consultant: Consultant;
}
interface Context extends Input {
  consultant: Consultant | undefined;
  /** The move last asked for. */
  move: AskedMove;
  /** Why the consultant is cancelled, as the person will read it; it may be empty. */
  reason: string;
  /** Reset links that this page has sent; each adds an entry to the history. */
  sentResets: number;
  /** Why the last move was refused in a conflict. */
  problem: Problem | undefined;
}
interface Save extends RecordCall {
  move: AskedMove;
  email: string;
  version: number | undefined;
  /** The reason as it is typed when the move is confirmed. */
  reason: () => string;
  /** The idempotency key; the same for every retry. */
  key: string;
}
type Event =
  | { type: 'approval.ask' }
  | { type: 'cancellation.ask' }
  | { type: 'restoration.ask' }
  | { type: 'reset.ask' }
  | { type: 'correction.ask' }
  /** Typed into the question before a cancellation. */
  | { type: 'reason.change'; reason: string }
  | { type: 'dialog.close' };

/** With it the server refuses a move on a consultant who has changed since the admin read them. */
const seenVersion = (version: number | undefined) => (version === undefined ? {} : { version });

const saves: Record<AskedMove, (save: Save, signal: AbortSignal) => Promise<unknown>> = {
  // with the version that the admin has seen: the link must go to the phone that they have checked
  approve: async ({ client, id, version }, signal) => {
    const params = { path: { id }, query: seenVersion(version) };
    expectStatus(await client.PATCH('/api/v1/users/status-ok/{id}', { params, signal }), 202);
  },
  // with the version as well: an applicant and a consultant are told of different things
  cancel: async ({ client, id, version, reason }, signal) => {
    const neden = reason().trim();
    const params = { path: { id }, query: { ...seenVersion(version), ...(neden && { neden }) } };
    expectStatus(await client.DELETE('/api/v1/users/{id}', { params, signal }), 202);
  },
  restore: async ({ client, id }, signal) =>
    expectStatus(
      await client.PATCH('/api/v1/users/not-deleted/{id}', { params: { path: { id } }, signal }),
      202,
    ),
  sendReset: ({ client, email, key }, signal) => {
    const params = { header: { 'Idempotency-Key': key } };
    return client.POST('/api/v1/users/forgot-password', { params, body: { email }, signal });
  },
};

function loaded({ consultant }: Context): Consultant {
  if (!consultant) throw new Error('Only a loaded consultant is changed');
  return consultant;
}

function moveInput(context: Context, reason: () => string): Save {
  const { client, id, newKey, move } = context;
  const { email, version } = loaded(context);
  return { client, id, move, email, version, reason, key: newKey() };
}

function savedMove(kind: ConsultantDone['kind'], context: Context): ConsultantDone {
  return { kind, consultant: loaded(context) };
}

function correctionInput(context: Context) {
  const { client, id, newKey } = context;
  return { client, id, newKey, consultant: loaded(context) };
}

/** Another admin was faster, so that the list opens all the same. */
const isCancelledAlready = ({ context, event }: Done<Consultant | undefined, Context>) =>
  context.move === 'cancel' && context.problem !== undefined && event.output?.is_deleted === 1;

const isAdmin = ({ event }: Done<Consultant | undefined>) => event.output?.Id === adminId;

/**
 * One consultant as an admin sees them (product, 4): awaiting approval, approved or cancelled. The
 * state decides which moves are possible. Each move is confirmed and saved; a change of state leads
 * to a list. When another admin has changed the consultant, the page shows the server's reason and
 * loads the consultant again. Cancelling one who is cancelled already opens the list. A typed reason
 * stays until then. A correction of phone and office stays on the page.
 */
export const consultantMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    children: {} as { record: 'record'; recordMove: 'recordMove'; correction: 'correction' },
  },
  actors: {
    record: createRecordMachine(loadConsultant),
    recordMove: createRecordMoveMachine<Save>((save, signal) => saves[save.move](save, signal)),
    correction: correctionMachine,
  },
  guards: {
    may: ({ context }, params: { move: ConsultantMove }) =>
      context.consultant !== undefined && mayMake(context.consultant, params.move),
    mayGetLink: ({ context: { consultant } }) => consultant !== undefined && mayGetLink(consultant),
    is: ({ context }, params: { move: AskedMove }) => context.move === params.move,
  },
  actions: {
    /** Names what was done, on the page that is open next; the page provides it. */
    showToast: (_, _params: ConsultantDone) => undefined,
    /** The lists after a move (product, 4); the page provides them. */
    goToNew: () => undefined,
    goToAll: () => undefined,
    goToCancelled: () => undefined,
  },
}).createMachine({
  id: 'consultant',
  context: ({ input }) => ({
    ...input,
    consultant: undefined,
    move: 'approve',
    reason: '',
    sentResets: 0,
    problem: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'record',
        src: 'record',
        input: ({ context: { client, id } }) => ({ client, id }),
        onDone: [
          { guard: isAbsent, target: 'missing' },
          {
            guard: isCancelledAlready,
            target: 'left.forAll',
            actions: assign({ consultant: ({ event }) => event.output }),
          },
          { guard: isAdmin, target: 'admin', actions: assign({ consultant: ({ event }) => event.output }) },
          { target: 'shown', actions: assign({ consultant: ({ event }) => event.output }) },
        ],
      },
    },
    missing: {},
    // The admin is not a consultant; the server refuses every move.
    admin: {},
    shown: {
      on: {
        'approval.ask': {
          guard: { type: 'may', params: { move: 'approve' } },
          target: 'moving',
          actions: assign({ move: 'approve' }),
        },
        'cancellation.ask': {
          guard: { type: 'may', params: { move: 'cancel' } },
          target: 'moving',
          actions: assign({ move: 'cancel' }),
        },
        'restoration.ask': {
          guard: { type: 'may', params: { move: 'restore' } },
          target: 'moving',
          actions: assign({ move: 'restore' }),
        },
        'reset.ask': { guard: 'mayGetLink', target: 'moving', actions: assign({ move: 'sendReset' }) },
        'correction.ask': 'correcting',
      },
    },
    moving: {
      on: { 'reason.change': { actions: assign({ reason: ({ event }) => event.reason }) } },
      invoke: {
        id: 'recordMove',
        src: 'recordMove',
        input: ({ context, self }) => moveInput(context, () => self.getSnapshot().context.reason),
        onDone: [
          { guard: isDismissed, target: 'shown' },
          {
            guard: isOvertaken,
            target: 'conflict',
            actions: assign({ problem: ({ event }) => event.output.problem }),
          },
          {
            guard: { type: 'is', params: { move: 'approve' } },
            target: 'left.forNew',
            actions: { type: 'showToast', params: ({ context }) => savedMove('approve', context) },
          },
          {
            guard: { type: 'is', params: { move: 'cancel' } },
            target: 'left.forAll',
            actions: { type: 'showToast', params: ({ context }) => savedMove('cancel', context) },
          },
          {
            guard: { type: 'is', params: { move: 'restore' } },
            target: 'left.forCancelled',
            actions: { type: 'showToast', params: ({ context }) => savedMove('restore', context) },
          },
          {
            target: 'shown',
            actions: [
              assign({ sentResets: ({ context }) => context.sentResets + 1 }),
              { type: 'showToast', params: ({ context }) => savedMove('sendReset', context) },
            ],
          },
        ],
      },
    },
    correcting: {
      invoke: {
        id: 'correction',
        src: 'correction',
        input: ({ context }) => correctionInput(context),
        onDone: [
          {
            guard: isSaved,
            target: 'loading',
            actions: { type: 'showToast', params: ({ context }) => savedMove('correct', context) },
          },
          { guard: isUnknown, target: 'loading' },
          { target: 'shown', actions: assign({ consultant: ({ event }) => event.output.consultant }) },
        ],
      },
    },
    conflict: { on: { 'dialog.close': 'loading' } },
    left: {
      initial: 'forNew',
      states: {
        forNew: { entry: 'goToNew' },
        forAll: { entry: 'goToAll' },
        forCancelled: { entry: 'goToCancelled' },
      },
    },
  },
});

import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { type Done, isDismissed, isDone } from '../page/callEnd.ts';
import { type Problem, problemOf, withoutField } from '../page/problem.ts';
import type { RecordCall } from '../records/record.ts';
import { createRecordMoveMachine, type MoveEnd } from '../records/recordMove.ts';
import { createProvenCallMachine, type ProvenCallEnd } from './provenCall.ts';

export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyScope = ApiKey['scope'];
type MadeApiKey = components['schemas']['MadeApiKey'];
/** The form of a new key, by wire name. */
export type ApiKeyFields = Pick<ApiKey, 'name' | 'scope'>;

interface Input {
  client: ApiClient;
  /** Hashes the password as the contract expects it. */
  digest: (password: string) => string;
}
interface Context extends Input {
  /** As last loaded; undefined before the first answer. */
  keys: readonly ApiKey[] | undefined;
  fields: ApiKeyFields;
  /** The key that was just made; nobody can read it later. */
  made: string | undefined;
  /** Which key is to be revoked. */
  revoked: ApiKey | undefined;
  /** Why loading or making failed. */
  problem: Problem | undefined;
}
type Event =
  | { type: 'load.retry' }
  | { type: 'form.open' }
  | { type: 'name.change'; value: string }
  | { type: 'scope.choose'; scope: ApiKeyScope }
  | { type: 'form.submit' }
  | { type: 'revoke.ask'; key: ApiKey }
  | { type: 'dialog.close' }
  /** Escape or a click beside the dialog: too easily done to discard what was typed. */
  | { type: 'dialog.dismiss' };

/** A key that only reads does the least harm in wrong hands. */
const emptyForm: ApiKeyFields = { name: '', scope: 'read' };

/** Whether closing the form would lose something typed. */
export const isTyped = ({ fields }: Pick<Context, 'fields'>): boolean => fields.name !== '';

const isMade = (end: Done<ProvenCallEnd<MadeApiKey>>) => isDone(end) && end.event.output.answer !== undefined;
/** No call was made. */
const isUnattempted = ({ event }: Done<MoveEnd>) =>
  event.output.outcome === 'dismissed' && event.output.problem === undefined;

/**
 * The keys with which programs call the API (product, 10). An admin makes one, which is shown once,
 * or revokes one. The server may ask for the current password before it makes one. The keys are
 * loaded again after each change, and when it is unknown whether one was made.
 */
export const apiKeysMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    children: {} as { makeKey: 'makeKey'; revokeKey: 'revokeKey' },
  },
  actors: {
    loadKeys: fromPromise<ApiKey[], { client: ApiClient }>(async ({ input: { client }, signal }) =>
      body(await client.GET('/api/v1/keys', { signal })),
    ),
    makeKey: createProvenCallMachine<{ client: ApiClient; fields: ApiKeyFields }, MadeApiKey>(
      async ({ client, fields: { name, scope } }, proof, signal) =>
        body(await client.POST('/api/v1/keys', { body: { name: name.trim(), scope, ...proof }, signal })),
    ),
    revokeKey: createRecordMoveMachine<RecordCall>(({ client, id }, signal) =>
      client.DELETE('/api/v1/keys/{id}', { params: { path: { id } }, signal }),
    ),
  },
  guards: {
    isNameless: ({ context: { fields } }) => fields.name.trim() === '',
    isUntouched: ({ context }) => !isTyped(context),
  },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clearProblem: assign({ problem: undefined }),
    /** Names what was revoked; the page provides it. */
    showToast: (_, _params: { name: string }) => undefined,
  },
}).createMachine({
  id: 'apiKeys',
  context: ({ input }) => ({
    ...input,
    keys: undefined,
    fields: emptyForm,
    made: undefined,
    revoked: undefined,
    problem: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadKeys',
        src: 'loadKeys',
        input: ({ context: { client } }) => ({ client }),
        onDone: { target: 'shown', actions: assign({ keys: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: 'keepProblem' },
      },
    },
    failed: { on: { 'load.retry': 'loading' }, exit: 'clearProblem' },
    shown: {
      on: {
        'form.open': { target: 'editing', actions: assign({ fields: emptyForm }) },
        'revoke.ask': { target: 'revoking', actions: assign({ revoked: ({ event }) => event.key }) },
      },
    },
    editing: {
      initial: 'fresh',
      exit: 'clearProblem',
      on: {
        'name.change': {
          actions: assign({
            fields: ({ context, event }) => ({ ...context.fields, name: event.value }),
            problem: ({ context }) => withoutField(context.problem, 'name'),
          }),
        },
        'scope.choose': {
          actions: assign({ fields: ({ context, event }) => ({ ...context.fields, scope: event.scope }) }),
        },
        'form.submit': [{ guard: 'isNameless', target: '.nameless' }, { target: 'making' }],
        // a lost answer may have made one
        'dialog.close': 'loading',
        'dialog.dismiss': { guard: 'isUntouched', target: 'loading' },
      },
      states: { fresh: {}, nameless: {}, failed: {} },
    },
    making: {
      invoke: {
        id: 'makeKey',
        src: 'makeKey',
        input: ({ context: { client, fields, digest } }) => ({ call: { client, fields }, digest }),
        onDone: [
          {
            guard: isMade,
            target: 'made',
            actions: assign({ made: ({ event }) => event.output.answer?.key }),
          },
          { guard: isDismissed, target: 'editing' },
          { target: 'editing.failed', actions: assign({ problem: ({ event }) => event.output.problem }) },
        ],
      },
    },
    // neither Escape nor a click beside the dialog closes it: the key is never shown again
    made: { on: { 'dialog.close': 'loading' }, exit: assign({ made: undefined }) },
    revoking: {
      invoke: {
        id: 'revokeKey',
        src: 'revokeKey',
        input: ({ context: { client, revoked } }) => {
          if (!revoked) throw new Error('A revocation needs a key');
          return { client, id: revoked.id };
        },
        onDone: [
          { guard: isUnattempted, target: 'shown' },
          { guard: isDismissed, target: 'loading' },
          {
            // somebody else has revoked it meanwhile, which is what was wanted
            target: 'loading',
            actions: { type: 'showToast', params: ({ context }) => ({ name: context.revoked?.name ?? '' }) },
          },
        ],
      },
    },
  },
});

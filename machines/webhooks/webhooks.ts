import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import type { Done } from '../page/callEnd.ts';
import { isMissing, type Problem, problemOf, withoutField } from '../page/problem.ts';

export type Webhook = components['schemas']['Webhook'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
/** The form of a webhook, by wire name. */
export type WebhookFields = Pick<Webhook, 'address' | 'events'>;
/** What is asked before it is done to a webhook. */
export type WebhookMove = 'switchOff' | 'switchOn' | 'changeSecret' | 'remove';

/** In the order of a land request's life. */
export const webhookEvents = [
  'received',
  'imported',
  'importUndone',
  'assigned',
  'callPlanned',
  'offered',
  'offerTakenBack',
  'accepted',
  'declined',
  'callAsked',
  'photosAdded',
  'photosRemoved',
  'parcelStored',
  'parcelRemoved',
  'stepChanged',
  'papersAdded',
  'papersRemoved',
  'commissionSet',
  'purchased',
  'canceled',
  'joined',
  'separated',
  'erased',
] as const satisfies readonly WebhookEvent[];

interface Input {
  client: ApiClient;
}
interface Context extends Input {
  /** As last loaded; undefined before the first answer. */
  webhooks: readonly Webhook[] | undefined;
  /** The webhook of the open dialog; undefined for a new one. */
  webhook: Webhook | undefined;
  fields: WebhookFields;
  move: WebhookMove;
  /** The secret that was just made; nobody can read it later. */
  secret: string | undefined;
  /** Why loading, saving or the move failed. */
  problem: Problem | undefined;
}
type Event =
  | { type: 'load.retry' }
  | { type: 'form.open'; webhook?: Webhook }
  | { type: 'address.change'; value: string }
  | { type: 'event.toggle'; event: WebhookEvent }
  | { type: 'events.all'; chosen: boolean }
  | { type: 'form.submit' }
  | { type: 'move.ask'; webhook: Webhook; move: WebhookMove }
  | { type: 'move.confirm' }
  | { type: 'dialog.close' }
  /** Escape or a click beside the dialog: too easily done to discard what was typed. */
  | { type: 'dialog.dismiss' };

const emptyForm: WebhookFields = { address: '', events: [...webhookEvents] };

/** Whether closing the form would lose something typed or chosen. */
export function isTyped({ webhook, fields }: Pick<Context, 'webhook' | 'fields'>): boolean {
  const { address, events } = webhook ?? emptyForm;
  return fields.address !== address || ordered(fields.events).join() !== ordered(events).join();
}

const ordered = (events: readonly WebhookEvent[]) => webhookEvents.filter((one) => events.includes(one));

/** @returns the secret of a new webhook. */
async function saveWebhook(
  { client, webhook, fields }: Pick<Context, 'client' | 'webhook' | 'fields'>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const form = { address: fields.address.trim(), events: ordered(fields.events) };
  if (!webhook) return body(await client.POST('/api/v1/webhooks', { body: form, signal })).secret;
  const params = { path: { id: webhook.id } };
  await client.PATCH('/api/v1/webhooks/{id}', { params, body: form, signal });
  return undefined;
}

/** @returns the new secret, where it was changed. */
async function moveWebhook(
  { client, id, move }: { client: ApiClient; id: number; move: WebhookMove },
  signal: AbortSignal,
): Promise<string | undefined> {
  const params = { path: { id } };
  if (move === 'changeSecret')
    return body(await client.POST('/api/v1/webhooks/{id}/secret', { params, signal })).secret;
  if (move === 'remove') await client.DELETE('/api/v1/webhooks/{id}', { params, signal });
  else
    await client.PATCH('/api/v1/webhooks/{id}', {
      params,
      body: { active: move === 'switchOn' },
      signal,
    });
  return undefined;
}

const hasSecret = ({ event }: Done<string | undefined>) => event.output !== undefined;

/**
 * The programs that are told what happens to land requests (product, 10). An admin adds one, changes
 * its address and events, switches it off or on, changes its secret, or removes it. A secret is shown
 * once. The webhooks are loaded again after each change, and when it is unknown whether one was made.
 */
export const webhooksMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    loadWebhooks: fromPromise<Webhook[], Input>(async ({ input: { client }, signal }) =>
      body(await client.GET('/api/v1/webhooks', { signal })),
    ),
    saveWebhook: fromPromise<string | undefined, Pick<Context, 'client' | 'webhook' | 'fields'>>(
      ({ input, signal }) => saveWebhook(input, signal),
    ),
    moveWebhook: fromPromise<string | undefined, { client: ApiClient; id: number; move: WebhookMove }>(
      ({ input, signal }) => moveWebhook(input, signal),
    ),
  },
  guards: {
    isIncomplete: ({ context: { fields } }) => fields.address.trim() === '' || fields.events.length === 0,
    isUntouched: ({ context }) => !isTyped(context),
  },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clearProblem: assign({ problem: undefined }),
    /** Says what was done; the page provides it. */
    showToast: (_, _params: { done: 'changed' | WebhookMove }) => undefined,
  },
}).createMachine({
  id: 'webhooks',
  context: ({ input }) => ({
    ...input,
    webhooks: undefined,
    webhook: undefined,
    fields: emptyForm,
    move: 'switchOff',
    secret: undefined,
    problem: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadWebhooks',
        src: 'loadWebhooks',
        input: ({ context: { client } }) => ({ client }),
        onDone: { target: 'shown', actions: assign({ webhooks: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: 'keepProblem' },
      },
    },
    failed: { on: { 'load.retry': 'loading' }, exit: 'clearProblem' },
    shown: {
      on: {
        'form.open': {
          target: 'editing',
          actions: assign({
            webhook: ({ event }) => event.webhook,
            fields: ({ event: { webhook } }) =>
              webhook ? { address: webhook.address, events: webhook.events } : emptyForm,
          }),
        },
        'move.ask': {
          target: 'moving',
          actions: assign({ webhook: ({ event }) => event.webhook, move: ({ event }) => event.move }),
        },
      },
    },
    editing: {
      initial: 'fresh',
      exit: 'clearProblem',
      on: {
        'address.change': {
          actions: assign({
            fields: ({ context, event }) => ({ ...context.fields, address: event.value }),
            problem: ({ context }) => withoutField(context.problem, 'address'),
          }),
        },
        'event.toggle': {
          actions: assign({
            fields: ({ context: { fields }, event }) => ({
              ...fields,
              events: fields.events.includes(event.event)
                ? fields.events.filter((one) => one !== event.event)
                : [...fields.events, event.event],
            }),
          }),
        },
        'events.all': {
          actions: assign({
            fields: ({ context: { fields }, event }) => ({
              ...fields,
              events: event.chosen ? [...webhookEvents] : [],
            }),
          }),
        },
        'form.submit': [{ guard: 'isIncomplete', target: '.incomplete' }, { target: 'saving' }],
        // a lost answer may have saved it
        'dialog.close': 'loading',
        'dialog.dismiss': { guard: 'isUntouched', target: 'loading' },
      },
      states: { fresh: {}, incomplete: {}, failed: {} },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveWebhook',
        src: 'saveWebhook',
        input: ({ context: { client, webhook, fields } }) => ({ client, webhook, fields }),
        onDone: [
          {
            guard: hasSecret,
            target: 'secretShown',
            actions: assign({ secret: ({ event }) => event.output }),
          },
          { target: 'loading', actions: { type: 'showToast', params: { done: 'changed' } } },
        ],
        onError: { target: 'editing.failed', actions: 'keepProblem' },
      },
    },
    moving: {
      initial: 'asking',
      exit: 'clearProblem',
      states: {
        asking: { on: { 'move.confirm': 'calling', 'dialog.close': '#webhooks.shown' } },
        calling: {
          tags: 'busy',
          invoke: {
            id: 'moveWebhook',
            src: 'moveWebhook',
            input: ({ context: { client, webhook, move } }) => ({ client, id: webhook?.id ?? 0, move }),
            onDone: [
              {
                guard: hasSecret,
                target: '#webhooks.secretShown',
                actions: assign({ secret: ({ event }) => event.output }),
              },
              {
                target: '#webhooks.loading',
                actions: { type: 'showToast', params: ({ context }) => ({ done: context.move }) },
              },
            ],
            onError: [
              // somebody else has removed it meanwhile
              { guard: isMissing, target: '#webhooks.loading' },
              { target: 'failed', actions: 'keepProblem' },
            ],
          },
        },
        failed: {
          on: {
            'move.confirm': { target: 'calling', actions: 'clearProblem' },
            'dialog.close': '#webhooks.loading',
          },
        },
      },
    },
    // neither Escape nor a click beside the dialog closes it: the secret is never shown again
    secretShown: { on: { 'dialog.close': 'loading' }, exit: assign({ secret: undefined }) },
  },
});

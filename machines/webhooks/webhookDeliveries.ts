import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { type Problem, problemOf } from '../page/problem.ts';

export type WebhookDelivery = components['schemas']['WebhookDelivery'];
/** Which deliveries are shown; undefined for any. */
export interface DeliveryFilter {
  webhookId: number | undefined;
  state: WebhookDelivery['state'] | undefined;
}

interface Input {
  client: ApiClient;
}
interface Context extends Input {
  filter: DeliveryFilter;
  /** As last loaded; undefined before the first answer. */
  deliveries: readonly WebhookDelivery[] | undefined;
  /** What is to be sent again. */
  resent: number;
  /** Why loading or sending again failed. */
  problem: Problem | undefined;
}
type Event =
  | { type: 'load.retry' }
  | { type: 'list.reload' }
  | { type: 'filter.choose'; filter: Partial<DeliveryFilter> }
  | { type: 'delivery.resend'; id: number };

/** What loads a list; a call that sends again is not given up for it. */
const otherList = {
  'list.reload': '#webhookDeliveries.loading',
  'filter.choose': { target: '#webhookDeliveries.loading', actions: 'keepFilter' },
} as const;

/**
 * What webhooks were told (product, 10): the newest deliveries, of one webhook or of all, and sending
 * one again. A refusal says why; the list is loaded again after each attempt.
 */
export const webhookDeliveriesMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    loadDeliveries: fromPromise<WebhookDelivery[], Input & { filter: DeliveryFilter }>(
      async ({ input: { client, filter }, signal }) => {
        const { webhookId, state } = filter;
        const query = { ...(webhookId !== undefined && { webhook_id: webhookId }), ...(state && { state }) };
        return body(await client.GET('/api/v1/webhook-deliveries', { params: { query }, signal }));
      },
    ),
    resendDelivery: fromPromise<void, Input & { id: number }>(async ({ input: { client, id }, signal }) => {
      await client.POST('/api/v1/webhook-deliveries/{id}/resend', { params: { path: { id } }, signal });
    }),
  },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clearProblem: assign({ problem: undefined }),
    keepFilter: assign({
      filter: ({ context, event }) => {
        assertEvent(event, 'filter.choose');
        return { ...context.filter, ...event.filter };
      },
    }),
    /** Says that it is sent again; the page provides it. */
    showToast: () => undefined,
    /** Says why it is not; the page provides it. */
    showRefusal: (_, _params: { problem: Problem }) => undefined,
  },
}).createMachine({
  id: 'webhookDeliveries',
  context: ({ input }) => ({
    ...input,
    filter: { webhookId: undefined, state: undefined },
    deliveries: undefined,
    resent: 0,
    problem: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      on: otherList,
      invoke: {
        id: 'loadDeliveries',
        src: 'loadDeliveries',
        input: ({ context: { client, filter } }) => ({ client, filter }),
        onDone: { target: 'shown', actions: assign({ deliveries: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: 'keepProblem' },
      },
    },
    failed: { on: { 'load.retry': 'loading', ...otherList }, exit: 'clearProblem' },
    shown: {
      on: {
        ...otherList,
        'delivery.resend': { target: 'resending', actions: assign({ resent: ({ event }) => event.id }) },
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'resendDelivery',
        src: 'resendDelivery',
        input: ({ context: { client, resent } }) => ({ client, id: resent }),
        onDone: { target: 'loading', actions: 'showToast' },
        onError: {
          target: 'loading',
          actions: { type: 'showRefusal', params: ({ event }) => ({ problem: problemOf(event) }) },
        },
      },
    },
  },
});

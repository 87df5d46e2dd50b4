import { assign, fromPromise, raise, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate';
import { type ApiClient, expectStatus } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import {
  emptyLandOffer,
  isInfoComplete,
  isLocationComplete,
  isPersonalComplete,
  type LandOfferText,
  toLandRequest,
} from '../../rules/land-requests/landOfferForm.ts';
import { isPersonName } from '../../rules/people/personName.ts';
import { emptyPlace, type Place } from '../../rules/places/place.ts';
import { type Problem, toProblem } from '../page/problem.ts';
import { locationCascadeMachine } from '../places/locationCascade.ts';

type LandRequestForm = components['schemas']['LandRequestForm'];

interface Input {
  client: ApiClient;
  /** Makes a UUID. Retries of one form have the same key, so that they store one land request. */
  newKey: () => string;
}
interface Context extends Input {
  place: Place;
  text: LandOfferText;
  kvkk: boolean;
  /** The name has been typed or left, and is checked from then on. */
  nameSeen: boolean;
  key: string;
  /** The key has been sent; the next change makes a new one. */
  keySent: boolean;
  problem: Problem | undefined;
}
type Event =
  | { type: 'field.change'; field: keyof LandOfferText; value: string }
  | { type: 'name.blur' }
  | { type: 'kvkk.change'; accepted: boolean }
  | { type: 'notice.open' }
  | { type: 'notice.close' }
  | { type: 'notice.forget' }
  | { type: 'step.next' }
  | { type: 'form.submit' }
  | { type: 'dialog.close' };

/**
 * The three steps of the landowner: location and consent, land details, personal information; then
 * sending (product, 4, 5 and 8). There is no way back between the steps. The KVKK notice runs in
 * parallel: consent is possible only after it was opened.
 */
export const landOfferMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    children: {} as { location: 'locationCascade' },
  },
  actors: {
    locationCascade: locationCascadeMachine,
    sendLandRequest: fromPromise<void, { client: ApiClient; key: string; form: LandRequestForm }>(
      async ({ input, signal }) => {
        const answer = await input.client.POST('/api/v1/lands/all', {
          params: { header: { 'Idempotency-Key': input.key } },
          body: input.form,
          signal,
        });
        expectStatus(answer, 200);
      },
    ),
  },
  guards: {
    isLocationComplete: ({ context }) => isLocationComplete(context.place, context.text, context.kvkk),
    isInfoComplete: ({ context }) => isInfoComplete(context.text),
    canSend: ({ context }) => isPersonalComplete(context.text) && isPersonName(context.text.name),
    isNameRefused: ({ context }) => isPersonalComplete(context.text) && !isPersonName(context.text.name),
  },
  actions: {
    keepField: assign(({ context }, params: { field: keyof LandOfferText; value: string }) => ({
      text: { ...context.text, [params.field]: params.value },
      nameSeen: context.nameSeen || params.field === 'name',
    })),
    showNameCheck: assign({ nameSeen: true }),
    renewSentKey: assign(({ context }) => (context.keySent ? { key: context.newKey(), keySent: false } : {})),
    markKeySent: assign({ keySent: true }),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
    clearProblem: assign({ problem: undefined }),
    clearForm: assign(({ context }) => ({
      text: emptyLandOffer,
      kvkk: false,
      nameSeen: false,
      key: context.newKey(),
      keySent: false,
    })),
    clearPlace: sendTo('location', { type: 'location.clear' }),
  },
}).createMachine({
  id: 'landOffer',
  context: ({ input }) => ({
    ...input,
    place: emptyPlace,
    text: emptyLandOffer,
    kvkk: false,
    nameSeen: false,
    key: input.newKey(),
    keySent: false,
    problem: undefined,
  }),
  invoke: {
    id: 'location',
    src: 'locationCascade',
    input: ({ context }) => ({ client: context.client }),
    onSnapshot: { actions: assign({ place: ({ event }) => event.snapshot.context.place }) },
  },
  type: 'parallel',
  states: {
    form: {
      initial: 'location',
      states: {
        location: {
          initial: 'filling',
          on: {
            'field.change': { actions: { type: 'keepField', params: ({ event }) => event } },
            'step.next': { guard: 'isLocationComplete', target: 'details' },
          },
          states: {
            filling: {},
            // after sending: the dialog stands over step 1, which is empty again
            thanked: { on: { 'dialog.close': 'filling' } },
          },
        },
        details: {
          on: {
            'field.change': { actions: { type: 'keepField', params: ({ event }) => event } },
            'step.next': { guard: 'isInfoComplete', target: 'personal' },
          },
        },
        personal: {
          initial: 'filling',
          on: {
            'field.change': {
              actions: [{ type: 'keepField', params: ({ event }) => event }, 'renewSentKey'],
            },
            'name.blur': { actions: 'showNameCheck' },
            'form.submit': [
              { guard: 'canSend', target: 'submitting' },
              { guard: 'isNameRefused', target: '.nameRefused', actions: 'showNameCheck' },
            ],
          },
          states: {
            filling: {},
            nameRefused: { on: { 'dialog.close': 'filling' } },
            failed: { on: { 'dialog.close': 'filling' } },
          },
        },
        submitting: {
          tags: 'busy',
          entry: ['clearProblem', 'markKeySent'],
          invoke: {
            id: 'sendLandRequest',
            src: 'sendLandRequest',
            input: ({ context }) => ({
              client: context.client,
              key: context.key,
              form: toLandRequest(context.place, context.text),
            }),
            onDone: {
              target: 'location.thanked',
              actions: ['clearForm', 'clearPlace', raise({ type: 'notice.forget' })],
            },
            onError: {
              target: 'personal.failed',
              actions: { type: 'keepProblem', params: ({ event }) => event },
            },
          },
        },
      },
    },
    notice: {
      initial: 'unread',
      states: {
        unread: { on: { 'notice.open': 'open' } },
        open: {
          on: { 'notice.close': 'read' },
        },
        read: {
          on: {
            'notice.open': 'open',
            'notice.forget': 'unread',
            // The later steps send the form with consent, so it cannot be withdrawn there.
            'kvkk.change': {
              guard: stateIn({ form: 'location' }),
              actions: assign({ kvkk: ({ event }) => event.accepted }),
            },
          },
        },
      },
    },
  },
});

export type LandOfferSnapshot = SnapshotFrom<typeof landOfferMachine>;

/** Whether the name field shows its error. */
export function showsNameError({ context }: LandOfferSnapshot): boolean {
  return context.nameSeen && !isPersonName(context.text.name);
}

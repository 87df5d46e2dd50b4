import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import {
  areDetailsComplete,
  emptyAnswers,
  isLocationComplete,
  isPersonalComplete,
  type LandOfferAnswers,
  toLandRequestForm,
} from '../../rules/land-requests/landOfferForm.ts';
import { isPersonName } from '../../rules/people/personName.ts';
import { emptyPlace, type Place } from '../../rules/places/place.ts';
import { noticeVersion } from '../../rules/privacy/noticeVersion.ts';
import type { Failed } from '../page/callEnd.ts';
import { type Problem, problemOf, withoutField } from '../page/problem.ts';
import { locationCascadeMachine } from '../places/locationCascade.ts';

export type BroughtLandRequest = components['schemas']['BroughtLandRequest'];

interface Input {
  client: ApiClient;
  newKey: () => string;
}
interface Context extends Input {
  /** As last loaded; undefined before the first answer. */
  landRequests: readonly BroughtLandRequest[] | undefined;
  loadProblem: Problem | undefined;
  place: Place;
  answers: LandOfferAnswers;
  /** The word that the owner consents. */
  consent: boolean;
  /** Sent with the form and with each retry; any change of the form makes a new key. */
  key: string;
  /** It is meant although the same was brought within a day. */
  again: boolean;
  /** Of what was sent last. */
  reference: string | undefined;
  problem: Problem | undefined;
}
type Event =
  | { type: 'load.retry' }
  | { type: 'field.change'; field: keyof LandOfferAnswers; value: string }
  | { type: 'consent.change'; given: boolean }
  | { type: 'form.submit' }
  | { type: 'repeat.confirm' }
  | { type: 'dialog.close' };

type Form = Pick<Context, 'place' | 'answers' | 'consent'>;
/** What one attempt sends. */
export type SentForm = Pick<Context, 'client' | 'key' | 'again' | 'place' | 'answers'>;

/** Whether the form holds all that it needs, and a name that is one. */
function isComplete({ place, answers, consent }: Form): boolean {
  return (
    isLocationComplete(place, answers, consent) &&
    areDetailsComplete(answers) &&
    isPersonalComplete(answers) &&
    isPersonName(answers.name)
  );
}

/** Whether leaving the page would lose something typed. */
export const isTyped = ({ answers }: Pick<Context, 'answers'>): boolean =>
  Object.values(answers).some((value) => value !== '');

/** @returns the reference of the stored land request. */
async function send({ client, key, again, place, answers }: SentForm, signal: AbortSignal): Promise<string> {
  const { kvkk: consent, ...form } = toLandRequestForm(place, answers);
  const answer = await client.POST('/api/v1/brought-lands', {
    params: { header: { 'Idempotency-Key': key, 'Kvkk-Version': noticeVersion } },
    body: { ...form, consent, ...(again && { again }) },
    signal,
  });
  return body(answer).reference;
}

const wasBrought = ({ event }: Failed) => problemOf(event).fields.again !== undefined;

/**
 * Land requests that a consultant brings for their owners (product, 10): the form, and what has
 * become of those that were brought. A failure keeps the form. A retry after a lost answer has the
 * same key, so that it is stored once; the same parcel and phone within a day asks first.
 */
export const bringLandRequestMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    children: {} as { location: 'location' },
  },
  actors: {
    location: locationCascadeMachine,
    loadBrought: fromPromise<BroughtLandRequest[], Pick<Input, 'client'>>(
      async ({ input: { client }, signal }) => body(await client.GET('/api/v1/brought-lands', { signal })),
    ),
    sendForm: fromPromise<string, SentForm>(({ input, signal }) => send(input, signal)),
  },
  guards: { isComplete: ({ context }) => isComplete(context) },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clearProblem: assign({ problem: undefined }),
    /** What is sent is another form from now on. */
    renewKey: assign({ key: ({ context }) => context.newKey(), again: false }),
  },
}).createMachine({
  id: 'bringLandRequest',
  context: ({ input }) => ({
    ...input,
    landRequests: undefined,
    loadProblem: undefined,
    place: emptyPlace,
    answers: emptyAnswers,
    consent: false,
    key: input.newKey(),
    again: false,
    reference: undefined,
    problem: undefined,
  }),
  type: 'parallel',
  invoke: {
    id: 'location',
    src: 'location',
    input: ({ context: { client } }) => ({ client }),
    onSnapshot: {
      // another place is another form
      actions: assign(({ context, event }) => {
        const { place } = event.snapshot.context;
        return place === context.place ? {} : { place, key: context.newKey(), again: false };
      }),
    },
  },
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            id: 'loadBrought',
            src: 'loadBrought',
            input: ({ context: { client } }) => ({ client }),
            onDone: { target: 'shown', actions: assign({ landRequests: ({ event }) => event.output }) },
            onError: { target: 'failed', actions: assign({ loadProblem: ({ event }) => problemOf(event) }) },
          },
        },
        failed: { on: { 'load.retry': 'loading' }, exit: assign({ loadProblem: undefined }) },
        shown: {},
      },
    },
    form: {
      initial: 'editing',
      states: {
        editing: {
          initial: 'fresh',
          on: {
            'field.change': {
              actions: [
                assign({
                  answers: ({ context, event }) => ({ ...context.answers, [event.field]: event.value }),
                  problem: ({ context, event }) => withoutField(context.problem, event.field),
                }),
                'renewKey',
              ],
            },
            'consent.change': { actions: [assign({ consent: ({ event }) => event.given }), 'renewKey'] },
            'form.submit': [{ guard: 'isComplete', target: 'sending' }, { target: '.incomplete' }],
          },
          states: { fresh: {}, incomplete: {}, failed: {}, sent: {} },
        },
        sending: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'sendForm',
            src: 'sendForm',
            input: ({ context: { client, key, again, place, answers } }) => ({
              client,
              key,
              again,
              place,
              answers,
            }),
            onDone: {
              // the place stays: a consultant often brings neighbours
              target: ['editing.sent', '#bringLandRequest.list.loading'],
              actions: [
                assign({ answers: emptyAnswers, consent: false, reference: ({ event }) => event.output }),
                'renewKey',
              ],
            },
            onError: [
              { guard: wasBrought, target: 'asking' },
              { target: 'editing.failed', actions: 'keepProblem' },
            ],
          },
        },
        asking: {
          on: {
            'repeat.confirm': { target: 'sending', actions: assign({ again: true }) },
            'dialog.close': 'editing',
          },
        },
      },
    },
  },
});

import {
  and,
  assertEvent,
  assign,
  cancel,
  fromCallback,
  fromPromise,
  not,
  raise,
  type SnapshotFrom,
  sendTo,
  setup,
  stateIn,
} from 'xstate';
import { type ApiClient, expectStatus } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import {
  isStarted,
  type LandOfferStep,
  reachableStep,
  readLandOfferDraft,
  toLandOfferDraft,
} from '../../rules/land-requests/landOfferDraft.ts';
import {
  areDetailsComplete,
  emptyAnswers,
  isLocationComplete,
  isPersonalComplete,
  type LandOfferAnswers,
  type MissingAnswer,
  missingOfDetails,
  missingOfLocation,
  missingOfPersonal,
  toLandRequestForm,
} from '../../rules/land-requests/landOfferForm.ts';
import { type LandOfferReceipt, receiptOfSame } from '../../rules/land-requests/landOfferReceipt.ts';
import {
  choosePhotos,
  type PhotoChoice,
  photoRoom,
  type RefusedPhoto,
} from '../../rules/land-requests/photoChoice.ts';
import { isPersonName } from '../../rules/people/personName.ts';
import { isCompletePhone } from '../../rules/people/phone.ts';
import { emptyPlace, type Place } from '../../rules/places/place.ts';
import { noticeVersion } from '../../rules/privacy/noticeVersion.ts';
import { type Problem, problemOf } from '../page/problem.ts';
import { chosenNames, locationCascadeMachine } from '../places/locationCascade.ts';
import { endReceipts } from './endReceipts.ts';

type LandRequestForm = components['schemas']['LandRequestForm'];

/** What the server's answer says of the stored land request. */
type SentLandRequest = Partial<Pick<LandOfferReceipt, 'reference' | 'token'>>;

interface Input {
  client: ApiClient;
  /** Makes a UUID. Retries of one form have the same key, so that they store one land request. */
  newKey: () => string;
  /** The stored form of an earlier visit that was not sent. */
  draft?: string | undefined;
  /** What the history entry of a reloaded page holds; undefined unless the page was reloaded. */
  reloaded?: { step: LandOfferStep; consent: unknown } | undefined;
  /** What was sent from this device within a day, the newest first. */
  receipts?: readonly LandOfferReceipt[];
}
/** Consent as a history entry holds it: to one form, after one version of the notice was read. */
export const consentTo = (form: string) => `${noticeVersion} ${form}`;
const givenConsent = ({ kvkk, id }: Context) => (kvkk ? consentTo(id) : undefined);

interface Context extends Pick<Input, 'client' | 'newKey'> {
  /** What happened to the stored form; undefined once step 1 is left. */
  earlierForm: 'restored' | 'expired' | undefined;
  place: Place;
  placeNames: readonly string[];
  answers: LandOfferAnswers;
  kvkk: boolean;
  /** Photographs that are sent once the land request is stored. */
  photos: readonly File[];
  refusedPhotos: readonly RefusedPhoto[];
  /** Photographs were chosen for this form; after a reload they are gone. */
  hadPhotos: boolean;
  /** The step at which the form opens, as far as the steps before are complete. */
  initialStep: LandOfferStep;
  /** The name has been typed or left, and is checked from then on. */
  nameSeen: boolean;
  /** The phone has been left, or its typing has paused, and a warning shows from then on. */
  phoneSeen: boolean;
  /** Names the form to which consent is given: its first key. */
  id: string;
  key: string;
  /** What was sent under the key; anything else is sent under a new one. */
  sentContent: string | undefined;
  receipts: readonly LandOfferReceipt[];
  problem: Problem | undefined;
}
type Event =
  | { type: 'field.change'; field: keyof LandOfferAnswers; value: string }
  | { type: 'name.blur' }
  | { type: 'phone.blur' }
  | { type: 'kvkk.change'; accepted: boolean }
  | { type: 'notice.open' }
  | { type: 'notice.close' }
  | { type: 'notice.forget' }
  | ({ type: 'photos.choose' } & PhotoChoice)
  | { type: 'photo.remove'; file: File }
  | { type: 'step.next' }
  /** The browser has gone back or forward to the history entry of a step. */
  | { type: 'step.visit'; step: LandOfferStep }
  | { type: 'form.submit' }
  /** The owner wants to discard the restored form, and is asked first. */
  | { type: 'form.clear' }
  | { type: 'clear.confirm' }
  /** A day has passed since the last input. */
  | { type: 'form.expire' }
  /** Another tab has sent a form, or a day has passed since one was sent. */
  | { type: 'receipts.change'; receipts: readonly LandOfferReceipt[] }
  /** The owner wants the device to forget what was sent, and is asked first. */
  | { type: 'receipts.forget' }
  | { type: 'forget.confirm' }
  /** The same was sent within a day, and the owner wants to send it again. */
  | { type: 'repeat.confirm' }
  | { type: 'dialog.close' };

const saveDraft = {
  type: 'saveDraft',
  params: ({ context, event }: { context: Context; event: { type: string } }) => ({
    draft: toLandOfferDraft(context),
    // The stored form holds neither consent nor step, so these events must restart its day.
    restartsExpiry: event.type === 'kvkk.change' || event.type === 'step.next',
  }),
} as const;
/** Empties the form and its place; the next consent needs the notice to be opened again. */
const resetForm = ['clearForm', 'clearPlace', 'forgetNotice'] as const;
const replaceStep = (step: LandOfferStep) =>
  ({
    type: 'replaceStep',
    params: ({ context }: { context: Context }) => ({ step, consent: givenConsent(context) }),
  }) as const;
const ifLeadsTo = (step: LandOfferStep) => ({ type: 'leadsTo', params: { step } }) as const;
const ifOpensAt = (step: LandOfferStep) => ({ type: 'opensAt', params: { step } }) as const;

const isPhone = ({ event }: { event: { field: keyof LandOfferAnswers } }) => event.field === 'phone';

/**
 * The three steps of the landowner: location and consent, land details, personal information; then
 * sending (product, 4, 5 and 8). Each step is a history entry: the browser's Back and Forward are
 * the only way between steps besides the buttons. An unsent form is stored without its step and
 * consent, because the next person at this device must give their own: it opens again at step 1
 * with everything else. A reload keeps both, which the history entry holds. A day after the last
 * input the form is cleared, also on an open page. The KVKK notice runs in parallel: consent is
 * possible only after it was opened. What was sent stays on the device for a day, in every tab; the
 * same parcel and phone again within that day asks first. Photographs are sent after the form, by
 * `ownerPhotos`, so that none of them can make it fail.
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
    /** Ends with the reference of the stored land request, and the secret of its receipt. */
    sendLandRequest: fromPromise<SentLandRequest, { client: ApiClient; key: string; form: LandRequestForm }>(
      async ({ input, signal }) => {
        const answer = await input.client.POST('/api/v1/lands/all', {
          // The version of the notice on this page.
          params: { header: { 'Idempotency-Key': input.key, 'Kvkk-Version': noticeVersion } },
          body: input.form,
          signal,
        });
        // the status alone says that it is stored (product, 7)
        const { reference, receipt_token: token } = expectStatus(answer, 200).data ?? {};
        return { reference, token };
      },
    ),
    /** Reports the step of each history entry that the browser visits; the page provides it. */
    watchSteps: fromCallback(() => undefined),
    /** Reports that the stored form has expired; the page provides it. */
    watchExpiry: fromCallback(() => undefined),
    /** Reports what the device keeps of sent forms whenever it changes; the page provides it. */
    watchReceipts: fromCallback(() => undefined),
  },
  delays: { typingPause: 1_500 },
  guards: {
    leadsTo: ({ context, event }, params: { step: LandOfferStep }) =>
      event.type === 'step.visit' && reachableStep(context, event.step) === params.step,
    opensAt: ({ context }, params: { step: LandOfferStep }) =>
      reachableStep(context, context.initialStep) === params.step,
    /** Not of a form that was sent or cleared while the files were being read. */
    isStarted: ({ context }) => isStarted(context),
    hasConsent: ({ context }) => context.kvkk,
    isNotSending: not(stateIn({ form: 'submitting' })),
    isRestored: ({ context }) => context.earlierForm === 'restored',
    isLocationComplete: ({ context }) => isLocationComplete(context.place, context.answers, context.kvkk),
    areDetailsComplete: ({ context }) => areDetailsComplete(context.answers),
    /** Another form was sent under the key, such as that of a duplicated tab. */
    isKeyTaken: ({ event }) => problemOf(event).kind === 'conflict',
    canSend: ({ context }) => isPersonalComplete(context.answers) && isPersonName(context.answers.name),
    isPersonalComplete: ({ context }) => isPersonalComplete(context.answers),
    isRepeat: ({ context }) => repeatedReceipt(context) !== undefined,
  },
  actions: {
    keepField: assign(({ context, event }) => {
      assertEvent(event, 'field.change');
      return {
        answers: { ...context.answers, [event.field]: event.value },
        nameSeen: context.nameSeen || event.field === 'name',
      };
    }),
    choosePhotos: assign(({ context, event }) => {
      assertEvent(event, 'photos.choose');
      const room = photoRoom({ stored: [], queue: context.photos });
      const { accepted, refused } = choosePhotos(event, room);
      const photos = [...context.photos, ...accepted];
      return { photos, refusedPhotos: refused, hadPhotos: context.hadPhotos || photos.length > 0 };
    }),
    removePhoto: assign(({ context, event }) => {
      assertEvent(event, 'photo.remove');
      const photos = context.photos.filter((file) => file !== event.file);
      return { photos, refusedPhotos: [], hadPhotos: photos.length > 0 };
    }),
    /** Sends the photographs by the secret of their own receipt; the page provides it. */
    sendPhotos: (_, _params: { token: string | undefined; photos: readonly File[] }) => undefined,
    showNameCheck: assign({ nameSeen: true }),
    /** Warns after a pause too: Enter submits from the phone field without a blur. */
    awaitPause: raise({ type: 'phone.blur' }, { id: 'phonePause', delay: 'typingPause' }),
    /**
     * Stores `draft`; undefined removes the stored one. A change starts its day again, and so does
     * `restartsExpiry`. The page provides it.
     */
    saveDraft: (_, _params: { draft: string | undefined; restartsExpiry: boolean }) => undefined,
    /** Adds a history entry for the step; the page provides it. */
    pushStep: (_, _params: { step: LandOfferStep }) => undefined,
    /**
     * Notes step and consent in the current history entry. For step 1 it goes back to the entry in
     * which the form began. The page provides it.
     */
    replaceStep: (_, _params: { step: LandOfferStep; consent: string | undefined }) => undefined,
    /**
     * Writes the consent into the current history entry; undefined removes it. The page provides
     * it.
     */
    noteConsent: (_, _params: { consent: string | undefined }) => undefined,
    keepReceipt: assign(
      (
        { context: { answers, place, placeNames, receipts, photos } },
        { reference, token }: SentLandRequest,
      ) => {
        const [ada, parsel, phone] = [answers.ada.trim(), answers.parsel.trim(), answers.phone.trim()];
        const lost = token === undefined && photos.length > 0 && { photosLost: true };
        const sent = { reference, token, ...lost, sentAtMs: Date.now() };
        return { receipts: [{ ...sent, place, placeNames, ada, parsel, phone }, ...receipts] };
      },
    ),
    /** Adds what was sent to what the device keeps; the page provides it. */
    storeReceipt: (_, _params: { receipt: LandOfferReceipt | undefined }) => undefined,
    /** The device forgets them whatever comes of it. */
    endReceipts: ({ context: { client, receipts } }) =>
      endReceipts(
        client,
        receipts.flatMap(({ token }) => token ?? []),
      ),
    /** Removes what the device keeps of sent forms; the page provides it. */
    removeReceipts: () => undefined,
    forgetEarlierForm: assign({ earlierForm: undefined }),
    /** Only the same content is a retry: changed content gets a new key. */
    takeKey: assign(({ context: { key, newKey, sentContent, place, answers } }) => {
      const content = JSON.stringify(toLandRequestForm(place, answers));
      const isOther = sentContent !== undefined && sentContent !== content;
      return { key: isOther ? newKey() : key, sentContent: content };
    }),
    renewKey: assign(({ context }) => ({ key: context.newKey(), sentContent: undefined })),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clearForm: assign(({ context }) => {
      const key = context.newKey();
      return {
        earlierForm: undefined,
        place: emptyPlace,
        placeNames: [],
        answers: emptyAnswers,
        kvkk: false,
        photos: [],
        refusedPhotos: [],
        hadPhotos: false,
        nameSeen: false,
        phoneSeen: false,
        id: key,
        key,
        sentContent: undefined,
      };
    }),
    clearPlace: sendTo('location', { type: 'location.clear' }),
    forgetNotice: raise({ type: 'notice.forget' }),
  },
}).createMachine({
  id: 'landOffer',
  context: ({ input: { client, newKey, draft, reloaded, receipts = [] } }) => {
    const stored = readLandOfferDraft(draft);
    const key = stored?.key ?? newKey();
    return {
      client,
      newKey,
      earlierForm: stored && 'restored',
      place: stored?.place ?? emptyPlace,
      placeNames: [],
      answers: stored?.answers ?? emptyAnswers,
      kvkk: stored !== undefined && reloaded?.consent === consentTo(stored.id),
      photos: [],
      refusedPhotos: [],
      hadPhotos: stored?.hadPhotos ?? false,
      initialStep: reloaded?.step ?? 'location',
      nameSeen: false,
      phoneSeen: (stored?.answers.phone ?? '') !== '',
      id: stored?.id ?? key,
      key,
      sentContent: stored?.sentContent,
      receipts,
      problem: undefined,
    };
  },
  invoke: [
    {
      id: 'location',
      src: 'locationCascade',
      input: ({ context }) => ({ client: context.client, place: context.place }),
      onSnapshot: {
        actions: [
          assign({
            place: ({ event }) => event.snapshot.context.place,
            placeNames: ({ event }) => chosenNames(event.snapshot.context),
          }),
          saveDraft,
        ],
      },
    },
    { id: 'watchSteps', src: 'watchSteps' },
    { id: 'watchExpiry', src: 'watchExpiry' },
    { id: 'watchReceipts', src: 'watchReceipts' },
  ],
  on: {
    'receipts.change': { actions: assign({ receipts: ({ event }) => event.receipts }) },
  },
  type: 'parallel',
  states: {
    form: {
      initial: 'opening',
      on: {
        'form.expire': {
          guard: 'isNotSending',
          target: '.location',
          actions: [...resetForm, assign({ earlierForm: 'expired' }), replaceStep('location')],
        },
        // reading the files may last longer than the step
        'photos.choose': { guard: 'isStarted', actions: ['choosePhotos', saveDraft] },
      },
      states: {
        // the entry may be that of a later step than the form has reached
        opening: {
          always: [
            { guard: ifOpensAt('personal'), target: 'personal' },
            { guard: ifOpensAt('details'), target: 'details', actions: replaceStep('details') },
            { target: 'location', actions: replaceStep('location') },
          ],
        },
        location: {
          entry: saveDraft,
          initial: 'filling',
          on: {
            'field.change': { actions: ['keepField', saveDraft] },
            'step.next': {
              guard: 'isLocationComplete',
              target: 'details',
              actions: ['forgetEarlierForm', { type: 'pushStep', params: { step: 'details' } }],
            },
            'step.visit': [
              { guard: ifLeadsTo('personal'), target: 'personal', actions: 'forgetEarlierForm' },
              { guard: ifLeadsTo('details'), target: 'details', actions: 'forgetEarlierForm' },
              // a history entry of a later step, left by a form that was sent
              { actions: replaceStep('location') },
            ],
          },
          states: {
            filling: {
              on: {
                'form.clear': { guard: 'isRestored', target: 'clearing' },
                'receipts.forget': 'forgetting',
              },
            },
            forgetting: {
              tags: 'dialog',
              on: {
                'dialog.close': 'filling',
                'forget.confirm': {
                  target: 'filling',
                  actions: ['endReceipts', assign({ receipts: [] }), 'removeReceipts'],
                },
              },
            },
            clearing: {
              tags: 'dialog',
              on: {
                'dialog.close': 'filling',
                'clear.confirm': { target: 'filling', actions: [...resetForm, saveDraft] },
              },
            },
            // after sending: the dialog stands over step 1, which is empty again
            thanked: { tags: 'dialog', on: { 'dialog.close': 'filling' } },
          },
        },
        details: {
          entry: saveDraft,
          on: {
            'field.change': { actions: ['keepField', saveDraft] },
            'photo.remove': { actions: ['removePhoto', saveDraft] },
            'step.next': {
              guard: 'areDetailsComplete',
              target: 'personal',
              actions: { type: 'pushStep', params: { step: 'personal' } },
            },
            'step.visit': [
              { guard: ifLeadsTo('personal'), target: 'personal' },
              { guard: ifLeadsTo('location'), target: 'location' },
            ],
          },
        },
        personal: {
          entry: saveDraft,
          initial: 'filling',
          on: {
            'field.change': [
              { guard: isPhone, actions: ['keepField', saveDraft, cancel('phonePause'), 'awaitPause'] },
              { actions: ['keepField', saveDraft] },
            ],
            'name.blur': { actions: 'showNameCheck' },
            'phone.blur': { actions: assign({ phoneSeen: true }) },
            'form.submit': [
              { guard: and(['canSend', 'isRepeat']), target: '.repeating' },
              { guard: 'canSend', target: 'submitting' },
              { guard: 'isPersonalComplete', target: '.nameInvalid', actions: 'showNameCheck' },
            ],
            'step.visit': [
              { guard: ifLeadsTo('details'), target: 'details' },
              { guard: ifLeadsTo('location'), target: 'location' },
            ],
          },
          states: {
            filling: {},
            repeating: {
              tags: 'dialog',
              on: { 'dialog.close': 'filling', 'repeat.confirm': '#landOffer.form.submitting' },
            },
            nameInvalid: { tags: 'dialog', on: { 'dialog.close': 'filling' } },
            failed: { tags: 'dialog', on: { 'dialog.close': 'filling' } },
          },
        },
        submitting: {
          tags: 'busy',
          entry: [assign({ problem: undefined }), 'takeKey', saveDraft],
          invoke: {
            id: 'sendLandRequest',
            src: 'sendLandRequest',
            input: ({ context }) => ({
              client: context.client,
              key: context.key,
              form: toLandRequestForm(context.place, context.answers),
            }),
            onDone: {
              target: 'location.thanked',
              actions: [
                { type: 'keepReceipt', params: ({ event }) => event.output },
                { type: 'storeReceipt', params: ({ context }) => ({ receipt: context.receipts[0] }) },
                {
                  type: 'sendPhotos',
                  params: ({ context, event }) => ({ token: event.output.token, photos: context.photos }),
                },
                ...resetForm,
                replaceStep('location'),
              ],
            },
            // Back may have led to another step's entry during the call
            onError: [
              {
                guard: 'isKeyTaken',
                target: 'personal.failed',
                actions: ['renewKey', 'keepProblem', replaceStep('personal')],
              },
              { target: 'personal.failed', actions: ['keepProblem', replaceStep('personal')] },
            ],
          },
        },
      },
    },
    notice: {
      initial: 'unread',
      states: {
        unread: {
          // consent that a reload has kept
          always: { guard: 'hasConsent', target: 'read' },
          on: { 'notice.open': 'open' },
        },
        open: {
          tags: 'dialog',
          // another step must not open behind the notice
          on: {
            'notice.close': 'read',
            // its file did not load
            'dialog.close': 'unread',
            'step.visit': 'read',
          },
        },
        read: {
          on: {
            'notice.open': 'open',
            'notice.forget': 'unread',
            // The later steps send the form with consent, so it cannot be withdrawn there.
            'kvkk.change': {
              guard: stateIn({ form: 'location' }),
              actions: [
                assign({ kvkk: ({ event }) => event.accepted }),
                { type: 'noteConsent', params: ({ context }) => ({ consent: givenConsent(context) }) },
                saveDraft,
              ],
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
  return context.nameSeen && !isPersonName(context.answers.name);
}

/** Whether the phone field warns that the number looks incomplete; it is sent all the same. */
export function showsPhoneWarning({ context }: LandOfferSnapshot): boolean {
  return context.phoneSeen && context.answers.phone.trim() !== '' && !isCompletePhone(context.answers.phone);
}

/** Whether the form holds answers that were not sent. */
export function isUnsent({ context }: LandOfferSnapshot): boolean {
  return isStarted(context);
}

/**
 * What was sent within a day for the same parcel and phone; undefined for a form that was just
 * tried, because its retry stores nothing twice.
 */
export function repeatedReceipt({
  receipts,
  place,
  answers,
  sentContent,
}: Context): LandOfferReceipt | undefined {
  const isRetry = sentContent === JSON.stringify(toLandRequestForm(place, answers));
  return isRetry ? undefined : receiptOfSame(receipts, { ...answers, place });
}

/** What the open step still needs before its button is enabled (product, 5). */
export function missingAnswers(snapshot: LandOfferSnapshot): MissingAnswer[] {
  const { place, answers, kvkk } = snapshot.context;
  if (snapshot.matches({ form: 'location' })) return missingOfLocation(place, answers, kvkk);
  return snapshot.matches({ form: 'details' }) ? missingOfDetails(answers) : missingOfPersonal(answers);
}

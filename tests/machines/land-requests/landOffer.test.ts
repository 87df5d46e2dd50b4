import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type AnyEventObject, type AnyMachineSnapshot, createActor } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import type { components } from '../../../api/schema.ts';
import {
  consentTo,
  isUnsent,
  type LandOfferSnapshot,
  landOfferMachine,
  missingAnswers,
  repeatedReceipt,
  showsNameError,
  showsPhoneWarning,
} from '../../../machines/land-requests/landOffer.ts';
import {
  type LocationLists,
  type LocationLoad,
  locationCascadeMachine,
} from '../../../machines/places/locationCascade.ts';
import {
  type LandOfferDraft,
  type LandOfferStep,
  landOfferSteps,
  toLandOfferDraft,
} from '../../../rules/land-requests/landOfferDraft.ts';
import {
  emptyAnswers,
  type LandOfferAnswers,
  landInfoFields,
} from '../../../rules/land-requests/landOfferForm.ts';
import type { LandOfferReceipt } from '../../../rules/land-requests/landOfferReceipt.ts';
import { isPersonName } from '../../../rules/people/personName.ts';
import { emptyPlace } from '../../../rules/places/place.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { follow, type Plan, walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';
import { nextEmpty, place, placeLists, stepFields, typed } from './sampleLandOffer.ts';

const placeIs = (chosen: typeof place) => ({
  type: 'xstate.snapshot.location',
  snapshot: { context: { place: chosen, lists: placeLists } },
});
const keyTaken = refusal('createLandRequest', 409);
const answers: AnyEventObject[] = [
  { type: 'xstate.done.actor.sendLandRequest', output: { reference: 'T-1042' } },
  { type: 'xstate.error.actor.sendLandRequest', error: unreachable },
  { type: 'xstate.error.actor.sendLandRequest', error: keyTaken },
];
const buttons: AnyEventObject[] = [
  { type: 'step.next' },
  { type: 'form.submit' },
  { type: 'dialog.close' },
  { type: 'form.expire' },
  { type: 'kvkk.change', accepted: true },
  { type: 'kvkk.change', accepted: false },
];
const visits: AnyEventObject[] = landOfferSteps.map((step) => ({ type: 'step.visit', step }));
const notice: AnyEventObject[] = [{ type: 'notice.open' }, { type: 'notice.close' }];
const change = (field: keyof LandOfferAnswers, value: string) => ({ type: 'field.change', field, value });
const photo = new File(['x'], 'tarla.jpg');
const eventsOfStep = {
  location: [...notice, placeIs(place), placeIs({ ...place, mahalle: '' }), change('parsel', ' ')],
  details: [
    change('metrekare', ' '),
    { type: 'photos.choose', files: [photo] },
    { type: 'photo.remove', file: photo },
  ],
  personal: [
    { type: 'name.blur' },
    { type: 'phone.blur' },
    change('name', 'A1'),
    change('name', typed.name),
    change('phone', ' '),
  ],
};

/** A walk fills in the fields in their order; a graph of all orders would be too large. */
function events(snapshot: AnyMachineSnapshot): AnyEventObject[] {
  const step = (['location', 'details', 'personal'] as const).find((form) => snapshot.matches({ form }));
  if (!step) return [...answers, ...buttons, ...notice, ...visits];
  const { answers: entered } = snapshot.context;
  const empty = nextEmpty(step, entered);
  // with visits at every field of the later steps the graph would be too large
  const described = landInfoFields.filter((field) => entered[field].trim() !== '').length;
  const visiting = entered.name === '' && [0, landInfoFields.length].includes(described) ? visits : [];
  return [...buttons, ...visiting, ...(empty ? [change(empty, typed[empty])] : []), ...eventsOfStep[step]];
}

const machine = landOfferMachine.provide({
  actors: {
    sendLandRequest: pendingCall(),
    locationCascade: locationCascadeMachine.provide({ actors: { loadList: pendingCall() } }),
  },
});
const input = { client: noClient, newKey: randomUUID };
const plan = {
  events,
  position: ({ context: { answers, kvkk, nameSeen, sentContent, place: chosen } }: LandOfferSnapshot) => [
    chosen.mahalle !== '',
    Object.values(answers).filter((value) => String(value).trim() !== '').length,
    isPersonName(answers.name),
    kvkk,
    nameSeen,
    sentContent,
  ],
  create: (inspect) => createActor(machine, { input, inspect }),
} satisfies Plan<LandOfferSnapshot>;
const stored: LandOfferDraft = {
  place,
  answers: typed,
  id: 'stored form',
  key: 'stored key',
  sentContent: JSON.stringify(sampleLandRequest),
};
/** Opens the page with a stored form, after a reload of `reloadedAt` with its consent. */
const reopen = (
  events: AnyEventObject[],
  reloadedAt?: LandOfferStep,
  draft = stored,
  receipts: readonly LandOfferReceipt[] = [],
) => {
  const reloaded = reloadedAt && { step: reloadedAt, consent: consentTo(draft.id) };
  const kept = { ...input, draft: toLandOfferDraft(draft), reloaded, receipts };
  return follow({ ...plan, create: (inspect) => createActor(machine, { input: kept, inspect }) }, events);
};
/** The form after the last event of a walk. */
function endOf({ steps: walked }: ReturnType<typeof reopen>): LandOfferSnapshot {
  const last = walked.at(-1);
  if (!last) throw new Error('The walk has no event');
  return last.after;
}
const agreed = [
  { type: 'notice.open' },
  { type: 'notice.close' },
  { type: 'kvkk.change', accepted: true },
] as const;
const cleared = reopen([...agreed, { type: 'form.clear' }, { type: 'clear.confirm' }]);
const keptFilled = reopen([{ type: 'form.clear' }, { type: 'dialog.close' }]);
const goneOn = reopen([...agreed, { type: 'step.next' }, { type: 'step.visit', step: 'personal' }]);
const undescribed = { ...stored, answers: { ...typed, egim: '' } };
const reloads = [
  reopen([{ type: 'kvkk.change', accepted: false }], 'location'),
  reopen([], 'details'),
  reopen([], 'personal'),
  reopen([], 'personal', undescribed),
] as const;
const receipt: LandOfferReceipt = {
  reference: 'T-1001',
  sentAtMs: 0,
  place,
  placeNames: ['İzmir', 'Urla', 'Bademler'],
  ada: '101',
  parsel: '7',
  phone: '0532 000 00 00',
};
const unsent = { ...stored, sentContent: undefined };
const sentAgain = reopen(
  [
    { type: 'form.submit' },
    { type: 'repeat.confirm' },
    { type: 'xstate.error.actor.sendLandRequest', error: unreachable },
    { type: 'form.submit' },
    { type: 'xstate.done.actor.sendLandRequest', output: { reference: 'T-1042' } },
  ],
  'personal',
  unsent,
  [receipt],
);
const keptBack = reopen([{ type: 'form.submit' }, { type: 'dialog.close' }], 'personal', unsent, [receipt]);
const forgotten = reopen(
  [
    { type: 'receipts.forget' },
    { type: 'dialog.close' },
    { type: 'receipts.forget' },
    { type: 'forget.confirm' },
  ],
  undefined,
  stored,
  [receipt],
);
const told = reopen([{ type: 'receipts.change', receipts: [receipt] }]);
const walks = [...walk(plan), cleared, keptFilled, goneOn, sentAgain, keptBack, forgotten, told, ...reloads];
const steps = testWalks(machine, walks);
const isFull = (answers: LandOfferAnswers, fields: readonly (keyof LandOfferAnswers)[]) =>
  fields.every((field) => answers[field].trim() !== '');
const isSent = ({ before, after }: (typeof steps)[number]) =>
  after.matches({ form: 'submitting' }) && !before.matches({ form: 'submitting' });
const succeeded = ({ event }: (typeof steps)[number]) => event.type === 'xstate.done.actor.sendLandRequest';
const consentIn = ({ context }: LandOfferSnapshot) => (context.kvkk ? consentTo(context.id) : undefined);
const isCleared = (step: (typeof steps)[number]) =>
  step.event.type === 'clear.confirm' || hasExpired(step) || succeeded(step);
const hasExpired = ({ event }: (typeof steps)[number]) => event.type === 'form.expire';

test('the form is busy exactly while it is sent', () => {
  for (const { after, story } of steps) {
    expect(after.hasTag('busy'), story).toBe(after.matches({ form: 'submitting' }));
  }
});

test.each([
  ['location', 'step.next', 'details'],
  ['details', 'step.next', 'personal'],
  ['personal', 'form.submit', 'submitting'],
] as const)('a complete %s is left by %s for %s', (step, type, next) => {
  expect(endOf(reopen([{ type }], step)).matches({ form: next })).toBe(true);
});

test.each<[LandOfferStep, keyof LandOfferAnswers, string]>([
  ['location', 'ada', ''],
  ['location', 'parsel', ' '],
  ...landInfoFields.map((field): [LandOfferStep, keyof LandOfferAnswers, string] => ['details', field, '']),
  ['details', 'metrekare', ' '],
  ['personal', 'name', ''],
  ['personal', 'phone', ' '],
])('%s cannot be left while its %s is %j', (step, field, value) => {
  const { start } = reopen([], step, { ...stored, answers: { ...typed, [field]: value } });
  expect(start.matches({ form: step })).toBe(true);
  expect(start.can({ type: step === 'personal' ? 'form.submit' : 'step.next' })).toBe(false);
});

test('location cannot be left without a neighbourhood', () => {
  const { start } = reopen([], 'location', { ...stored, place: { ...place, mahalle: '' } });
  expect(start.context.kvkk).toBe(true);
  expect(start.can({ type: 'step.next' })).toBe(false);
});

test('location cannot be left without consent', () => {
  expect(reopen([]).start.can({ type: 'step.next' })).toBe(false);
});

test.each([
  ['location', 'form.submit'],
  ['details', 'form.submit'],
  ['personal', 'step.next'],
] as const)('a complete %s takes no %s', (step, type) => {
  expect(reopen([], step).start.can({ type })).toBe(false);
});

test.each(['step.next', 'form.submit'] as const)('a form that is being sent takes no %s', (type) => {
  expect(endOf(reopen([{ type: 'form.submit' }], 'personal')).can({ type })).toBe(false);
});

test('no step is open before those before it are complete', () => {
  for (const { after, story } of steps) {
    if (after.matches({ form: 'location' })) continue;
    const { place: chosen, answers, kvkk } = after.context;
    expect([chosen.mahalle !== '', kvkk], story).toEqual([true, true]);
    expect(isFull(answers, stepFields.location), story).toBe(true);
    if (!after.matches({ form: 'details' })) expect(isFull(answers, stepFields.details), story).toBe(true);
  }
});

test.each([
  ['location', 'details'],
  ['details', 'personal'],
] as const)('step.next at %s pushes a history entry for %s', (step, next) => {
  const { steps: walked } = reopen([{ type: 'step.next' }], step);
  expect(walked[0]?.actions).toContainEqual({ type: 'pushStep', params: { step: next } });
});

test('what a step still needs is named exactly while its button is disabled', () => {
  for (const { after, story } of steps) {
    if (after.matches({ form: 'submitting' })) continue;
    const forward = { type: after.matches({ form: 'personal' }) ? 'form.submit' : 'step.next' } as const;
    expect(missingAnswers(after).length === 0, story).toBe(after.can(forward));
  }
});

const visited = steps.filter(({ event }) => event.type === 'step.visit');

test.each(
  landOfferSteps.flatMap((from) => landOfferSteps.map((to): [LandOfferStep, LandOfferStep] => [from, to])),
)('from %s of a complete form, Back and Forward lead to the entry of %s', (from, to) => {
  expect(endOf(reopen([{ type: 'step.visit', step: to }], from)).matches({ form: to })).toBe(true);
});

test.each<[keyof LandOfferAnswers, LandOfferStep, LandOfferStep, LandOfferStep]>([
  ['ada', 'location', 'details', 'location'],
  ['ada', 'location', 'personal', 'location'],
  ['egim', 'location', 'personal', 'details'],
  ['egim', 'details', 'personal', 'details'],
])('without an answer to %s, Forward from %s to %s leads to %s', (field, from, to, reached) => {
  const draft = { ...stored, answers: { ...typed, [field]: '' } };
  const walked = reopen([{ type: 'step.visit', step: to }], from, draft);
  expect(walked.start.matches({ form: from })).toBe(true);
  expect(endOf(walked).matches({ form: reached })).toBe(true);
});

test.each(['details', 'personal'])('without consent, Forward to %s leads to location', (step) => {
  expect(endOf(reopen([{ type: 'step.visit', step }])).matches({ form: 'location' })).toBe(true);
});

test.each(landOfferSteps)('while the form is sent, Back and Forward to %s lead nowhere', (step) => {
  const walked = reopen([{ type: 'form.submit' }, { type: 'step.visit', step }], 'personal');
  expect(endOf(walked).matches({ form: 'submitting' })).toBe(true);
});

test('an entry whose step cannot open is noted as step 1 with the consent', () => {
  const refused = visited.filter(
    ({ before, after }) => before.matches({ form: 'location' }) && after.matches({ form: 'location' }),
  );
  for (const { after, actions, story } of refused) {
    const params = { step: 'location', consent: consentIn(after) };
    expect(actions, story).toContainEqual({ type: 'replaceStep', params });
  }
  expect(new Set(refused.map(({ after }) => after.context.kvkk))).toEqual(new Set([true, false]));
});

test('leaving step 1 by Forward forgets that the form was restored, and nothing else is lost', () => {
  for (const { before, after, story } of visited) {
    const leaves = before.matches({ form: 'location' }) && !after.matches({ form: 'location' });
    const forgotten = leaves ? { earlierForm: undefined } : {};
    expect(after.context, story).toEqual({ ...before.context, ...forgotten });
  }
});

test('Back and Forward close the notice', () => {
  for (const { after, story } of visited) expect(after.matches({ notice: 'open' }), story).toBe(false);
  expect(visited.some(({ before }) => before.matches({ notice: 'open' }))).toBe(true);
});

test('every change is stored, until the form is sent', () => {
  for (const { event, before, after, actions, story } of steps) {
    const kept = actions.findLast(({ type }) => type === 'saveDraft');
    const isKept = toLandOfferDraft(before.context) === toLandOfferDraft(after.context);
    if (!isKept) expect(kept, story).toBeDefined();
    const restartsExpiry = ['kvkk.change', 'step.next'].includes(event.type);
    if (kept) expect(kept.params, story).toEqual({ draft: toLandOfferDraft(after.context), restartsExpiry });
    if (after.matches({ form: 'submitting' })) expect(isUnsent(after), story).toBe(true);
    if (event.type === 'xstate.done.actor.sendLandRequest') expect(isUnsent(after), story).toBe(false);
  }
});

test('a stored form opens at step 1 as it was, but asks for consent anew', () => {
  const { start } = goneOn;
  expect(start.matches({ form: { location: 'filling' }, notice: 'unread' })).toBe(true);
  expect(start.context).toMatchObject({ ...stored, kvkk: false, earlierForm: 'restored' });
  // the same draft again does not count as input
  expect(toLandOfferDraft(start.context)).toBe(toLandOfferDraft(stored));
  const [gone, visited] = goneOn.steps.slice(-2);
  expect(gone?.after.matches({ form: 'details' })).toBe(true);
  expect(gone?.after.context.earlierForm).toBeUndefined();
  expect(visited?.after.matches({ form: 'personal' })).toBe(true);
  expect(visited?.after.context).toMatchObject(stored);
});

test('a reload keeps step and consent, as far as the steps before are complete', () => {
  for (const [index, step] of (['location', 'details', 'personal', 'details'] as const).entries()) {
    const { start } = reloads[index] ?? {};
    expect(start?.matches({ form: step, notice: 'read' })).toBe(true);
    expect(start?.context.kvkk).toBe(true);
  }
  expect(reloads[0].steps[0]?.after.context.kvkk).toBe(false);
});

test.each([
  ['of another form', { draft: toLandOfferDraft(stored), consent: consentTo('another form') }],
  ['after another notice', { draft: toLandOfferDraft(stored), consent: `2025-01-01 ${stored.id}` }],
  ['without a stored form', { draft: undefined, consent: undefined }],
])('a reload with the consent %s opens step 1 and asks for it', (_, { draft, consent }) => {
  const reloaded = { step: 'personal', consent } as const;
  const form = createActor(machine, { input: { ...input, draft, reloaded } }).start();
  const start = form.getSnapshot();
  expect(start.matches({ form: 'location', notice: 'unread' })).toBe(true);
  expect(start.context.kvkk).toBe(false);
  form.stop();
});

test('consent and its withdrawal are noted in the history entry', () => {
  const changes = steps.filter(({ event }) => event.type === 'kvkk.change');
  for (const { event, after, actions, story } of changes) {
    expect(after.context.kvkk, story).toBe(event.accepted);
    expect(actions, story).toContainEqual({ type: 'noteConsent', params: { consent: consentIn(after) } });
  }
});

test('only a restored form can be cleared, with its consent and its stored copy', () => {
  for (const { after, story } of steps) {
    const isOpen =
      after.context.earlierForm === 'restored' && after.matches({ form: { location: 'filling' } });
    expect(after.can({ type: 'form.clear' }), story).toBe(isOpen);
  }
  const step = cleared.steps.at(-1);
  expect(step?.after.context).toMatchObject({ place: emptyPlace, answers: emptyAnswers, kvkk: false });
  expect(step?.after.context).toMatchObject({ sentContent: undefined, earlierForm: undefined });
  expect(step?.after.context.key).not.toBe(stored.key);
  expect(step?.after.matches({ form: 'location', notice: 'unread' })).toBe(true);
  expect(step?.actions).toContainEqual({
    type: 'saveDraft',
    params: { draft: undefined, restartsExpiry: false },
  });
});

test('a form that has expired is cleared with its consent and its stored copy, unless it is being sent', () => {
  for (const { event, before, after, actions, story } of steps) {
    if (event.type !== 'form.expire') continue;
    expect(before.matches({ form: 'submitting' }), story).toBe(false);
    expect(after.context, story).toMatchObject({ place: emptyPlace, answers: emptyAnswers, kvkk: false });
    expect(after.context.earlierForm, story).toBe('expired');
    expect(after.matches({ form: { location: 'filling' } }), story).toBe(true);
    expect(actions, story).toContainEqual({
      type: 'saveDraft',
      params: { draft: undefined, restartsExpiry: false },
    });
    const params = { step: 'location', consent: undefined };
    expect(actions, story).toContainEqual({ type: 'replaceStep', params });
  }
  expect(steps.some(hasExpired)).toBe(true);
});

test('a restored form is cleared only after the question', () => {
  const [asked, dismissed] = keptFilled.steps;
  expect(asked?.after.matches({ form: { location: 'clearing' } })).toBe(true);
  for (const step of [asked, dismissed]) expect(step?.after.context).toEqual(keptFilled.start.context);
  expect(dismissed?.after.matches({ form: { location: 'filling' } })).toBe(true);
});

test('clearing a restored form also clears the lists to choose a place from', () => {
  const form = createActor(machine, { input: { ...input, draft: toLandOfferDraft(stored) } }).start();
  const chosenPlace = () => form.getSnapshot().children.location?.getSnapshot().context.place;
  expect(chosenPlace()).toEqual(place);
  form.send({ type: 'form.clear' });
  form.send({ type: 'clear.confirm' });
  expect(chosenPlace()).toEqual(emptyPlace);
  form.stop();
});

test('a form without a stored copy is not restored, and names no place', () => {
  expect(walks[0]?.start.context).toMatchObject({ earlierForm: undefined, placeNames: [] });
});

test('the page opens at step 1, also at the history entry of a later step', () => {
  const replaced: LandOfferStep[] = [];
  const actions = {
    replaceStep: (_: unknown, { step }: { step: LandOfferStep }) => void replaced.push(step),
  };
  createActor(machine.provide({ actions }), { input }).start().stop();
  expect(replaced).toEqual(['location']);
});

test('the invalid name of a restored form is marked once it is sent', () => {
  const invalid = { ...stored, answers: { ...typed, name: 'A1' } };
  const form = createActor(machine, { input: { ...input, draft: toLandOfferDraft(invalid) } }).start();
  for (const event of agreed) form.send(event);
  form.send({ type: 'step.visit', step: 'personal' });
  expect(showsNameError(form.getSnapshot())).toBe(false);
  form.send({ type: 'form.submit' });
  expect(form.getSnapshot().matches({ form: { personal: 'nameInvalid' } })).toBe(true);
  expect(showsNameError(form.getSnapshot())).toBe(true);
  form.stop();
});

test('a phone that looks incomplete is warned about once it was left, and is sent all the same', () => {
  const withoutPhone = { ...stored, answers: { ...typed, phone: '' } };
  const form = createActor(machine, { input: { ...input, draft: toLandOfferDraft(withoutPhone) } }).start();
  for (const event of agreed) form.send(event);
  form.send({ type: 'step.visit', step: 'personal' });
  form.send({ type: 'field.change', field: 'phone', value: '0532' });
  expect(showsPhoneWarning(form.getSnapshot())).toBe(false);
  form.send({ type: 'phone.blur' });
  expect(showsPhoneWarning(form.getSnapshot())).toBe(true);
  expect(form.getSnapshot().can({ type: 'form.submit' })).toBe(true);
  form.send({ type: 'field.change', field: 'phone', value: typed.phone });
  expect(showsPhoneWarning(form.getSnapshot())).toBe(false);
  form.stop();
});

test('the incomplete phone of a restored form is warned about at once', () => {
  const typedPhone = { ...stored, answers: { ...typed, phone: '0532' } };
  const draft = toLandOfferDraft(typedPhone);
  const form = createActor(machine, { input: { ...input, draft } }).start();
  expect(showsPhoneWarning(form.getSnapshot())).toBe(true);
  form.stop();
});

test('a phone that looks incomplete is warned about once its typing has paused', () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers();
  const form = createActor(machine, {
    input: {
      ...input,
      draft: toLandOfferDraft({ ...stored, answers: { ...typed, phone: '' } }),
      reloaded: { step: 'personal', consent: consentTo(stored.id) },
    },
  }).start();
  for (const value of ['053', '0532']) {
    form.send({ type: 'field.change', field: 'phone', value });
    vi.advanceTimersByTime(1_400);
    expect(showsPhoneWarning(form.getSnapshot())).toBe(false);
  }
  vi.advanceTimersByTime(100);
  expect(showsPhoneWarning(form.getSnapshot())).toBe(true);
  form.stop();
});

test('a phone that was emptied again is not called incomplete', () => {
  const typedPhone = { ...stored, answers: { ...typed, phone: '0532' } };
  const form = createActor(machine, { input: { ...input, draft: toLandOfferDraft(typedPhone) } }).start();
  for (const event of agreed) form.send(event);
  form.send({ type: 'step.visit', step: 'personal' });
  form.send({ type: 'phone.blur' });
  expect(showsPhoneWarning(form.getSnapshot())).toBe(true);
  for (const empty of ['', ' ']) {
    form.send({ type: 'field.change', field: 'phone', value: empty });
    expect(showsPhoneWarning(form.getSnapshot())).toBe(false);
  }
  form.stop();
});

test('an invalid name is not sent, is marked, and opens a dialog', () => {
  for (const { event, after, story } of steps) {
    if (event.type !== 'form.submit') continue;
    const valid = after.context.answers.name === typed.name;
    if (after.matches({ form: { personal: 'repeating' } })) continue;
    expect(after.matches({ form: 'submitting' }), story).toBe(valid);
    expect(after.matches({ form: { personal: 'nameInvalid' } }), story).toBe(!valid);
    expect(showsNameError(after), story).toBe(!valid);
  }
});

test('the name is checked after the first input or blur', () => {
  expect(walks[0]?.start.context.nameSeen).toBe(false);
  for (const step of steps) {
    const { event, before, after, story } = step;
    const seen = event.type === 'name.blur' || (event.type === 'field.change' && event.field === 'name');
    const refused = after.matches({ form: { personal: 'nameInvalid' } });
    expect(after.context.nameSeen, story).toBe(
      !isCleared(step) && (before.context.nameSeen || seen || refused),
    );
    expect(showsNameError(after), story).toBe(
      after.context.nameSeen && after.context.answers.name !== typed.name,
    );
  }
});

test('a failure keeps the form and shows the reason', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'xstate.error.actor.sendLandRequest') continue;
    const { problem, key, sentContent } = after.context;
    expect(after.context, story).toEqual({ ...before.context, problem, key, sentContent });
    expect(problem?.kind, story).toBe(event.error === unreachable ? 'unreachable' : 'conflict');
    expect(after.matches({ form: { personal: 'failed' } }), story).toBe(true);
  }
});

test('a success clears the form and the consent, and shows the thanks on the first step', () => {
  for (const step of steps.filter(succeeded)) {
    const { before, after, story } = step;
    if (before.context.receipts.length > 0) continue;
    expect(after.context, story).toMatchObject({
      answers: emptyAnswers,
      place: emptyPlace,
      kvkk: false,
      nameSeen: false,
      phoneSeen: false,
      receipts: [
        {
          reference: 'T-1042',
          sentAtMs: expect.any(Number),
          place,
          placeNames: ['İzmir', 'Urla', 'Bademler'],
          ada: '101',
          parsel: '7',
          phone: typed.phone,
        },
      ],
      problem: undefined,
    });
    expect(after.matches({ form: { location: 'thanked' } }), story).toBe(true);
    // an open notice stays open
    expect(after.matches({ notice: 'unread' }), story).toBe(!before.matches({ notice: 'open' }));
  }
  expect(steps.some(succeeded)).toBe(true);
});

test('what was sent is handed to the device, the newest first', () => {
  const { receipts } = endOf(sentAgain).context;
  expect(receipts).toMatchObject([{ reference: 'T-1042' }, receipt]);
  const stored = { type: 'storeReceipt', params: { receipt: receipts[0] } };
  expect(sentAgain.steps.at(-1)?.actions).toContainEqual(stored);
});

test('the same parcel and phone within a day ask first, and a retry of what was confirmed does not', () => {
  const [asked, confirmed, failed, retried] = sentAgain.steps.map(({ after }) => after);
  expect(asked?.matches({ form: { personal: 'repeating' } })).toBe(true);
  expect(asked && repeatedReceipt(asked.context)).toEqual(receipt);
  expect(confirmed?.matches({ form: 'submitting' })).toBe(true);
  expect(failed?.matches({ form: { personal: 'failed' } })).toBe(true);
  expect(retried?.matches({ form: 'submitting' })).toBe(true);
  expect(endOf(keptBack).matches({ form: { personal: 'filling' } })).toBe(true);
  expect(endOf(keptBack).context.answers).toEqual(typed);
});

test('the device forgets what was sent only once that is confirmed, and the form stays', () => {
  const [, kept, , gone] = forgotten.steps;
  expect(kept?.after.context.receipts).toEqual([receipt]);
  expect(gone?.after.context).toEqual({ ...kept?.after.context, receipts: [] });
  expect(gone?.actions).toContainEqual({ type: 'removeReceipts', params: undefined });
});

test('a receipt that the device forgets ends on the server, and a failed call changes nothing', async () => {
  const { client, sent } = fakeServer({ undeclared: { endReceipt: { status: 500 } } });
  const receipts = [{ ...receipt, token: 'anahtar' }, receipt];
  const form = createActor(landOfferMachine, { input: { client, newKey: () => 'key', receipts } }).start();
  form.send({ type: 'receipts.forget' });
  form.send({ type: 'forget.confirm' });
  expect(form.getSnapshot().context.receipts).toEqual([]);
  const ends = () => sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  await expect.poll(ends).toEqual(['/api/v1/receipts/anahtar']);
  form.stop();
});

test('what another tab has sent is taken over on every step', () => {
  for (const step of landOfferSteps) {
    const told = endOf(reopen([{ type: 'receipts.change', receipts: [receipt] }], step));
    expect([told.matches({ form: step }), told.context.receipts]).toEqual([true, [receipt]]);
  }
});

test('a change affects only its field', () => {
  for (const step of steps) {
    const { event, before, after, story } = step;
    if (isCleared(step)) continue;
    const { answers } = before.context;
    const changed = event.type === 'field.change' ? { ...answers, [event.field]: event.value } : answers;
    expect(after.context.answers, story).toEqual(changed);
    if (event.type !== 'field.change') continue;
    expect(after.matches({ form: { personal: 'filling' } }), story).toBe(
      before.matches({ form: { personal: 'filling' } }),
    );
  }
});

const content = JSON.stringify(sampleLandRequest);
const submit = { type: 'form.submit' };

test.each<[string, LandOfferDraft, AnyEventObject[]]>([
  ['the first attempt', { ...stored, sentContent: undefined }, [submit]],
  ['another attempt', stored, [submit]],
  ['a lost answer', stored, [submit, { type: 'xstate.error.actor.sendLandRequest', error: unreachable }]],
])('%s keeps the key, and notes what is sent under it', (_, draft, events) => {
  const { context } = endOf(reopen(events, 'personal', draft));
  expect(context).toMatchObject({ key: stored.key, sentContent: content });
});

test('other content is sent under a new key', () => {
  const { context } = endOf(reopen([submit], 'personal', { ...stored, sentContent: 'other' }));
  expect(context.key).not.toBe(stored.key);
  expect(context.sentContent).toBe(content);
});

test.each<[string, LandOfferStep, AnyEventObject[]]>([
  ['a conflict', 'personal', [submit, { type: 'xstate.error.actor.sendLandRequest', error: keyTaken }]],
  [
    'a success',
    'personal',
    [submit, { type: 'xstate.done.actor.sendLandRequest', output: { reference: 'T-1042' } }],
  ],
  ['clearing the form', 'location', [{ type: 'form.clear' }, { type: 'clear.confirm' }]],
  ['expiry', 'location', [{ type: 'form.expire' }]],
])('%s leaves a new key, under which nothing was sent', (_, step, events) => {
  const { context } = endOf(reopen(events, step));
  expect(context.key).not.toBe(stored.key);
  expect(context.sentContent).toBeUndefined();
});

test('nothing but sending and clearing changes the key', () => {
  for (const step of steps) {
    const { event, before, after, story } = step;
    const isAnswer = event.type === 'xstate.error.actor.sendLandRequest';
    if (isSent(step) || isCleared(step) || isAnswer) continue;
    const { key, sentContent } = before.context;
    expect(after.context, story).toMatchObject({ key, sentContent });
  }
});

test('consent is possible only on the first step, after the notice was opened and closed', () => {
  for (const { start, steps: walked } of walks) {
    let opened = start.matches({ notice: 'read' });
    for (const step of walked) {
      const { event, before, after, story } = step;
      if (event.type === 'notice.open') opened = true;
      if (after.matches({ notice: 'unread' })) opened = false;
      if (after.context.kvkk) expect(opened, story).toBe(true);
      const open = after.matches({ form: 'location' }) && after.matches({ notice: 'read' });
      expect(after.can({ type: 'kvkk.change', accepted: true }), story).toBe(open);
      const answered = event.type === 'kvkk.change' ? event.accepted : before.context.kvkk;
      if (!isCleared(step)) expect(after.context.kvkk, story).toBe(answered);
    }
  }
});

test('closing a dialog returns to the form', () => {
  for (const { after, story } of steps) {
    const dialog =
      after.matches({ notice: 'open' }) ||
      after.matches({ form: { location: 'clearing' } }) ||
      after.matches({ form: { location: 'forgetting' } }) ||
      after.matches({ form: { personal: 'repeating' } }) ||
      after.matches({ form: { location: 'thanked' } }) ||
      after.matches({ form: { personal: 'nameInvalid' } }) ||
      after.matches({ form: { personal: 'failed' } });
    expect(after.can({ type: 'dialog.close' }), story).toBe(dialog);
  }
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'dialog.close' || before.matches({ notice: 'open' })) continue;
    const behind = before.matches({ form: 'location' }) ? { location: 'filling' } : { personal: 'filling' };
    expect(after.matches({ form: behind }), story).toBe(true);
  }
});

test('a notice that was closed because it did not load is not read, unless consent was given', () => {
  const closed = steps.filter(
    ({ event, before }) => event.type === 'dialog.close' && before.matches({ notice: 'open' }),
  );
  for (const { after, story } of closed)
    expect(after.matches({ notice: after.context.kvkk ? 'read' : 'unread' }), story).toBe(true);
  expect(new Set(closed.map(({ after }) => after.context.kvkk))).toEqual(new Set([true, false]));
});

test('the notice can be opened at any time, and is read once closed', () => {
  for (const { after, story } of steps) {
    expect(after.can({ type: 'notice.open' }), story).toBe(!after.matches({ notice: 'open' }));
  }
  for (const { event, after, story } of steps) {
    if (event.type === 'notice.open') expect(after.matches({ notice: 'open' }), story).toBe(true);
    if (event.type === 'notice.close') expect(after.matches({ notice: 'read' }), story).toBe(true);
  }
});

test('sending again clears the problem of an earlier failure', () => {
  for (const step of steps.filter(isSent)) expect(step.after.context.problem, step.story).toBeUndefined();
});

/** A filled form on its last step; the test answers its call unless there is a client. */
async function filledForm(client: ApiClient = noClient) {
  const sendLandRequest = controlledCall<
    Partial<Pick<LandOfferReceipt, 'reference' | 'token'>>,
    { client: ApiClient; key: string; form: components['schemas']['LandRequestForm'] }
  >();
  const lists = controlledCall<LocationLists, LocationLoad>();
  const locationCascade = locationCascadeMachine.provide({ actors: { loadList: lists.logic } });
  const provided = landOfferMachine.provide({
    actors: { locationCascade, ...(client === noClient && { sendLandRequest: sendLandRequest.logic }) },
  });
  let keys = 0;
  const form = createActor(provided, { input: { client, newKey: () => `key ${++keys}` } }).start();
  const cascade = form.getSnapshot().children.location;
  await lists.call(0).succeed({ provinces: [{ id: 35, il_adi: 'İzmir' }] });
  cascade?.send({ type: 'province.choose', id: place.il });
  await lists.call(1).succeed({ districts: [{ id: 35000001, ilce_adi: 'Urla' }] });
  cascade?.send({ type: 'district.choose', id: place.ilce });
  await lists.call(2).succeed({ neighbourhoods: [{ id: 35000000000001, mahalle_adi: 'Kekliktepe' }] });
  cascade?.send({ type: 'neighbourhood.choose', id: place.mahalle });
  form.send({ type: 'notice.open' });
  form.send({ type: 'notice.close' });
  form.send({ type: 'kvkk.change', accepted: true });
  for (const fields of Object.values(stepFields)) {
    for (const field of fields) form.send({ type: 'field.change', field, value: typed[field] });
    form.send({ type: 'step.next' });
  }
  return { form, sendLandRequest };
}

test.each<[string, keyof LandOfferAnswers, LandOfferStep]>([
  ['101/7', 'parsel', 'location'],
  ['3', 'metrekare', 'details'],
  ['Fatma Şahin', 'name', 'personal'],
])('after a lost answer, %s as another %s is sent under another key', async (value, field, step) => {
  const { form, sendLandRequest } = await filledForm();
  const keys = () => sendLandRequest.calls.map(({ input: sent }) => sent.key);
  form.send({ type: 'form.submit' });
  await sendLandRequest.call(0).fail(unreachable);
  form.send({ type: 'form.submit' });
  await sendLandRequest.call(1).fail(unreachable);
  form.send({ type: 'dialog.close' });
  form.send({ type: 'step.visit', step });
  form.send({ type: 'field.change', field, value });
  form.send({ type: 'step.visit', step: 'personal' });
  form.send({ type: 'form.submit' });
  expect(keys()).toEqual(['key 1', 'key 1', 'key 2']);
});

test('after a lost answer, another place is sent under another key, and the same one is not', async () => {
  const { form, sendLandRequest } = await filledForm();
  const send = async () => {
    form.send({ type: 'form.submit' });
    await sendLandRequest.call(sendLandRequest.calls.length - 1).fail(unreachable);
    return sendLandRequest.calls.at(-1)?.input;
  };
  const choose = (id: string) =>
    form.getSnapshot().children.location?.send({ type: 'neighbourhood.choose', id });
  expect(await send()).toMatchObject({ key: 'key 1' });
  choose('1');
  choose(place.mahalle);
  expect(await send()).toMatchObject({ key: 'key 1' });
  choose('1');
  expect(await send()).toMatchObject({ key: 'key 2', form: { mahalle: 1 } });
});

test('a retry after a conflict has another key', async () => {
  const { form, sendLandRequest } = await filledForm();
  form.send({ type: 'form.submit' });
  await sendLandRequest.call(0).fail(keyTaken);
  form.send({ type: 'form.submit' });
  expect(sendLandRequest.calls.map(({ input: sent }) => sent.key)).toEqual(['key 1', 'key 2']);
});

test('a reload opens the step of a form whose key was renewed', async () => {
  const { form, sendLandRequest } = await filledForm();
  const { id } = form.getSnapshot().context;
  form.send({ type: 'form.submit' });
  await sendLandRequest.call(0).fail(keyTaken);
  form.send({ type: 'form.submit' });
  await sendLandRequest.call(1).fail(unreachable);
  const { context } = form.getSnapshot();
  expect(context.key).not.toBe(id);
  const draft = toLandOfferDraft(context);
  const reloaded = { step: 'personal', consent: consentTo(id) } as const;
  const opened = createActor(machine, { input: { ...input, draft, reloaded } }).start();
  expect(opened.getSnapshot().matches({ form: 'personal' })).toBe(true);
  opened.stop();
});

test('two quick submits send one land request', async () => {
  const { form, sendLandRequest } = await filledForm();
  form.send({ type: 'form.submit' });
  form.send({ type: 'form.submit' });
  expect(sendLandRequest.calls.map(({ input }) => input)).toEqual([
    { client: noClient, key: 'key 1', form: sampleLandRequest },
  ]);
});

test('a success also clears the chosen place', async () => {
  const { form, sendLandRequest } = await filledForm();
  form.send({ type: 'form.submit' });
  await sendLandRequest.call(0).succeed({ reference: 'T-1042' });
  const location = form.getSnapshot().children.location?.getSnapshot().context;
  expect(location).toMatchObject({ place: emptyPlace, lists: { provinces: [{ id: 35 }] } });
  expect(location?.lists.districts).toBeUndefined();
});

test('the land request is sent with its key and the public token', async () => {
  const { client, sent } = fakeServer();
  const { form } = await filledForm(client);
  form.send({ type: 'form.submit' });
  await waitFor(form, (snapshot) => snapshot.matches({ form: { location: 'thanked' } }));
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/v1/lands/all', sampleLandRequest],
  ]);
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe('key 1');
  expect(sent[0]?.headers.get('X-Token')).toBe('public');
});

test('leaving the page aborts the call', async () => {
  const { client, expectAbortedBy } = fakeServer({ leavesOpen: 'POST /api/v1/lands/all' });
  const { form } = await filledForm(client);
  form.send({ type: 'form.submit' });
  await expectAbortedBy(() => form.stop());
});

test('only status 200 is a success', async () => {
  const { client } = fakeServer({ undeclared: { createLandRequest: { status: 202 } } });
  const { form } = await filledForm(client);
  form.send({ type: 'form.submit' });
  await waitFor(form, (snapshot) => snapshot.matches({ form: { personal: 'failed' } }));
  expect(form.getSnapshot().context.answers).toEqual(typed);
});

test.each([
  [{ status: 'success', reference: 'T-1042' }, true, true],
  [{ status: 'success', reference: 'T-1042' }, false, false],
  [{ status: 'success', reference: 'T-1042', receipt_token: 'anahtar' }, true, false],
])('after %j with photographs (%s) they are said to be lost: %s', async (json, hasPhotos, isLost) => {
  const { client } = fakeServer({ undeclared: { createLandRequest: { status: 200, json } } });
  const { form } = await filledForm(client);
  if (hasPhotos) form.send({ type: 'photos.choose', files: [photo] });
  form.send({ type: 'form.submit' });
  await waitFor(form, (snapshot) => snapshot.matches({ form: { location: 'thanked' } }));
  expect(form.getSnapshot().context.receipts[0]?.photosLost ?? false).toBe(isLost);
});

test('photographs are sent once, by the receipt of the form with which they were chosen', () => {
  let handedOver = 0;
  for (const { event, before, actions, story } of steps) {
    const sent = actions.filter(({ type }) => type === 'sendPhotos');
    if (event.type !== 'xstate.done.actor.sendLandRequest') expect(sent, story).toEqual([]);
    else if (before.matches({ form: 'submitting' })) {
      const { photos } = before.context;
      expect(sent, story).toEqual([{ type: 'sendPhotos', params: { token: event.output.token, photos } }]);
      handedOver += 1;
    }
  }
  expect(handedOver).toBeGreaterThan(0);
});

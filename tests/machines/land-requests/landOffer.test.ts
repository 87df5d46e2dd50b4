import { expect, test } from 'vitest';
import { showsNameError } from '../../../machines/land-requests/landOffer.ts';
import { emptyLandOffer, type LandOfferText } from '../../../rules/land-requests/landOfferForm.ts';
import { nowhere } from '../../../rules/places/place.ts';
import { coverage, endStates, stuckCalls } from '../coverage.ts';
import { stepsOf } from '../paths.ts';
import { machine, walks } from './landOfferWalks.ts';
import { stepFields, typed } from './sampleLandOffer.ts';

const steps = stepsOf(walks);
const isFull = (text: LandOfferText, fields: readonly (keyof LandOfferText)[]) =>
  fields.every((field) => text[field].trim() !== '');
const isSent = ({ before, after }: (typeof steps)[number]) =>
  after.matches({ form: 'submitting' }) && !before.matches({ form: 'submitting' });
const succeeded = ({ event }: (typeof steps)[number]) => event.type === 'xstate.done.actor.sendRequest';

test('every state and every transition of the land offer is reached', () => {
  expect(coverage(machine, walks).unreached).toEqual([]);
});

test('no state of the land offer is without a way out', () => {
  expect(endStates(machine, walks)).toEqual([]);
  expect(stuckCalls(machine, ['location'])).toEqual([]);
});

test('the form is busy only while it is being sent', () => {
  for (const { after, story } of steps) {
    expect(after.hasTag('busy'), story).toBe(after.matches({ form: 'submitting' }));
  }
});

test('each step opens when the one before it is complete, and there is no way back', () => {
  for (const { after, story } of steps) {
    const { place: chosen, text, kvkk } = after.context;
    const located = chosen.mahalle !== '' && isFull(text, stepFields.location) && kvkk;
    const described = isFull(text, stepFields.details);
    const named = isFull(text, stepFields.personal);
    const at = (form: 'location' | 'details' | 'personal') => after.matches({ form });
    expect(after.can({ type: 'step.next' }), story).toBe(
      (at('location') && located) || (at('details') && described),
    );
    expect(after.can({ type: 'form.submit' }), story).toBe(at('personal') && named);
    if (!at('location')) expect(located, story).toBe(true);
    if (!at('location') && !at('details')) expect(described, story).toBe(true);
  }
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'step.next') continue;
    const next = before.matches({ form: 'location' }) ? 'details' : ({ personal: 'filling' } as const);
    expect(after.matches({ form: next }), story).toBe(true);
  }
});

test('a name that breaks the rule is never sent: it is refused with a dialog, and marked', () => {
  for (const { event, after, story } of steps) {
    if (event.type !== 'form.submit') continue;
    const valid = after.context.text.name === typed.name;
    expect(after.matches({ form: 'submitting' }), story).toBe(valid);
    expect(after.matches({ form: { personal: 'nameRefused' } }), story).toBe(!valid);
    expect(showsNameError(after), story).toBe(!valid);
  }
});

test('the name is checked once it was typed in or left, not before', () => {
  expect(walks[0]?.start.context.nameSeen).toBe(false);
  for (const { event, before, after, story } of steps) {
    const seen = event.type === 'name.blur' || (event.type === 'field.change' && event.field === 'name');
    const refused = after.matches({ form: { personal: 'nameRefused' } });
    const forgotten = event.type === 'xstate.done.actor.sendRequest';
    expect(after.context.nameSeen, story).toBe(!forgotten && (before.context.nameSeen || seen || refused));
    expect(showsNameError(after), story).toBe(
      after.context.nameSeen && after.context.text.name !== typed.name,
    );
  }
});

test('a failure keeps every field, the place and the consent, and says why', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'xstate.error.actor.sendRequest') continue;
    expect(after.context, story).toEqual({ ...before.context, problem: after.context.problem });
    expect(after.context.problem?.kind, story).toBe('unreachable');
    expect(after.matches({ form: { personal: 'failed' } }), story).toBe(true);
  }
});

test('a success empties the form, the consent too, and thanks at the first step', () => {
  for (const step of steps.filter(succeeded)) {
    const { before, after, story } = step;
    expect(after.context, story).toMatchObject({
      text: emptyLandOffer,
      place: nowhere,
      kvkk: false,
      nameSeen: false,
      problem: undefined,
    });
    expect(after.matches({ form: { location: 'thanked' } }), story).toBe(true);
    // a notice that is being read is not closed over the reader's head
    expect(after.matches({ notice: 'unread' }), story).toBe(!before.matches({ notice: 'open' }));
  }
  expect(steps.some(succeeded)).toBe(true);
});

test('a change keeps what was typed, and touches no other field', () => {
  for (const step of steps) {
    const { event, before, after, story } = step;
    if (succeeded(step)) continue;
    const { text } = before.context;
    const changed = event.type === 'field.change' ? { ...text, [event.field]: event.value } : text;
    expect(after.context.text, story).toEqual(changed);
    if (event.type !== 'field.change') continue;
    expect(after.matches({ form: { personal: 'filling' } }), story).toBe(
      before.matches({ form: { personal: 'filling' } }),
    );
  }
});

test('a form goes out again under its key while it is unchanged, and under another after a change or a success', () => {
  for (const { steps: walked } of walks) {
    const used: string[] = [];
    let another = true;
    for (const step of walked) {
      if (succeeded(step) || step.event.type === 'field.change') another = true;
      if (!isSent(step)) continue;
      const { key } = step.after.context;
      if (another) expect(used, step.story).not.toContain(key);
      else expect(used.at(-1), step.story).toBe(key);
      used.push(key);
      another = false;
    }
  }
});

test('a key is kept until it was sent', () => {
  for (const step of steps) {
    const { event, before, after, story } = step;
    const changed = event.type === 'field.change' && before.context.keySent;
    expect(after.context.key === before.context.key, story).toBe(!changed && !succeeded(step));
    const sent = !changed && !succeeded(step) && (before.context.keySent || isSent(step));
    expect(after.context.keySent, story).toBe(sent);
  }
});

test('consent is given only in the first step, after the notice was opened and closed', () => {
  for (const { steps: walked } of walks) {
    let opened = false;
    for (const step of walked) {
      const { event, before, after, story } = step;
      if (event.type === 'notice.open') opened = true;
      if (after.matches({ notice: 'unread' })) opened = false;
      if (after.context.kvkk) expect(opened, story).toBe(true);
      const open = after.matches({ form: 'location' }) && after.matches({ notice: 'read' });
      expect(after.can({ type: 'kvkk.change', accepted: true }), story).toBe(open);
      const answered = event.type === 'kvkk.change' ? event.accepted : before.context.kvkk;
      if (!succeeded(step)) expect(after.context.kvkk, story).toBe(answered);
    }
  }
});

test('each dialog closes to the form behind it', () => {
  for (const { after, story } of steps) {
    const dialog =
      after.matches({ form: { location: 'thanked' } }) ||
      after.matches({ form: { personal: 'nameRefused' } }) ||
      after.matches({ form: { personal: 'failed' } });
    expect(after.can({ type: 'dialog.close' }), story).toBe(dialog);
  }
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'dialog.close') continue;
    const behind = before.matches({ form: 'location' }) ? { location: 'filling' } : { personal: 'filling' };
    expect(after.matches({ form: behind }), story).toBe(true);
  }
});

test('the notice opens from anywhere it was closed, and closes as read', () => {
  for (const { after, story } of steps) {
    expect(after.can({ type: 'notice.open' }), story).toBe(!after.matches({ notice: 'open' }));
  }
  for (const { event, after, story } of steps) {
    if (event.type === 'notice.open') expect(after.matches({ notice: 'open' }), story).toBe(true);
    if (event.type === 'notice.close') expect(after.matches({ notice: 'read' }), story).toBe(true);
  }
});

test('nothing of an earlier failure is left while the form is sent again', () => {
  for (const step of steps.filter(isSent)) expect(step.after.context.problem, step.story).toBeUndefined();
});

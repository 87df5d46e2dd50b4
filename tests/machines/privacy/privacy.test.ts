import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import {
  type Erased,
  erasableCount,
  type FoundPerson,
  keptReason,
  type PersonalData,
  type PersonalDataExport,
  privacyMachine,
} from '../../../machines/privacy/privacy.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, flushPromises, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const record = { tarih: '2026-11-18T16:30:00.000Z', name: 'Ayşe Yılmaz', about: 'İzmir' };
const none = { total: 0, records: [] };
const noRecords = { landRequests: none, consultants: none, contactMessages: none, messages: none };
const nobody: PersonalData = { names: [], ...noRecords, kept: [], people: [] };
const purchase = { records: 'landRequests' as const, ids: [1], reason: 'Satın alındı' };
const ayse: FoundPerson = {
  ...noRecords,
  person: 'ayse yilmaz',
  name: 'Ayşe Yılmaz',
  landRequests: { total: 2, records: [2, 1].map((id) => ({ ...record, id })) },
  kept: [purchase, { records: 'messages', ids: [9], reason: 'Teklif' }],
  messages: { total: 1, records: [{ ...record, id: 9 }] },
};
const buyer: FoundPerson = {
  ...ayse,
  person: 'ali kaya',
  name: 'Ali Kaya',
  landRequests: { total: 1, records: [{ ...record, id: 1 }] },
};
const person: PersonalData = { ...nobody, people: [ayse] };
const bought: PersonalData = { ...nobody, people: [buyer] };
const shared: PersonalData = { ...nobody, people: [buyer, ayse] };
const exported: PersonalDataExport = {
  tarih: record.tarih,
  landRequests: [],
  consultants: [],
  contactMessages: [],
  messages: [],
  documents: [],
};
const counts = { landRequests: 1, consultants: 0, contactMessages: 0, messages: 0, documents: 0 };
const erased: Erased = { status: 'success', erased: counts, kept: [] };
const erasedInPart: Erased = { ...erased, kept: [purchase] };
const refused = refusal('erasePersonalData', 409);

const machine = privacyMachine.provide({
  actors: { findPerson: pendingCall(), exportPerson: pendingCall(), erasePerson: pendingCall() },
});
const input = { client: noClient };
const contact = '0532 111 22 33';
const events: AnyEventObject[] = [
  { type: 'contact.change', text: contact },
  { type: 'contact.change', text: 'Ayşe' },
  { type: 'form.submit' },
  { type: 'search.retry' },
  ...[ayse, buyer].flatMap((one) => [
    { type: 'export.ask', person: one },
    { type: 'erasure.ask', person: one },
  ]),
  { type: 'action.confirm' },
  { type: 'dialog.close' },
  ...[nobody, person, bought, shared].map((output) => ({ type: 'xstate.done.actor.findPerson', output })),
  { type: 'xstate.error.actor.findPerson', error: unreachable },
  { type: 'xstate.done.actor.exportPerson', output: exported },
  { type: 'xstate.error.actor.exportPerson', error: unreachable },
  ...[erased, erasedInPart].map((output) => ({ type: 'xstate.done.actor.erasePerson', output })),
  ...[unreachable, refused].map((error) => ({ type: 'xstate.error.actor.erasePerson', error })),
];
const walks = walk({
  events: () => events,
  position: ({ context }) => [context.text === contact, context.found?.people.length, context.person?.person],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('the page is busy during each call, and a dialog is open from the question to the answer', () => {
  for (const { after, story } of steps) {
    const erases = after.matches('erasing');
    const calls = erases || after.matches('searching') || after.matches('exporting');
    const asks = after.matches('confirming') || after.matches('eraseFailed') || after.matches('refused');
    expect(after.hasTag('busy'), story).toBe(calls);
    expect(after.hasTag('dialog'), story).toBe(erases || asks);
  }
});

test('nothing is searched for without a whole number or an email address', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'form.submit') continue;
    const isContact = before.context.text === contact;
    expect(after.matches('searching'), story).toBe(isContact);
    if (isContact) expect(after.context.contact, story).toBe(contact);
    else expect(after.matches({ ready: 'incomplete' }), story).toBe(true);
  }
});

test('a search forgets the last result, and shows the next one', () => {
  for (const { event, after, story } of steps) {
    const { found, erased: outcome, problem } = after.context;
    if (after.matches('searching'))
      expect([found, outcome, problem], story).toEqual([undefined, undefined, undefined]);
    if (event.output === shared) expect(found, story).toBe(shared);
    if (event.output === nobody) expect(after.matches({ ready: 'nobodyFound' }), story).toBe(true);
  }
});

test('what was typed stays, until the last person is erased', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'contact.change') continue;
    const isErased = event.type === 'xstate.done.actor.erasePerson' && after.matches({ ready: 'erased' });
    expect(after.context.text, story).toBe(isErased ? '' : before.context.text);
  }
});

test('each file is saved once, and the person stays shown', () => {
  for (const { event, after, actions, story } of steps) {
    const came = event.output === exported;
    const saved = actions.filter(({ type }) => type === 'saveFile');
    expect(saved, story).toEqual(came ? [{ type: 'saveFile', params: { data: exported } }] : []);
    if (came) expect(after.matches({ ready: { found: 'shown' } }), story).toBe(true);
  }
});

test('nothing is erased without a confirmation, nor what must be kept', () => {
  for (const { event, before, after, story } of steps) {
    if (after.matches('erasing') && !before.matches('erasing'))
      expect(event.type, story).toBe('action.confirm');
    if (after.matches('confirming')) expect(after.context.person, story).toBe(ayse);
  }
});

test('an erasure says what it has erased and what is kept, counts anew, and leaves the others shown', () => {
  for (const { event, before, after, actions, story } of steps) {
    if (event.type !== 'xstate.done.actor.erasePerson') continue;
    const { found, erased: outcome, erasures } = after.context;
    expect([outcome, erasures], story).toEqual([event.output, before.context.erasures + 1]);
    expect(
      actions.map(({ type }) => type),
      story,
    ).toEqual(['recount']);
    const wasShared = before.context.found?.people.length === 2;
    expect(found?.people, story).toEqual(wasShared ? [buyer] : undefined);
    expect(after.matches(wasShared ? { ready: { found: 'shown' } } : { ready: 'erased' }), story).toBe(true);
  }
});

test('a failed erasure can be repeated, and closing it searches again', () => {
  for (const { event, before, after, story } of steps) {
    if (before.matches('eraseFailed') && event.type === 'action.confirm')
      expect(after.matches('erasing'), story).toBe(true);
    if (before.matches('eraseFailed') || before.matches('refused')) {
      if (event.type === 'dialog.close') expect(after.matches('searching'), story).toBe(true);
      expect(before.context.problem, story).toBeDefined();
    }
    if (event.error === refused) expect(after.matches('refused'), story).toBe(true);
  }
});

test('what is kept is told by record', () => {
  expect([keptReason(ayse, 'landRequests', 1), keptReason(ayse, 'landRequests', 2)]).toEqual([
    'Satın alındı',
    undefined,
  ]);
  expect(keptReason(ayse, 'consultants', 1)).toBeUndefined();
  const kept = [purchase, { ...purchase, reason: 'Başka' }];
  expect(erasableCount({ ...ayse, kept }, 'landRequests')).toBe(1);
  expect(erasableCount(ayse, 'landRequests')).toBe(1);
  expect(erasableCount(ayse, 'messages')).toBe(0);
});

test('the number is sent in the body, so that no log has it', async () => {
  const { client, sent } = fakeServer({
    answers: { findPersonalData: person, erasePersonalData: erasedInPart },
  });
  const actor = createActor(privacyMachine, { input: { client } }).start();
  actor.send({ type: 'contact.change', text: ` ${contact} ` });
  actor.send({ type: 'form.submit' });
  await waitFor(actor, (snapshot) => snapshot.matches({ ready: { found: 'shown' } }));
  actor.send({ type: 'export.ask', person: ayse });
  await waitFor(actor, (snapshot) => snapshot.matches({ ready: { found: 'shown' } }));
  actor.send({ type: 'erasure.ask', person: ayse });
  actor.send({ type: 'action.confirm' });
  await waitFor(actor, (snapshot) => snapshot.matches({ ready: 'erased' }));
  expect(sent.map(({ path, body }) => [path, body])).toEqual(
    ['search', 'export', 'erase'].map((call) => [
      `/api/v1/privacy/${call}`,
      { contact, ...(call !== 'search' && { person: ayse.person }) },
    ]),
  );
});

test('another number that is typed beside a shown person has no effect on whose data is used', async () => {
  const { client, sent } = fakeServer({
    answers: { findPersonalData: person, erasePersonalData: refused },
  });
  const actor = createActor(privacyMachine, { input: { client } }).start();
  actor.send({ type: 'contact.change', text: contact });
  actor.send({ type: 'form.submit' });
  await waitFor(actor, (snapshot) => snapshot.matches({ ready: { found: 'shown' } }));
  actor.send({ type: 'contact.change', text: '0533 222 33 44' });
  actor.send({ type: 'export.ask', person: ayse });
  await waitFor(actor, (snapshot) => snapshot.matches({ ready: { found: 'shown' } }));
  actor.send({ type: 'erasure.ask', person: ayse });
  actor.send({ type: 'action.confirm' });
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  // searches again for whoever was shown
  actor.send({ type: 'dialog.close' });
  await waitFor(actor, (snapshot) => snapshot.matches({ ready: { found: 'shown' } }));
  expect(sent.map(({ path, body }) => [path, body])).toEqual(
    ['search', 'export', 'erase', 'search'].map((call) => [
      `/api/v1/privacy/${call}`,
      { contact, ...(call !== 'search' && { person: ayse.person }) },
    ]),
  );
});

test('a second click makes no second call, and leaving the page aborts the first', async () => {
  const { logic, calls, call } = controlledCall<PersonalData, { client: typeof noClient; contact: string }>();
  const actor = createActor(privacyMachine.provide({ actors: { findPerson: logic } }), { input }).start();
  actor.send({ type: 'contact.change', text: contact });
  actor.send({ type: 'form.submit' });
  actor.send({ type: 'form.submit' });
  await flushPromises();
  expect(calls).toHaveLength(1);
  actor.stop();
  expect(call(0).signal.aborted).toBe(true);
});

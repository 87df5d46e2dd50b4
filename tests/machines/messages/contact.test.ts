import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { contactFaults, contactMachine, warnsOfPhone } from '../../../machines/messages/contact.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const filled = {
  name: 'Hasan',
  last_name: 'Aydın',
  phone: '(0535) 000 00 00',
  subject: 'Hisseli tapu',
  message: 'Hisseli tapum için de teklif alabilir miyim?',
};
const fields = ['name', 'last_name', 'phone', 'subject', 'message'] as const;
const empty = { name: '', last_name: '', phone: '', email: '', subject: '', message: '' };
const events: AnyEventObject[] = [
  ...fields.map((field) => ({ type: 'field.change', field, value: filled[field] })),
  { type: 'field.change', field: 'name', value: '  ' },
  { type: 'phone.blur' },
  { type: 'form.submit' },
  { type: 'xstate.done.actor.sendMessage', output: undefined },
  { type: 'xstate.error.actor.sendMessage', error: unreachable },
];
const machine = contactMachine.provide({ actors: { sendMessage: pendingCall() } });
const input = { client: noClient, newKey: randomUUID };
const walks = walk({
  events: () => events,
  position: ({ context }) => fields.map((field) => context.message[field].trim() !== ''),
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('a message is sent only with all five fields', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'form.submit') continue;
    const complete = fields.every((field) => before.context.message[field].trim() !== '');
    expect(after.value, story).toEqual(complete ? 'sending' : { editing: 'incomplete' });
    if (complete) expect(after.context.problem, story).toBeUndefined();
  }
});

test('the form is busy exactly while the message is sent', () => {
  for (const { after, story } of steps) expect(after.hasTag('busy'), story).toBe(after.matches('sending'));
});

test('a sent message clears the form, a failed one keeps it', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'xstate.done.actor.sendMessage') {
      expect(after.value, story).toEqual({ editing: 'sent' });
      expect(after.context.message, story).toEqual(empty);
    }
    if (event.type === 'xstate.error.actor.sendMessage') {
      expect(after.value, story).toEqual({ editing: 'failed' });
      expect(after.context.message, story).toEqual(before.context.message);
      expect(after.context.problem?.kind, story).toBe('unreachable');
    }
  }
});

test('typing changes one field, and clears the thanks but not an error', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'field.change') continue;
    const thanked = before.matches({ editing: 'sent' });
    expect(after.value, story).toEqual(thanked ? { editing: 'fresh' } : before.value);
    expect(after.context.message, story).toEqual({ ...before.context.message, [event.field]: event.value });
  }
});

test('a retry has the same key, and a change or a success makes a new one', () => {
  for (const { event, before, after, story } of steps) {
    const hasChanged = after.context.key !== before.context.key;
    const shouldChange = ['field.change', 'xstate.done.actor.sendMessage'].includes(event.type);
    expect(hasChanged, story).toBe(shouldChange);
  }
});

test('the form starts empty, and a field of blanks stays empty', () => {
  expect(walks[0]?.start.context.message).toEqual(empty);
  expect(Object.keys(contactFaults(empty))).toEqual(fields);
  expect(contactFaults({ ...empty, ...filled, subject: ' ' })).toEqual({ subject: 'missing' });
});

test('an email address may be left out, and what is none is refused', () => {
  const faultsOf = (email: string) => contactFaults({ ...empty, ...filled, email });
  expect([faultsOf(''), faultsOf(' '), faultsOf('hasan@example.com')]).toEqual([{}, {}, {}]);
  expect(faultsOf('hasan@')).toEqual({ email: 'notAnEmail' });
});

test('a phone that looks incomplete is warned about once it was left, until it is changed', () => {
  const page = createActor(machine, { input }).start();
  const warns = () => warnsOfPhone(page.getSnapshot().context);
  page.send({ type: 'field.change', field: 'phone', value: 'abc' });
  expect(warns()).toBe(false);
  page.send({ type: 'phone.blur' });
  expect(warns()).toBe(true);
  page.send({ type: 'field.change', field: 'phone', value: '0535' });
  expect(warns()).toBe(false);
  page.send({ type: 'field.change', field: 'phone', value: filled.phone });
  page.send({ type: 'phone.blur' });
  expect(warns()).toBe(false);
});

test('the message is sent by the call of the contract', async () => {
  const { client, sent } = fakeServer();
  const page = createActor(contactMachine, { input: { client, newKey: () => 'key' } }).start();
  for (const field of fields) page.send({ type: 'field.change', field, value: filled[field] });
  page.send({ type: 'form.submit' });
  await expect.poll(() => page.getSnapshot().value).toEqual({ editing: 'sent' });
  expect(sent.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    { method: 'POST', path: '/api/v1/users/contact', body: filled },
  ]);
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe('key');
});

test('an email address is sent with the message', async () => {
  const { client, sent } = fakeServer();
  const page = createActor(contactMachine, { input: { client, newKey: () => 'key' } }).start();
  const withEmail = { ...filled, email: 'hasan@example.com' };
  for (const field of [...fields, 'email'] as const)
    page.send({ type: 'field.change', field, value: withEmail[field] });
  page.send({ type: 'form.submit' });
  await expect.poll(() => page.getSnapshot().value).toEqual({ editing: 'sent' });
  expect(sent[0]?.body).toEqual(withEmail);
});

test('an answer without the status success is a failure', async () => {
  const { client } = fakeServer({ undeclared: { sendContactMessage: { json: { status: false } } } });
  const page = createActor(contactMachine, { input: { client, newKey: randomUUID } }).start();
  for (const field of fields) page.send({ type: 'field.change', field, value: filled[field] });
  page.send({ type: 'form.submit' });
  await expect.poll(() => page.getSnapshot().value).toEqual({ editing: 'failed' });
  expect(page.getSnapshot().context).toMatchObject({ message: filled, problem: { kind: 'failed' } });
});

test('changing a refused field takes its refusal away', async () => {
  const { client } = fakeServer({ answers: { sendContactMessage: refusal('sendContactMessage', 400) } });
  const page = createActor(contactMachine, { input: { client, newKey: randomUUID } }).start();
  for (const field of fields) page.send({ type: 'field.change', field, value: filled[field] });
  page.send({ type: 'form.submit' });
  await waitFor(page, (snapshot) => snapshot.matches({ editing: 'failed' }));
  const refused = () => Object.keys(page.getSnapshot().context.problem?.fields ?? {});
  expect(refused()).toEqual(['name']);
  page.send({ type: 'field.change', field: 'subject', value: 'Tarla' });
  expect(refused()).toEqual(['name']);
  page.send({ type: 'field.change', field: 'name', value: 'Ayşe' });
  expect(refused()).toEqual([]);
});

test('leaving the page aborts the message', async () => {
  const { client, expectAbortedBy } = fakeServer({ leavesOpen: 'POST /api/v1/users/contact' });
  const page = createActor(contactMachine, { input: { client, newKey: randomUUID } }).start();
  for (const field of fields) page.send({ type: 'field.change', field, value: filled[field] });
  page.send({ type: 'form.submit' });
  await expectAbortedBy(() => page.stop());
});

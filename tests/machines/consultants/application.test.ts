import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, type EventFrom, type SnapshotFrom } from 'xstate';
import {
  type ApplyInput,
  applicationMachine,
  isPhoneDoubtful,
} from '../../../machines/consultants/application.ts';
import { applicationFaults } from '../../../rules/consultants/applicationForm.ts';
import { refusal } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { namedFile } from '../namedFile.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const words = {
  name: 'Zeynep',
  last_name: 'Kaya',
  phone: '(0532) 111 22 33',
  email: 'zeynep@ofis.com',
  office_name: 'Kuşçular Emlak',
  office_position_id: '2',
} as const;
const fields = ['name', 'last_name', 'phone', 'email', 'office_name', 'office_position_id'] as const;
const pdf = namedFile('levha.pdf');
const png = namedFile('sertifika.png');
const exe = namedFile('levha.exe');
const otherForm = refusal('applyAsConsultant', 409, 'otherForm');
const wrongDocuments = refusal('applyAsConsultant', 415, 'wrongDocuments');
const half = { sent: 50, total: 100 };

/** Filled in first, in this order; the walks vary only the email and the tax plate. */
const constant: EventFrom<typeof applicationMachine>[] = [
  ...fields
    .filter((field) => field !== 'email')
    .map((field) => ({ type: 'field.change' as const, field, value: words[field] })),
  { type: 'file.choose', field: 'certificate', file: png },
];
const varied: AnyEventObject[] = [
  { type: 'field.change', field: 'email', value: words.email },
  { type: 'field.change', field: 'email', value: 'zeynep' },
  { type: 'file.choose', field: 'tax_plate', file: pdf },
  { type: 'file.choose', field: 'tax_plate', file: exe },
  { type: 'file.remove', field: 'tax_plate' },
  { type: 'phone.blur' },
  { type: 'form.submit' },
  { type: 'xstate.done.actor.apply', output: undefined },
  { type: 'xstate.error.actor.apply', error: otherForm },
  { type: 'xstate.error.actor.apply', error: wrongDocuments },
  { type: 'upload.progress', progress: half },
  { type: 'upload.stop' },
  { type: 'dialog.close' },
];
type Filled = Pick<SnapshotFrom<typeof applicationMachine>['context'], 'fields' | 'files'>;
const constantsOf = ({ fields: typed, files }: Filled) =>
  fields.filter((field) => field !== 'email' && typed[field] !== '').length + (files.certificate ? 1 : 0);

const machine = applicationMachine.provide({ actors: { apply: pendingCall() } });
const input = { client: noClient, newKey: randomUUID };
const walks = walk({
  events: (snapshot) => {
    const next = constant[constantsOf(snapshot.context)];
    return next && snapshot.matches('editing') ? [next, { type: 'form.submit' }] : varied;
  },
  position: ({ context }) => [
    context.fields.email,
    constantsOf(context),
    Boolean(context.files.tax_plate),
    context.fileFaults.tax_plate,
    context.progress,
    Object.keys(context.problem?.fields ?? {}),
  ],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('the page is busy exactly while the application is sent', () => {
  for (const { after, story } of steps) expect(after.hasTag('busy'), story).toBe(after.matches('sending'));
});

const faultsIn = ({ context }: { context: Filled }) =>
  Object.values(applicationFaults(context.fields, context.files));

test('an application is sent only without errors', () => {
  const tries = steps.filter(
    ({ event, before }) => event.type === 'form.submit' && before.matches('editing'),
  );
  for (const { before, after, story } of tries) {
    const ready = faultsIn(before).length === 0;
    expect(after.value, story).toEqual(ready ? 'sending' : { editing: 'incomplete' });
  }
  const reasons = tries.flatMap(({ before }) => faultsIn(before));
  expect(new Set(reasons)).toEqual(new Set(['missing', 'notAnEmail', 'fileMissing']));
});

test('an invalid file is refused with the reason, and the previous one stays', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'file.choose') continue;
    const wrong = event.file === exe;
    expect(after.context.fileFaults[event.field === 'certificate' ? 'certificate' : 'tax_plate'], story).toBe(
      wrong ? 'wrongType' : undefined,
    );
    expect(after.context.files, story).toEqual(
      wrong ? before.context.files : { ...before.context.files, [event.field]: event.file },
    );
  }
});

test('removing a file clears its error', () => {
  for (const { event, after, story } of steps) {
    if (event.type !== 'file.remove') continue;
    expect(after.context.files.tax_plate, story).toBeUndefined();
    expect(after.context.fileFaults.tax_plate, story).toBeUndefined();
    expect(after.context.files.certificate, story).toBe(png);
  }
});

test('a failure keeps the form and shows the reason', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'xstate.error.actor.apply') continue;
    expect(after.value, story).toBe('failed');
    expect(after.context, story).toMatchObject({
      fields: before.context.fields,
      files: before.context.files,
      problem: { kind: event.error.kind, serverMessage: event.error.message },
    });
  }
});

test('a change of a field clears only its own server error', () => {
  for (const { event, before, after, story } of steps) {
    const said = before.context.problem?.fields;
    const isChange =
      ['field.change', 'file.remove'].includes(event.type) ||
      (event.type === 'file.choose' && event.file === pdf);
    if (!said || !isChange) continue;
    const { [event.field]: _, ...others } = said;
    expect(after.context.problem?.fields, story).toEqual(others);
  }
});

test('success clears the form', () => {
  for (const { event, after, story } of steps) {
    if (event.type !== 'xstate.done.actor.apply') continue;
    expect(after.value, story).toBe('sent');
    expect(Object.values(after.context.fields), story).toEqual(['', '', '', '', '', '']);
    expect(after.context, story).toMatchObject({ files: {}, fileFaults: {}, progress: undefined });
  }
});

test('a retry has the same key, and a change or a success makes a new one', () => {
  for (const { event, before, after, story } of steps) {
    const isNew =
      ['field.change', 'file.remove', 'xstate.done.actor.apply'].includes(event.type) ||
      (event.type === 'file.choose' && event.file !== exe);
    expect(after.context.key !== before.context.key, story).toBe(isNew);
  }
});

test('aborting an upload keeps the form, and each attempt restarts the progress', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'upload.stop') {
      expect(after.value, story).toEqual({ editing: 'fresh' });
      expect(after.context.fields, story).toEqual(before.context.fields);
      expect(after.context.files, story).toEqual(before.context.files);
    }
    if (event.type === 'upload.progress') expect(after.context.progress, story).toEqual(half);
    if (event.type === 'form.submit' && after.matches('sending')) {
      expect(after.context, story).toMatchObject({ progress: undefined, problem: undefined });
    }
  }
});

test('closing a dialog returns to the form, and a failed application can be sent again', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'dialog.close') expect(after.value, story).toEqual({ editing: 'fresh' });
    if (event.type === 'form.submit' && before.matches('failed')) expect(after.value, story).toBe('sending');
  }
});

test('the trimmed form is sent, and the upload reports its progress', async () => {
  const sent = controlledCall<void, ApplyInput>();
  const page = createActor(applicationMachine.provide({ actors: { apply: sent.logic } }), { input }).start();
  for (const event of constant) page.send(event);
  page.send({ type: 'field.change', field: 'email', value: ' zeynep@ofis.com ' });
  page.send({ type: 'file.choose', field: 'tax_plate', file: pdf });
  page.send({ type: 'form.submit' });
  expect(sent.call(0).input.form).toEqual({
    ...words,
    office_position_id: 2,
    tax_plate: pdf,
    certificate: png,
  });
  expect(sent.call(0).input.key).toBe(page.getSnapshot().context.key);
  sent.call(0).input.onProgress(half);
  expect(page.getSnapshot().context.progress).toEqual(half);
  page.send({ type: 'upload.stop' });
  expect(sent.call(0).signal.aborted).toBe(true);
});

test.each(['1', '2'])(
  'an application for position %s is sent by the call of the contract',
  async (position) => {
    const { client, sent } = fakeServer();
    const key = randomUUID();
    const page = createActor(applicationMachine, { input: { client, newKey: () => key } }).start();
    for (const event of constant) page.send(event);
    page.send({ type: 'field.change', field: 'office_position_id', value: position });
    page.send({ type: 'field.change', field: 'email', value: words.email });
    page.send({ type: 'file.choose', field: 'tax_plate', file: pdf });
    page.send({ type: 'form.submit' });
    await waitFor(page, (snapshot) => snapshot.matches('sent'));
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'POST',
        '/api/v1/users',
        { ...words, office_position_id: position, tax_plate: 'levha.pdf', certificate: 'sertifika.png' },
      ],
    ]);
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe(key);
  },
);

test('choosing, refusing and removing one document leaves the other unchanged', () => {
  const page = createActor(applicationMachine, { input }).start();
  page.send({ type: 'file.choose', field: 'certificate', file: exe });
  page.send({ type: 'file.choose', field: 'tax_plate', file: exe });
  page.send({ type: 'file.choose', field: 'tax_plate', file: pdf });
  page.send({ type: 'file.remove', field: 'tax_plate' });
  expect(page.getSnapshot().context.fileFaults).toEqual({ tax_plate: undefined, certificate: 'wrongType' });
  page.stop();
});

test('a phone to which no SMS can go is warned about once it was left, and refused by nothing', () => {
  const page = createActor(machine, { input }).start();
  const doubtful = () => isPhoneDoubtful(page.getSnapshot().context);
  page.send({ type: 'field.change', field: 'phone', value: 'abc' });
  expect(doubtful()).toBe(false);
  page.send({ type: 'phone.blur' });
  expect(doubtful()).toBe(true);
  const { fields, files } = page.getSnapshot().context;
  expect(applicationFaults(fields, files).phone).toBeUndefined();
  page.send({ type: 'field.change', field: 'phone', value: words.phone });
  expect(doubtful()).toBe(false);
  page.send({ type: 'field.change', field: 'phone', value: ' ' });
  expect(doubtful()).toBe(false);
});

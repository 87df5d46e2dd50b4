import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { type AnyEventObject, createActor, type SnapshotFrom } from 'xstate';
import { profileMachine, type SaveInput } from '../../../machines/account/profile.ts';
import { createRecordMachine, type RecordCall } from '../../../machines/records/record.ts';
import { hasProfileChanges, profileFieldsOf, toProfileForm } from '../../../rules/account/profileForm.ts';
import { digestOf } from '../../../server/identity/passwords.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { namedFile } from '../namedFile.ts';
import { walk } from '../paths.ts';
import { sampleConsultant } from '../sampleConsultant.ts';
import { waitFor } from '../waitFor.ts';

const strong = 'Kuscular.35';
const pdf = namedFile('levha.pdf');
const exe = namedFile('levha.exe');
const half = { sent: 50, total: 100 };
const outdated = refusal('updateUser', 409, 'outdated');
const passwordNeeded = refusal('updateUser', 400, 'currentPassword');
const emailTaken = refusal('updateUser', 409, 'taken');
/** The record after a change by another admin. */
const stored = { ...sampleConsultant, office_name: 'Kaya Emlak Urla', version: sampleConsultant.version + 1 };

const submit: AnyEventObject[] = [{ type: 'form.submit' }, { type: 'form.cancel' }];
const person: AnyEventObject[] = [
  ...submit,
  { type: 'field.change', field: 'name', value: 'Zeynep Nur' },
  { type: 'field.change', field: 'name', value: '' },
  { type: 'field.change', field: 'email', value: 'yeni@ornek.tr' },
  { type: 'file.choose', field: 'tax_plate', file: pdf },
  { type: 'file.choose', field: 'tax_plate', file: exe },
  { type: 'file.remove', field: 'tax_plate' },
];
const password: AnyEventObject[] = [
  ...submit,
  { type: 'password.change', value: 'zayif' },
  { type: 'password.change', value: strong },
  { type: 'confirmation.change', value: strong },
  { type: 'password.toggle' },
];
const others: AnyEventObject[] = [
  { type: 'form.edit' },
  { type: 'load.retry' },
  { type: 'xstate.done.actor.loadUser', output: sampleConsultant },
  { type: 'xstate.error.actor.loadUser', error: unreachable },
  { type: 'xstate.done.actor.refreshUser', output: sampleConsultant },
  { type: 'xstate.error.actor.refreshUser', error: unreachable },
  { type: 'xstate.done.actor.saveUser', output: undefined },
  { type: 'xstate.error.actor.saveUser', error: outdated },
  { type: 'xstate.error.actor.saveUser', error: emailTaken },
  { type: 'upload.progress', progress: half },
  { type: 'upload.stop' },
  { type: 'xstate.done.actor.stored', output: stored },
  { type: 'xstate.done.actor.stored', output: undefined },
  { type: 'conflict.discard' },
  { type: 'conflict.overwrite' },
  { type: 'dialog.close' },
];
/** A new email of somebody whose sign-in is some minutes old. */
const email: AnyEventObject[] = [...submit, { type: 'field.change', field: 'email', value: 'yeni@ornek.tr' }];
const proof: AnyEventObject[] = [
  { type: 'form.edit' },
  { type: 'xstate.done.actor.loadUser', output: sampleConsultant },
  { type: 'xstate.error.actor.saveUser', error: passwordNeeded },
  { type: 'xstate.error.actor.saveUser', error: emailTaken },
  { type: 'xstate.error.actor.saveUser', error: unreachable },
  { type: 'currentPassword.change', value: 'Zeytin.61' },
  { type: 'form.submit' },
  { type: 'password.toggle' },
  { type: 'dialog.close' },
];
const machine = profileMachine.provide({
  actors: {
    loadUser: pendingCall(),
    saveUser: pendingCall(),
    record: createRecordMachine(() => new Promise(() => undefined)),
  },
});
const input = { client: noClient, id: 74, newKey: randomUUID, digest: digestOf };
/** What is typed is walked separately: a joint graph would multiply the states. */
const walkWith = (typing: readonly AnyEventObject[], between: readonly AnyEventObject[] = others) =>
  walk({
    events: (snapshot) => (snapshot.matches('editing') ? typing : between),
    position: ({ context }) => [
      context.fields.name,
      context.password,
      context.confirmation,
      Boolean(context.files.tax_plate),
      context.fileFaults.tax_plate,
      context.user?.version,
      context.stored?.version,
      context.problem?.kind,
      context.currentPassword,
    ],
    create: (inspect) => createActor(machine, { input, inspect }),
  });
const walks = [...walkWith(person), ...walkWith(password), ...walkWith(email, proof)];
const steps = testWalks(machine, walks);
type Profile = SnapshotFrom<typeof profileMachine>['context'];
const typedIn = ({ fields, password, confirmation, files }: Profile) => ({
  fields,
  password,
  confirmation,
  files,
});

test('the page is busy exactly during a call', () => {
  for (const { after, story } of steps) {
    const calls = (['loading', 'saving', 'refreshing'] as const).some((state) => after.matches(state));
    expect(after.hasTag('busy'), story).toBe(calls);
  }
});

test('a loaded record is shown without changes', () => {
  for (const { event, after, story } of steps) {
    if (!/done\.actor\.(load|refresh)User/.test(event.type)) continue;
    expect(after.value, story).toEqual({ readOnly: event.type.includes('refresh') ? 'saved' : 'fresh' });
    expect(after.context, story).toMatchObject({
      user: event.output,
      fields: profileFieldsOf(sampleConsultant),
      password: '',
      confirmation: '',
      passwordShown: false,
      files: {},
      fileFaults: {},
      problem: undefined,
      progress: undefined,
    });
    expect(hasProfileChanges(after.context), story).toBe(false);
  }
});

test('a failed load shows the reason and can be retried', () => {
  for (const { event, before, after, story } of steps) {
    if (/error\.actor\.(load|refresh)User/.test(event.type)) {
      expect(after.value, story).toBe('loadFailed');
      expect(after.context.problem?.kind, story).toBe('unreachable');
    }
    if (event.type === 'load.retry')
      expect([before.value, after.value], story).toEqual(['loadFailed', 'loading']);
  }
});

test('nothing can be edited before Düzenle', () => {
  for (const { before, after, story } of steps) {
    if (before.matches('readOnly') && after.matches('readOnly'))
      expect(typedIn(after.context), story).toEqual(typedIn(before.context));
  }
  const edits = steps.filter(({ event }) => event.type === 'form.edit');
  for (const { after, story } of edits) expect(after.value, story).toEqual({ editing: 'fresh' });
});

test('the machine remembers that Düzenle was clicked once', () => {
  for (const { after, story } of steps)
    expect(after.context.hasEdited, story).toBe(story.includes('"form.edit"'));
});

test('İptal reloads the record', () => {
  for (const { event, after, story } of steps) {
    if (event.type === 'form.cancel') expect(after.value, story).toBe('loading');
  }
});

const savedName = sampleConsultant.name;
test.each([
  ['', '', '', { editing: 'incomplete' }],
  [savedName, 'zayif', strong, { editing: 'weak' }],
  [savedName, strong, '', { editing: 'mismatched' }],
  [savedName, '', strong, { editing: 'mismatched' }],
  [savedName, '', '', 'saving'],
  [savedName, strong, strong, 'saving'],
])(
  'Kaydet with the name %j, password %j and confirmation %j leads to %j',
  (name, password, confirmation, value) => {
    const tries = steps.filter(
      ({ event, before: { context, value: state } }) =>
        event.type === 'form.submit' &&
        Object.hasOwn(Object(state), 'editing') &&
        context.fields.name === name &&
        context.password === password &&
        context.confirmation === confirmation,
    );
    expect(tries.length).toBeGreaterThan(0);
    for (const { after, story } of tries) {
      expect(after.value, story).toEqual(value);
      if (value === 'saving')
        expect(after.context, story).toMatchObject({ problem: undefined, progress: undefined });
    }
  },
);

test('typing a password clears its message, showing it does not', () => {
  for (const { event, before, after, story } of steps) {
    if (/^(password|confirmation)\.change$/.test(event.type))
      expect(after.value, story).toEqual({ editing: 'fresh' });
    if (event.type !== 'password.toggle') continue;
    expect(after.value, story).toEqual(before.value);
    expect(after.context.passwordShown, story).toBe(!before.context.passwordShown);
  }
});

test('an invalid file is refused with the reason, and the previous one stays', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'file.choose') {
      const wrong = event.file === exe;
      expect(after.context.fileFaults.tax_plate, story).toBe(wrong ? 'wrongType' : undefined);
      expect(after.context.files.tax_plate, story).toBe(wrong ? before.context.files.tax_plate : pdf);
    }
    if (event.type === 'file.remove') {
      expect(after.context.files.tax_plate, story).toBeUndefined();
      expect(after.context.fileFaults.tax_plate, story).toBeUndefined();
    }
  }
});

test('changing a refused field takes its refusal away', () => {
  const changed = steps.filter(
    ({ event, before }) =>
      event.type === 'field.change' &&
      before.context.problem?.fields[event.field] &&
      before.matches('editing'),
  );
  expect(changed).not.toEqual([]);
  for (const { event, after, story } of changed)
    expect(after.context.problem?.fields, story).not.toHaveProperty(event.field);
});

test('only a successful save clears the form', () => {
  for (const { event, before, after, story } of steps) {
    if (!before.matches('saving') || event.type.includes('done')) continue;
    expect(typedIn(after.context), story).toEqual(typedIn(before.context));
    if (event.error === outdated) expect(after.value, story).toEqual({ outdated: 'loadingStored' });
    if (event.error === emailTaken) {
      expect(after.value, story).toEqual({ editing: 'failed' });
      expect(after.context.problem, story).toEqual({
        kind: 'conflict',
        serverMessage: emailTaken.message,
        fields: { email: emailTaken.message },
      });
    }
    if (event.type === 'upload.stop') expect(after.value, story).toEqual({ editing: 'fresh' });
    if (event.type === 'upload.progress') expect(after.context.progress, story).toEqual(half);
  }
});

test('the session is updated exactly when the profile is saved', () => {
  for (const { event, before, actions, story } of steps) {
    const saved = event.type === 'xstate.done.actor.saveUser';
    const { office_name: _, ...profile } = before.context.fields;
    expect(
      actions.filter(({ type }) => type === 'shareChange').map(({ params }) => params),
      story,
    ).toEqual(saved ? [{ profile }] : []);
  }
});

test('after a conflict the stored record is loaded, and the form stays', () => {
  for (const { event, before, after, story } of steps) {
    if (!before.matches('outdated')) continue;
    if (event.type === 'xstate.done.actor.stored' && event.output) {
      expect(after.value, story).toEqual({ outdated: 'comparing' });
      expect(after.context.stored, story).toEqual(stored);
    }
    if (event.type === 'xstate.done.actor.stored' && !event.output)
      expect(after.value, story).toEqual({ editing: 'failed' });
    if (event.type === 'dialog.close') expect(after.value, story).toEqual({ editing: 'fresh' });
    if (!event.type.startsWith('conflict.'))
      expect(typedIn(after.context), story).toEqual(typedIn(before.context));
    expect(after.context.problem, story).toBeUndefined();
  }
});

test('taking the stored record replaces the form', () => {
  for (const { event, after, story } of steps) {
    if (event.type !== 'conflict.discard') continue;
    expect(after.value, story).toEqual({ readOnly: 'fresh' });
    expect(after.context, story).toMatchObject({ user: stored, fields: profileFieldsOf(stored) });
    expect(hasProfileChanges(after.context), story).toBe(false);
  }
});

test('keeping the form saves its changes over the version of the stored record', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'conflict.overwrite') continue;
    expect(after.value, story).toBe('saving');
    const { fields, ...others } = typedIn(before.context);
    // only the other admin has changed the office
    const { office_name } = stored;
    expect(typedIn(after.context), story).toEqual({ ...others, fields: { ...fields, office_name } });
    expect(toProfileForm(after.context).version, story).toBe(stored.version);
  }
});

test('a retry has the same key, and any change of the form makes a new one', () => {
  const changes = [
    'field.change',
    'password.change',
    'file.remove',
    'conflict.discard',
    'conflict.overwrite',
    'xstate.done.actor.loadUser',
    'xstate.done.actor.refreshUser',
  ];
  for (const { event, before, after, story } of steps) {
    const isNew = changes.includes(event.type) || (event.type === 'file.choose' && event.file === pdf);
    expect(after.context.key !== before.context.key, story).toBe(isNew);
  }
});

/** A profile that is being edited; the test answers its calls. */
async function editing() {
  const load = controlledCall<typeof sampleConsultant, RecordCall>();
  const save = controlledCall<void, SaveInput>();
  const loadStored = vi.fn(async (_: RecordCall) => stored);
  const provided = profileMachine.provide({
    actors: { loadUser: load.logic, saveUser: save.logic, record: createRecordMachine(loadStored) },
  });
  const profile = createActor(provided, { input }).start();
  await load.call(0).succeed(sampleConsultant);
  profile.send({ type: 'form.edit' });
  return { profile, loadStored, save };
}

test('after a conflict the record of the same user is loaded', async () => {
  const { profile, loadStored, save } = await editing();
  profile.send({ type: 'form.submit' });
  await save.call(0).fail(outdated);
  await waitFor(profile, (snapshot) => snapshot.matches({ outdated: 'comparing' }));
  expect(loadStored.mock.calls.map(([{ id }]) => id)).toEqual([74]);
  expect(profile.getSnapshot().context.stored).toEqual(stored);
});

test('a missing current password is asked for, sent as a digest, and asked for again when wrong', async () => {
  const { profile, save } = await editing();
  profile.send({ type: 'password.change', value: strong });
  profile.send({ type: 'confirmation.change', value: strong });
  profile.send({ type: 'form.submit' });
  expect(save.call(0).input.form.current_password).toBeUndefined();
  await save.call(0).fail(passwordNeeded);
  expect(profile.getSnapshot().value).toEqual({ proving: 'fresh' });
  profile.send({ type: 'form.submit' });
  expect(profile.getSnapshot().value).toEqual({ proving: 'missing' });
  profile.send({ type: 'currentPassword.change', value: 'Zeytin.61' });
  profile.send({ type: 'form.submit' });
  expect(save.call(1).input).toMatchObject({
    key: save.call(0).input.key,
    form: { password: strong, current_password: digestOf('Zeytin.61') },
  });
  await save.call(1).fail(refusal('updateUser', 400, 'wrongPassword'));
  expect(profile.getSnapshot().value).toEqual({ proving: 'refused' });
  profile.send({ type: 'dialog.close' });
  expect(profile.getSnapshot().value).toEqual({ editing: 'fresh' });
  expect(profile.getSnapshot().context).toMatchObject({ password: strong, currentPassword: '' });
});

test('a lost answer keeps the dialog and the current password, and the form says it once it is closed', async () => {
  const { profile, save } = await editing();
  profile.send({ type: 'field.change', field: 'phone', value: '0532 000 00 01' });
  profile.send({ type: 'form.submit' });
  await save.call(0).fail(passwordNeeded);
  profile.send({ type: 'currentPassword.change', value: 'Zeytin.6' });
  profile.send({ type: 'form.submit' });
  await save.call(1).fail(unreachable);
  expect(profile.getSnapshot()).toMatchObject({
    value: { proving: 'fresh' },
    context: { currentPassword: 'Zeytin.6', problem: { kind: 'unreachable' } },
  });
  profile.send({ type: 'currentPassword.change', value: 'Zeytin.61' });
  profile.send({ type: 'form.submit' });
  expect(save.call(2).input).toMatchObject({
    key: save.call(0).input.key,
    form: { phone: '0532 000 00 01', current_password: digestOf('Zeytin.61') },
  });
  await save.call(2).fail(unreachable);
  profile.send({ type: 'dialog.close' });
  expect(profile.getSnapshot()).toMatchObject({
    value: { editing: 'failed' },
    context: { currentPassword: '', problem: { kind: 'unreachable' } },
  });
});

test('an upload reports its progress and can be aborted', async () => {
  const { profile, save } = await editing();
  profile.send({ type: 'form.submit' });
  save.call(0).input.onProgress(half);
  expect(profile.getSnapshot().context.progress).toEqual(half);
  profile.send({ type: 'upload.stop' });
  expect(save.call(0).signal.aborted).toBe(true);
});

test('choosing, refusing and removing one document leaves the other unchanged', async () => {
  const { profile } = await editing();
  const certificate = namedFile('sertifika.png');
  profile.send({ type: 'file.choose', field: 'certificate', file: certificate });
  profile.send({ type: 'file.choose', field: 'certificate', file: namedFile('sertifika.exe') });
  profile.send({ type: 'file.choose', field: 'tax_plate', file: exe });
  profile.send({ type: 'file.choose', field: 'tax_plate', file: pdf });
  profile.send({ type: 'file.remove', field: 'tax_plate' });
  expect(profile.getSnapshot().context).toMatchObject({
    files: { tax_plate: undefined, certificate },
    fileFaults: { tax_plate: undefined, certificate: 'wrongType' },
  });
});

test('the profile is loaded, saved and loaded again by the calls of the contract', async () => {
  const key = randomUUID();
  const { client, sent } = fakeServer({ answers: { getUser: [sampleConsultant] } });
  const profile = createActor(profileMachine, {
    input: { client, id: 74, newKey: () => key, digest: digestOf },
  }).start();
  await waitFor(profile, (snapshot) => snapshot.matches('readOnly'));
  profile.send({ type: 'form.edit' });
  profile.send({ type: 'file.choose', field: 'tax_plate', file: pdf });
  profile.send({ type: 'form.submit' });
  await waitFor(profile, (snapshot) => snapshot.matches({ readOnly: 'saved' }));
  const { name, last_name, email, phone, office_name } = sampleConsultant;
  const form = { name, last_name, email, phone, office_name, version: '3', tax_plate: 'levha.pdf' };
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/api/v1/users/74', undefined],
    ['PATCH', '/api/v1/users/74', form],
    ['GET', '/api/v1/users/74', undefined],
  ]);
  expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([null, key, null]);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { components } from '../../../api/schema.ts';
import { profileMachine, type SaveInput } from '../../../machines/account/profile.ts';
import { hasProfileChanges } from '../../../rules/account/profileForm.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { answered, noClient, wire } from '../calls.ts';
import { named } from '../files.ts';
import { sampleConsultant } from '../sampleConsultant.ts';

type User = components['schemas']['User'];

/** A profile that has been loaded and is being edited; its calls answer when the test says so. */
async function editing(user: User = sampleConsultant) {
  const load = answered<User, { client: typeof noClient; id: number }>();
  const save = answered<void, SaveInput>();
  const profile = createActor(
    profileMachine.provide({ actors: { loadUser: load.logic, saveUser: save.logic } }),
    { input: { client: noClient, id: user.Id, newKey: () => randomUUID() } },
  ).start();
  await load.call(0).succeed(user);
  profile.send({ type: 'form.edit' });
  return { profile, load, save };
}

test('password and files go out only if they are filled in, words without blanks around them', async () => {
  const { profile, load, save } = await editing();
  profile.send({ type: 'field.change', field: 'phone', value: ' 0555 ' });
  profile.send({ type: 'form.submit' });
  const { name, last_name, email, office_name } = sampleConsultant;
  const plain = { name, last_name, email, office_name, phone: '0555', version: 3 };
  expect(load.call(0).input.id).toBe(74);
  expect(save.call(0).input).toMatchObject({ id: 74, form: plain });
  expect(Object.keys(save.call(0).input.form).sort()).toEqual(Object.keys(plain).sort());
  profile.stop();
});

test('a new password and new documents go out with the rest', async () => {
  const { profile, save } = await editing();
  const [taxPlate, certificate] = [named('levha.pdf'), named('sertifika.png')];
  profile.send({ type: 'password.change', value: 'Kuscular.35' });
  profile.send({ type: 'confirmation.change', value: 'Kuscular.35' });
  profile.send({ type: 'file.choose', field: 'tax_plate', file: taxPlate });
  profile.send({ type: 'file.choose', field: 'certificate', file: certificate });
  profile.send({ type: 'form.submit' });
  expect(save.call(0).input.form).toMatchObject({
    password: 'Kuscular.35',
    tax_plate: taxPlate,
    certificate,
  });
  save.call(0).input.onProgress({ sent: 1, total: 4 });
  expect(profile.getSnapshot().context.progress).toEqual({ sent: 1, total: 4 });
  profile.send({ type: 'upload.stop' });
  expect(save.call(0).signal.aborted).toBe(true);
  profile.stop();
});

test('after a conflict the person’s changes go out on the version that is stored now', async () => {
  const { profile, load, save } = await editing();
  profile.send({ type: 'field.change', field: 'phone', value: '0555' });
  profile.send({ type: 'form.submit' });
  await save.call(0).fail(refusal('updateUser', 409, 'outdated'));
  await load.call(1).succeed({ ...sampleConsultant, name: 'Zehra', phone: '0544', version: 9 });
  profile.send({ type: 'conflict.overwrite' });
  expect(save.call(0).input.form).toMatchObject({ name: sampleConsultant.name, phone: '0555', version: 3 });
  expect(save.call(1).input.form).toMatchObject({ name: 'Zehra', phone: '0555', version: 9 });
  expect(save.call(1).input.key).not.toBe(save.call(0).input.key);
  profile.stop();
});

test('a save whose answer was lost is sent again under its key', async () => {
  const { profile, save } = await editing();
  profile.send({ type: 'field.change', field: 'phone', value: '0555' });
  profile.send({ type: 'form.submit' });
  await save.call(0).fail(unreachable);
  profile.send({ type: 'form.submit' });
  expect(save.call(1).input.key).toBe(save.call(0).input.key);
  expect(save.call(1).input.form).toEqual(save.call(0).input.form);
  profile.stop();
});

test('an admin without an office saves no office', async () => {
  const { profile, save } = await editing({ ...sampleConsultant, Id: 61, office_name: '' });
  profile.send({ type: 'form.submit' });
  expect(save.call(0).input.form).not.toHaveProperty('office_name');
  profile.stop();
});

test('leaving is asked about when a word, a password or a file is unsaved', async () => {
  const changes = [
    { type: 'field.change', field: 'office_name', value: 'Yeni' },
    { type: 'password.change', value: 'x' },
    { type: 'confirmation.change', value: 'x' },
    { type: 'file.choose', field: 'certificate', file: named('a.png') },
  ] as const;
  for (const change of changes) {
    const { profile } = await editing();
    expect(hasProfileChanges(profile.getSnapshot().context)).toBe(false);
    profile.send(change);
    expect(hasProfileChanges(profile.getSnapshot().context), change.type).toBe(true);
    profile.stop();
  }
});

test('loading, saving and reading again go where the contract says', async () => {
  const key = randomUUID();
  const { client, sent } = wire({ body: [sampleConsultant] });
  const profile = createActor(profileMachine, { input: { client, id: 74, newKey: () => key } }).start();
  await waitFor(profile, (snapshot) => snapshot.matches('readOnly'));
  profile.send({ type: 'form.edit' });
  profile.send({ type: 'file.choose', field: 'tax_plate', file: named('levha.pdf') });
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

test('a refusal that is no conflict stays beside the form, and a newer record asks which to keep', async () => {
  const { profile, save } = await editing();
  profile.send({ type: 'form.submit' });
  await save.call(0).fail(refusal('updateUser', 500));
  expect(profile.getSnapshot().value).toEqual({ editing: 'failed' });
  profile.send({ type: 'form.submit' });
  await save.call(1).fail(refusal('updateUser', 409, 'outdated'));
  expect(profile.getSnapshot().value).toEqual({ outdated: 'loadingStored' });
  profile.stop();
});

test('one document is chosen, refused and removed without touching the other', async () => {
  const { profile } = await editing();
  const certificate = named('sertifika.png');
  profile.send({ type: 'file.choose', field: 'certificate', file: certificate });
  profile.send({ type: 'file.choose', field: 'certificate', file: named('sertifika.exe') });
  profile.send({ type: 'file.choose', field: 'tax_plate', file: named('levha.exe') });
  expect(profile.getSnapshot().context.fileProblems).toEqual({
    tax_plate: 'wrongType',
    certificate: 'wrongType',
  });
  profile.send({ type: 'file.choose', field: 'tax_plate', file: named('levha.pdf') });
  profile.send({ type: 'file.remove', field: 'tax_plate' });
  const { files, fileProblems } = profile.getSnapshot().context;
  expect(files).toEqual({ tax_plate: undefined, certificate });
  expect(fileProblems).toEqual({ tax_plate: undefined, certificate: 'wrongType' });
  profile.stop();
});

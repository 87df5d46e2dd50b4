import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, type SnapshotFrom } from 'xstate';
import { ApiError } from '../../api/error.ts';
import { profileMachine } from '../../machines/profile.ts';
import { hasProfileChanges, profileErrorsOf, profileFieldsOf } from '../../machines/rules/profileForm.ts';
import { noClient, silent } from './calls.ts';
import { coverage, endStates, stuckCalls } from './coverage.ts';
import { named } from './files.ts';
import { stepsOf, walk } from './paths.ts';
import { zeynep } from './zeynep.ts';

const strong = 'Kuscular.35';
const pdf = named('levha.pdf');
const exe = named('levha.exe');
const half = { sent: 50, total: 100 };
const outdated = new ApiError('conflict', 409, 'Kayıt değişti.');
const emailTaken = new ApiError('conflict', 409, 'Adres alınmış.', { email: 'Adres alınmış.' });

const submit: AnyEventObject[] = [{ type: 'form.submit' }, { type: 'form.cancel' }];
const person: AnyEventObject[] = [
  ...submit,
  { type: 'field.change', field: 'name', value: 'Zeynep Nur' },
  { type: 'field.change', field: 'name', value: '' },
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
  { type: 'xstate.done.actor.loadUser', output: zeynep },
  { type: 'xstate.error.actor.loadUser', error: new ApiError('unreachable', 0) },
  { type: 'xstate.done.actor.refreshUser', output: zeynep },
  { type: 'xstate.error.actor.refreshUser', error: new ApiError('unreachable', 0) },
  { type: 'xstate.done.actor.saveUser', output: undefined },
  { type: 'xstate.error.actor.saveUser', error: outdated },
  { type: 'xstate.error.actor.saveUser', error: emailTaken },
  { type: 'upload.progress', progress: half },
  { type: 'upload.stop' },
  { type: 'conflict.discard' },
  { type: 'conflict.overwrite' },
];
const machine = profileMachine.provide({ actors: { loadUser: silent(), saveUser: silent() } });
const input = { client: noClient, id: 74 };
/** Person and password hardly touch each other: each is walked on its own, or the graph would be their product. */
const walkWith = (typing: readonly AnyEventObject[]) =>
  walk({
    machine,
    input,
    events: (snapshot) => (snapshot.matches('editing') ? typing : others),
    position: ({ context }) => [
      context.fields.name,
      context.password,
      context.confirmation,
      Boolean(context.files.tax_plate),
      context.fileProblems.tax_plate,
    ],
    create: (inspect) => createActor(machine, { input, inspect }),
  });
const walks = [...walkWith(person), ...walkWith(password)];
const steps = stepsOf(walks);
type Profile = SnapshotFrom<typeof profileMachine>['context'];
const typedIn = ({ fields, password, confirmation, files }: Profile) => ({
  fields,
  password,
  confirmation,
  files,
});

test('every state and every transition of the profile is reached', () => {
  expect(coverage(machine, walks).unreached).toEqual([]);
});

test('no state of the profile is without a way out', () => {
  expect(endStates(machine, walks)).toEqual([]);
  expect(stuckCalls(machine)).toEqual([]);
});

test('the page is busy exactly while a call is under way', () => {
  for (const { after, story } of steps) {
    const calls = (['loading', 'saving', 'refreshing'] as const).some((state) => after.matches(state));
    expect(after.hasTag('busy'), story).toBe(calls);
  }
});

test('a loaded record is shown as it is, with nothing filled in beside it', () => {
  for (const { event, after, story } of steps) {
    if (!/done\.actor\.(load|refresh)User/.test(event.type)) continue;
    expect(after.value, story).toEqual({ readOnly: event.type.includes('refresh') ? 'saved' : 'fresh' });
    expect(after.context, story).toMatchObject({
      user: event.output,
      version: event.output.version,
      fields: profileFieldsOf(zeynep),
      password: '',
      confirmation: '',
      passwordShown: false,
      files: {},
      fileProblems: {},
      problem: undefined,
      progress: undefined,
    });
    expect(hasProfileChanges(after.context), story).toBe(false);
  }
});

test('a record that cannot be loaded says why, and can be asked for again', () => {
  for (const { event, before, after, story } of steps) {
    if (/error\.actor\.(load|refresh)User/.test(event.type)) {
      expect(after.value, story).toBe('loadFailed');
      expect(after.context.problem?.kind, story).toBe('unreachable');
    }
    if (event.type === 'load.retry')
      expect([before.value, after.value], story).toEqual(['loadFailed', 'loading']);
  }
});

test('nothing can be typed before Düzenle', () => {
  for (const { before, after, story } of steps) {
    if (before.matches('readOnly') && after.matches('readOnly'))
      expect(typedIn(after.context), story).toEqual(typedIn(before.context));
  }
  const edits = steps.filter(({ event }) => event.type === 'form.edit');
  for (const { after, story } of edits) expect(after.value, story).toEqual({ editing: 'fresh' });
});

test('who has edited before is known from the first Düzenle on', () => {
  for (const { after, story } of steps)
    expect(after.context.hasEdited, story).toBe(story.includes('"form.edit"'));
});

test('İptal reloads', () => {
  for (const { event, after, story } of steps) {
    if (event.type === 'form.cancel') expect(after.value, story).toBe('loading');
  }
});

test('Kaydet looks at the fields, then the strength, then the confirmation, and then saves', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'form.submit') continue;
    const { password, confirmation } = before.context;
    const complaint =
      Object.keys(profileErrorsOf(before.context)).length > 0
        ? 'incomplete'
        : password === 'zayif'
          ? 'weak'
          : password !== confirmation
            ? 'mismatched'
            : undefined;
    expect(after.value, story).toEqual(complaint ? { editing: complaint } : 'saving');
    if (!complaint) expect(after.context, story).toMatchObject({ problem: undefined, progress: undefined });
  }
});

test('typing a password takes the complaint away, looking at it does not', () => {
  for (const { event, before, after, story } of steps) {
    if (/^(password|confirmation)\.change$/.test(event.type))
      expect(after.value, story).toEqual({ editing: 'fresh' });
    if (event.type !== 'password.toggle') continue;
    expect(after.value, story).toEqual(before.value);
    expect(after.context.passwordShown, story).toBe(!before.context.passwordShown);
  }
});

test('a file that cannot be sent is refused with its reason, and the one before it stays', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'file.choose') {
      const wrong = event.file === exe;
      expect(after.context.fileProblems.tax_plate, story).toBe(wrong ? 'wrongType' : undefined);
      expect(after.context.files.tax_plate, story).toBe(wrong ? before.context.files.tax_plate : pdf);
    }
    if (event.type === 'file.remove') {
      expect(after.context.files.tax_plate, story).toBeUndefined();
      expect(after.context.fileProblems.tax_plate, story).toBeUndefined();
    }
  }
});

test('no outcome of saving but success costs what was typed', () => {
  for (const { event, before, after, story } of steps) {
    if (!before.matches('saving') || event.type.includes('done')) continue;
    expect(typedIn(after.context), story).toEqual(typedIn(before.context));
    if (event.error === outdated) expect(after.value, story).toBe('outdated');
    if (event.error === emailTaken) {
      expect(after.value, story).toEqual({ editing: 'failed' });
      expect(after.context.problem, story).toEqual({
        kind: 'conflict',
        serverMessage: 'Adres alınmış.',
        fields: { email: 'Adres alınmış.' },
      });
    }
    if (event.type === 'upload.stop') expect(after.value, story).toEqual({ editing: 'fresh' });
    if (event.type === 'upload.progress') expect(after.context.progress, story).toEqual(half);
  }
});

test('the session hears of the new name when it is saved, and only then', () => {
  for (const { event, before, actions, story } of steps) {
    const saved = event.type === 'xstate.done.actor.saveUser';
    const { office_name: _, ...person } = before.context.fields;
    expect(
      actions.filter(({ type }) => type === 'shareChange').map(({ params }) => params),
      story,
    ).toEqual(saved ? [{ person }] : []);
  }
});

test('of a record that changed meanwhile the person takes either version', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'conflict.discard') expect(after.value, story).toBe('loading');
    if (event.type !== 'conflict.overwrite') continue;
    expect(after.value, story).toBe('saving');
    expect(after.context.version, story).toBeUndefined();
    expect(typedIn(after.context), story).toEqual(typedIn(before.context));
  }
});

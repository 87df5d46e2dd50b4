import type { Page } from '@playwright/test';
import { type AnyEventObject, type AnyMachineSnapshot, createActor, type SnapshotFrom } from 'xstate';
import { profileMachine } from '../../../machines/account/profile.ts';
import { createRecordMachine } from '../../../machines/records/record.ts';
import { passwordDigest } from '../../../src/browser/passwordDigest.ts';
import { loginText } from '../../../src/text/account/login.ts';
import { profileText as text } from '../../../src/text/account/profile.ts';
import { passwordText } from '../../../src/text/account/resetPassword.ts';
import { currentPasswordText } from '../../../src/text/account/sessions.ts';
import { dialogText } from '../../../src/text/dialogs.ts';
import { documentText } from '../../../src/text/documents/documents.ts';
import { fileText } from '../../../src/text/documents/files.ts';
import { fieldText } from '../../../src/text/fields.ts';
import { refusal, success, unreachable } from '../../contract/refusal.ts';
import { noClient, pendingCall } from '../../machines/calls.ts';
import { namedFile } from '../../machines/namedFile.ts';
import { walk } from '../../machines/paths.ts';
import { sampleConsultant } from '../../machines/sampleConsultant.ts';
import { savedWalksOf } from '../../machines/savedWalks.ts';
import { holdCalls } from '../fixtures/heldCalls.ts';
import {
  expectMatchesMachine,
  expectReplays,
  fewestWalks,
  type PageModel,
  unknownEvent,
} from '../fixtures/model.ts';
import { test } from '../fixtures/test.ts';

// every state and text is reached on a page that a browser translates
test.use({ translates: true });

type Profile = SnapshotFrom<typeof profileMachine>;

const machine = profileMachine.provide({
  actors: {
    loadUser: pendingCall(),
    saveUser: pendingCall(),
    record: createRecordMachine(() => new Promise(() => undefined)),
  },
});
const input = { client: noClient, id: sampleConsultant.Id, newKey: () => 'key', digest: passwordDigest };
/** The record after another user has saved it in the meantime. */
const stored = { ...sampleConsultant, office_name: 'Kaya Emlak Urla', version: sampleConsultant.version + 1 };

const buttons: AnyEventObject[] = [{ type: 'form.submit' }, { type: 'form.cancel' }];
const person: AnyEventObject[] = [
  ...buttons,
  { type: 'field.change', field: 'name', value: 'Zeynep Nur' },
  { type: 'field.change', field: 'name', value: '' },
  { type: 'file.choose', field: 'tax_plate', file: namedFile('levha.pdf') },
  { type: 'file.choose', field: 'tax_plate', file: namedFile('levha.exe') },
  { type: 'file.remove', field: 'tax_plate' },
];
const password: AnyEventObject[] = [
  ...buttons,
  { type: 'password.change', value: 'zayif' },
  { type: 'password.change', value: 'Kuscular.35' },
  { type: 'confirmation.change', value: 'Kuscular.35' },
  { type: 'password.toggle' },
];
const others: AnyEventObject[] = [
  { type: 'form.edit' },
  { type: 'load.retry' },
  { type: 'upload.stop' },
  { type: 'conflict.discard' },
  { type: 'conflict.overwrite' },
  { type: 'dialog.close' },
  { type: 'xstate.done.actor.stored', output: stored },
  { type: 'xstate.done.actor.stored', output: undefined },
  { type: 'xstate.done.actor.loadUser', output: sampleConsultant },
  { type: 'xstate.error.actor.loadUser', error: unreachable },
  { type: 'xstate.done.actor.refreshUser', output: sampleConsultant },
  { type: 'xstate.error.actor.refreshUser', error: unreachable },
  { type: 'xstate.done.actor.saveUser', output: undefined },
  { type: 'xstate.error.actor.saveUser', error: refusal('updateUser', 409, 'outdated') },
  { type: 'xstate.error.actor.saveUser', error: refusal('updateUser', 500) },
];
/** A new email of somebody whose sign-in is some minutes old. */
const email: AnyEventObject[] = [
  ...buttons,
  { type: 'field.change', field: 'email', value: 'yeni@ornek.tr' },
];
const proof: AnyEventObject[] = [
  { type: 'form.edit' },
  { type: 'xstate.done.actor.loadUser', output: sampleConsultant },
  { type: 'xstate.error.actor.saveUser', error: refusal('updateUser', 400, 'currentPassword') },
  { type: 'xstate.error.actor.saveUser', error: refusal('updateUser', 409, 'taken') },
  { type: 'xstate.error.actor.saveUser', error: refusal('updateUser', 500) },
  { type: 'currentPassword.change', value: 'Zeytin.61' },
  { type: 'form.submit' },
  { type: 'password.toggle' },
  { type: 'dialog.close' },
];
/** What is typed is walked separately: a joint graph would multiply the states. */
const walkWith = (typing: readonly AnyEventObject[], between: readonly AnyEventObject[] = others) =>
  walk({
    events: (snapshot) => (snapshot.matches('editing') ? typing.filter(isOffered(snapshot)) : between),
    position: ({ context }) => {
      const { user, fields, password: word, confirmation, files, fileFaults } = context;
      return [
        context.currentPassword,
        context.problem?.kind,
        user?.version,
        fields.name,
        word,
        confirmation,
        Boolean(files.tax_plate),
        fileFaults.tax_plate,
      ];
    },
    create: (inspect) => createActor(machine, { input, inspect }),
  });
/** Only a chosen file has a remove button. */
const isOffered =
  ({ context }: AnyMachineSnapshot) =>
  ({ type }: AnyEventObject) =>
    type !== 'file.remove' || Boolean(context.files.tax_plate);

async function createPageModel(page: Page): Promise<PageModel<Profile>> {
  const { Id: id, name, last_name, email, phone } = sampleConsultant;
  const signedIn = { id, name, last_name, email, phone, token: 'token' };
  await page.addInitScript((auth) => {
    localStorage.clear();
    localStorage.setItem('auth', auth);
  }, JSON.stringify(signedIn));
  const calls = await holdCalls(page);
  // the consents and sessions below have machines of their own
  await page.route('**/api/v1/saved-searches', (route) => route.fulfill(success('listSavedSearches')));
  await page.route('**/api/v1/sessions', (route) => route.fulfill(success('listSessions')));
  // leaving the page between two walks discards what was typed
  page.on('dialog', (dialog) => dialog.accept());
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  const dialog = page.getByRole('dialog', { name: currentPasswordText.title });
  const taxPlate = text.newDocument(documentText.taxPlate);
  let auth = signedIn;

  return {
    page,
    machine,
    open: async () => {
      auth = signedIn;
      await calls.open('/profile');
    },
    act: async (event, snapshot) => {
      const { context } = snapshot;
      switch (event.type) {
        case 'form.edit':
          return button(text.edit).click();
        case 'form.submit':
          return snapshot.matches('proving')
            ? dialog.locator('[type=submit]').click()
            : button(text.save).click();
        case 'currentPassword.change':
          return dialog.locator('[name=current_password]').fill(event.value);
        case 'form.cancel':
          return button(text.cancel).click();
        case 'load.retry':
          return button(dialogText.retry).click();
        case 'field.change':
          return page.locator(`[name=${event.field}]`).fill(event.value);
        case 'password.change':
          return page.locator('[name=password]').fill(event.value);
        case 'confirmation.change':
          return page.locator('[name=password_confirmation]').fill(event.value);
        case 'password.toggle':
          if (snapshot.matches('proving'))
            return dialog
              .getByRole('button', {
                name: context.passwordShown ? loginText.hideLabel : loginText.showLabel,
              })
              .click();
          return button(context.passwordShown ? passwordText.hideLabel : passwordText.showLabel).click();
        case 'file.choose':
          return page
            .locator(`[name=${event.field}]`)
            .setInputFiles({ name: event.file.name, mimeType: '', buffer: Buffer.from('content') });
        case 'file.remove':
          return button(fileText.remove(taxPlate)).click();
        case 'upload.progress':
          // the browser reports it by itself
          return;
        case 'upload.stop':
          return button(fileText.stop).click();
        case 'conflict.discard':
          return button(text.outdated.takeTheirs).click();
        case 'conflict.overwrite':
          return button(text.outdated.keepMine).click();
        case 'dialog.close':
          return page
            .getByRole(snapshot.matches('proving') ? 'dialog' : 'alertdialog')
            .getByRole('button', { name: dialogText.cancel, exact: true })
            .click();
        case 'xstate.done.actor.stored':
          return event.output
            ? calls.succeed(`GET users/${id}`, [event.output])
            : calls.fail(`GET users/${id}`, refusal('getUser', 404));
        case 'xstate.done.actor.loadUser':
        case 'xstate.done.actor.refreshUser':
          return calls.succeed(`GET users/${id}`, [event.output]);
        case 'xstate.error.actor.loadUser':
        case 'xstate.error.actor.refreshUser':
          return calls.fail(`GET users/${id}`, event.error);
        case 'xstate.done.actor.saveUser':
          return calls.succeed(`PATCH users/${id}`, { status: 'success' });
        case 'xstate.error.actor.saveUser':
          return calls.fail(`PATCH users/${id}`, event.error);
        default:
          return unknownEvent(event);
      }
    },
    onActions: (actions) => {
      for (const { type, params } of actions) {
        if (type === 'shareChange') auth = { ...auth, ...Object(params).profile };
      }
    },
    marks: {
      'the profile is loading': { css: '[role=progressbar]', text: dialogText.loading },
      'the profile did not load': { css: '[role=alert]', text: text.loadFailed },
      'loading can be retried': { css: 'main button:enabled', text: dialogText.retry },
      'the profile can be edited': { css: 'button:enabled', text: text.edit },
      'the form can be saved': { css: 'button[type=submit]:enabled', text: text.save },
      'the change can be cancelled': { css: 'button:enabled', text: text.cancel },
      'the form is busy': { css: 'form[aria-busy=true]' },
      'the upload can be stopped': { css: 'button:enabled', text: fileText.stop },
      'the form was saved': { css: '[role=alert]', text: text.saved },
      'the form was not saved': {
        css: 'main [role=alert]',
        text: ({ context }) => context.problem?.serverMessage ?? text.saveFailed,
      },
      'the name is missing': {
        css: 'form p',
        text: fieldText.required,
        when: ({ context }) => context.fields.name === '',
      },
      'the password is weak': { css: 'form p', text: passwordText.weak },
      'the passwords differ': { css: 'form p', text: passwordText.mismatched },
      'the passwords are readable': {
        css: '[name=password][type=text]',
        when: ({ context }) => context.passwordShown,
      },
      'a file is chosen': {
        css: 'form p',
        text: 'levha.pdf',
        when: ({ context }) => Boolean(context.files.tax_plate),
      },
      'a file has a fault': {
        css: 'form p',
        text: fileText.wrongType,
        when: ({ context }) => context.fileFaults.tax_plate === 'wrongType',
      },
      'the current password is asked for': {
        css: '[role=dialog]',
        text: currentPasswordText.title,
        when: (snapshot) => snapshot.matches('proving') || snapshot.context.currentPassword !== '',
      },
      'the current password is missing': { css: '[role=dialog] p', text: currentPasswordText.missing },
      'the current password is refused': {
        css: '[role=dialog] p',
        // an empty text would stand in every paragraph
        text: ({ context }) => context.problem?.fields.current_password ?? '—',
      },
      'the change was not saved': {
        css: '[role=dialog] [role=alert]',
        text: ({ context }) => context.problem?.serverMessage ?? text.saveFailed,
        when: ({ context }) => context.problem !== undefined && !context.problem.fields.current_password,
      },
      'another user has changed the profile': { css: '[role=alertdialog]', text: text.outdated.title },
      'the stored record is loading': { css: '[role=alertdialog] [role=progressbar]' },
      'either version can be chosen': {
        css: '[role=alertdialog] button:enabled',
        text: text.outdated.keepMine,
      },
      "the other user's change is shown": {
        css: '[role=alertdialog] section',
        text: ({ context }) => context.stored?.office_name ?? '',
        when: ({ context }) => context.user?.office_name !== context.stored?.office_name,
      },
    },
    states: {
      loading: ['the profile is loading'],
      loadFailed: ['the profile did not load', 'loading can be retried'],
      'readOnly.fresh': ['the profile can be edited'],
      'readOnly.saved': ['the profile can be edited', 'the form was saved'],
      'editing.fresh': editing,
      'editing.incomplete': [...editing, 'the name is missing'],
      'editing.weak': [...editing, 'the password is weak'],
      'editing.mismatched': [...editing, 'the passwords differ'],
      'editing.failed': [...editing, 'the form was not saved'],
      saving: [
        'the form is busy',
        'the upload can be stopped',
        'the current password is asked for',
        ...typedIn,
      ],
      'proving.fresh': [...proving, 'the change was not saved'],
      'proving.missing': [...proving, 'the current password is missing', 'the change was not saved'],
      'proving.refused': [...proving, 'the current password is refused'],
      refreshing: ['the form is busy', ...typedIn],
      'outdated.loadingStored': [
        'another user has changed the profile',
        'the form can be saved',
        'the stored record is loading',
        ...typedIn,
      ],
      'outdated.comparing': [
        'another user has changed the profile',
        'either version can be chosen',
        "the other user's change is shown",
        'the form can be saved',
        ...typedIn,
      ],
    },
    screen: (snapshot) => {
      const storage = { auth: JSON.stringify(auth) };
      if (snapshot.matches('loading') || snapshot.matches('loadFailed')) return { storage, fields: {} };
      const { fields, password: word, confirmation, currentPassword } = snapshot.context;
      if (snapshot.matches('readOnly')) return { storage, fields, writable: [] };
      const isProving = snapshot.matches('proving') || (snapshot.matches('saving') && currentPassword !== '');
      const all = {
        ...fields,
        password: word,
        password_confirmation: confirmation,
        ...(isProving && { current_password: currentPassword }),
      };
      // whether fields behind the dialog are writable does not matter
      if (snapshot.matches('outdated') || isProving) return { storage, fields: all };
      return { storage, fields: all, writable: snapshot.matches('editing') ? Object.keys(all) : [] };
    },
    outOfReach: {
      'profile.saving: upload.progress [1]': 'the browser decides when to report progress',
    },
  };
}
const proving = ['the current password is asked for', 'the form can be saved', 'the passwords are readable'];
const typedIn = ['the passwords are readable', 'a file is chosen', 'a file has a fault'];
const editing = ['the form can be saved', 'the change can be cancelled', ...typedIn];

test.use({ expectedMessages: [/ERR_FAILED|status of (400|404|409|500)/] });

test('the profile shows every state of its machine and follows every transition', async ({ page }) => {
  await expectMatchesMachine(
    await createPageModel(page),
    fewestWalks([...walkWith(person), ...walkWith(password), ...walkWith(email, proof)]),
  );
});

for (const [file, saved] of savedWalksOf(machine)) {
  test(`the profile follows ${file}`, async ({ page }) => {
    await expectReplays(await createPageModel(page), saved);
  });
}

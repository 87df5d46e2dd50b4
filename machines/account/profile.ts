import { assign, fromPromise, setup } from 'xstate';
import { toFormData } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import type { UploadProgress } from '../../api/upload.ts';
import { isStrongPassword } from '../../rules/account/password.ts';
import {
  noProfileFields,
  type ProfileField,
  type ProfileFields,
  type ProfileFile,
  type ProfileFormState,
  profileFaultsOf,
  profileFieldsOf,
  rebaseProfile,
  sessionProfile,
  toProfileForm,
} from '../../rules/account/profileForm.ts';
import { type ChosenFiles, withFile, withoutFile } from '../../rules/documents/chosenFiles.ts';
import { fileFault, uploadLimits } from '../../rules/documents/uploadLimits.ts';
import { loadConsultant } from '../consultants/loadConsultants.ts';
import { type Problem, problemOf, withoutField } from '../page/problem.ts';
import { isOutdated, mayBeRepeated } from '../page/saveFailure.ts';
import { createRecordMachine, isAbsent, type RecordCall } from '../records/record.ts';
import { currentPasswordGuards } from './provenCall.ts';

type User = components['schemas']['User'];
type Form = components['schemas']['ProfileForm'];

interface Input extends RecordCall {
  newKey: () => string;
  /** What is sent for the current password, as at the sign-in. */
  digest: (password: string) => string;
}
interface Context extends Input, ProfileFormState, ChosenFiles<ProfileFile> {
  passwordShown: boolean;
  /** Typed in the dialog that asks for it once the sign-in is some minutes old. */
  currentPassword: string;
  /** 'Düzenle' was pressed before; the button then takes the focus when it is shown again. */
  hasEdited: boolean;
  progress: UploadProgress | undefined;
  problem: Problem | undefined;
  /** Sent with the save and with each retry; any change of the form makes a new key. */
  key: string;
  /** The stored record, loaded after the server refused an outdated version. */
  stored: User | undefined;
}
type Event =
  | { type: 'load.retry' }
  | { type: 'form.edit' }
  | { type: 'form.cancel' }
  | { type: 'form.submit' }
  | { type: 'field.change'; field: ProfileField; value: string }
  | { type: 'password.change'; value: string }
  | { type: 'confirmation.change'; value: string }
  | { type: 'password.toggle' }
  | { type: 'currentPassword.change'; value: string }
  | { type: 'file.choose'; field: ProfileFile; file: File }
  | { type: 'file.remove'; field: ProfileFile }
  | { type: 'upload.progress'; progress: UploadProgress }
  | { type: 'upload.stop' }
  /** The stored record is newer: take it, or save over it. */
  | { type: 'conflict.discard' }
  | { type: 'conflict.overwrite' }
  | { type: 'dialog.close' };

export interface SaveInput extends RecordCall {
  key: string;
  form: Form;
  onProgress: (progress: UploadProgress) => void;
}

const untouched = {
  password: '',
  confirmation: '',
  passwordShown: false,
  currentPassword: '',
  files: {},
  fileFaults: {},
  progress: undefined,
  problem: undefined,
  stored: undefined,
};

const withUser = ({ newKey }: Context, user: User) => ({
  user,
  fields: profileFieldsOf(user),
  ...untouched,
  key: newKey(),
});
const isSendable = ({ event }: { event: { file: File } }) =>
  fileFault(event.file, uploadLimits.document) === undefined;

/**
 * The user's own profile (product, 2, 4, 5 and 8), read-only until 'Düzenle'. 'İptal' reloads it
 * and clears the password fields. Password and files are sent only if filled in, and a failed save
 * keeps the form, and the dialog with the current password if it is open.
 *
 * A retry after a lost answer has the same key, so that it cannot conflict with its first try. When
 * the record was changed elsewhere, the stored record is loaded and compared, and the user chooses
 * which one to keep.
 */
export const profileMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    children: {} as { stored: 'record' },
  },
  actors: {
    record: createRecordMachine(loadConsultant),
    loadUser: fromPromise<User, RecordCall>(({ input, signal }) => loadConsultant(input, signal)),
    saveUser: fromPromise<void, SaveInput>(async ({ input, signal }) => {
      const { client, id, key, form, onProgress } = input;
      await client.PATCH('/api/v1/users/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body: form,
        bodySerializer: toFormData,
        signal,
        onProgress,
      });
    }),
  },
  guards: {
    isIncomplete: ({ context }) => Object.keys(profileFaultsOf(context)).length > 0,
    isWeak: ({ context: { password } }) => password !== '' && !isStrongPassword(password),
    isMismatched: ({ context }) => context.password !== context.confirmation,
    ...currentPasswordGuards,
  },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    /** Applies the user's changes to the stored record. */
    rebaseChanges: assign(({ context: { user, stored, fields, newKey } }) =>
      user && stored
        ? { user: stored, fields: rebaseProfile(fields, stored, user), stored: undefined, key: newKey() }
        : {},
    ),
    takeStored: assign(({ context }) => (context.stored ? withUser(context, context.stored) : {})),
    /** Updates the session; the page provides it. */
    shareChange: (_, _params: { profile: Omit<ProfileFields, 'office_name'> }) => undefined,
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({
    ...input,
    user: undefined,
    fields: noProfileFields,
    hasEdited: false,
    ...untouched,
    key: input.newKey(),
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        input: ({ context: { client, id } }) => ({ client, id }),
        onDone: {
          target: 'readOnly',
          actions: assign(({ context, event }) => withUser(context, event.output)),
        },
        onError: { target: 'loadFailed', actions: 'keepProblem' },
      },
    },
    loadFailed: { on: { 'load.retry': 'loading' } },
    readOnly: {
      initial: 'fresh',
      on: { 'form.edit': { target: 'editing', actions: assign({ hasEdited: true }) } },
      states: { fresh: {}, saved: {} },
    },
    editing: {
      initial: 'fresh',
      entry: assign({ currentPassword: '' }),
      on: {
        'form.cancel': 'loading',
        'field.change': {
          actions: assign({
            fields: ({ context, event }) => ({ ...context.fields, [event.field]: event.value }),
            problem: ({ context, event }) => withoutField(context.problem, event.field),
            key: ({ context }) => context.newKey(),
          }),
        },
        'password.change': {
          target: '.fresh',
          actions: assign({
            password: ({ event }) => event.value,
            problem: ({ context }) => withoutField(context.problem, 'password'),
            key: ({ context }) => context.newKey(),
          }),
        },
        'confirmation.change': {
          target: '.fresh',
          actions: assign({ confirmation: ({ event }) => event.value }),
        },
        'password.toggle': { actions: assign({ passwordShown: ({ context }) => !context.passwordShown }) },
        'file.choose': [
          {
            guard: isSendable,
            actions: assign(({ context, event }) => ({
              ...withFile(context, event.field, event.file),
              problem: withoutField(context.problem, event.field),
              key: context.newKey(),
            })),
          },
          { actions: assign(({ context, event }) => withFile(context, event.field, event.file)) },
        ],
        'file.remove': {
          actions: assign(({ context, event }) => ({
            ...withoutFile(context, event.field),
            problem: withoutField(context.problem, event.field),
            key: context.newKey(),
          })),
        },
        'form.submit': [
          { guard: 'isIncomplete', target: '.incomplete' },
          { guard: 'isWeak', target: '.weak' },
          { guard: 'isMismatched', target: '.mismatched' },
          { target: 'saving' },
        ],
      },
      states: { fresh: {}, incomplete: {}, weak: {}, mismatched: {}, failed: {} },
    },
    saving: {
      tags: 'busy',
      entry: assign({ problem: undefined, progress: undefined }),
      invoke: {
        id: 'saveUser',
        src: 'saveUser',
        input: ({ context, self }) => ({
          client: context.client,
          id: context.id,
          key: context.key,
          form: {
            ...toProfileForm(context),
            ...(context.currentPassword && { current_password: context.digest(context.currentPassword) }),
          },
          onProgress: (progress) => self.send({ type: 'upload.progress', progress }),
        }),
        onDone: {
          target: 'refreshing',
          actions: {
            type: 'shareChange',
            params: ({ context }) => ({ profile: sessionProfile(context.fields) }),
          },
        },
        onError: [
          { guard: isOutdated, target: 'outdated' },
          { guard: 'refusesPassword', target: 'proving.refused', actions: 'keepProblem' },
          { guard: 'asksForPassword', target: 'proving' },
          { guard: 'mayBeRepeated', target: 'proving', actions: 'keepProblem' },
          { target: 'editing.failed', actions: 'keepProblem' },
        ],
      },
      on: {
        'upload.progress': { actions: assign({ progress: ({ event }) => event.progress }) },
        'upload.stop': 'editing',
      },
    },
    // The sign-in is too old for a new password, email or phone: the current password shows whose it is.
    proving: {
      initial: 'fresh',
      on: {
        'currentPassword.change': {
          target: '.fresh',
          actions: assign({
            currentPassword: ({ event }) => event.value,
            problem: ({ context: { problem } }) => (problem && mayBeRepeated(problem) ? problem : undefined),
          }),
        },
        'password.toggle': { actions: assign({ passwordShown: ({ context }) => !context.passwordShown }) },
        'form.submit': [{ guard: 'isPasswordTyped', target: 'saving' }, { target: '.missing' }],
        'dialog.close': [{ guard: 'hasFailed', target: 'editing.failed' }, { target: 'editing' }],
      },
      states: { fresh: {}, missing: {}, refused: {} },
    },
    // Reloads the record for the names of the new documents.
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'refreshUser',
        src: 'loadUser',
        input: ({ context: { client, id } }) => ({ client, id }),
        onDone: {
          target: 'readOnly.saved',
          actions: assign(({ context, event }) => withUser(context, event.output)),
        },
        onError: { target: 'loadFailed', actions: 'keepProblem' },
      },
    },
    outdated: {
      initial: 'loadingStored',
      on: { 'dialog.close': 'editing' },
      states: {
        loadingStored: {
          invoke: {
            id: 'stored',
            src: 'record',
            input: ({ context: { client, id } }) => ({ client, id }),
            onDone: [
              { guard: isAbsent, target: '#profile.editing.failed' },
              { target: 'comparing', actions: assign({ stored: ({ event }) => event.output }) },
            ],
          },
        },
        comparing: {
          on: {
            'conflict.discard': { target: '#profile.readOnly', actions: 'takeStored' },
            'conflict.overwrite': { target: '#profile.saving', actions: 'rebaseChanges' },
          },
        },
      },
    },
  },
});

import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, toFormData } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import type { UploadProgress } from '../../api/upload.ts';
import {
  type ApplicationField,
  type ApplicationFields,
  type ApplicationFile,
  applicationFaults,
  emptyApplication,
  toApplicationForm,
} from '../../rules/consultants/applicationForm.ts';
import { type ChosenFiles, withFile, withoutFile } from '../../rules/documents/chosenFiles.ts';
import { fileFault, uploadLimits } from '../../rules/documents/uploadLimits.ts';
import { canReceiveSms } from '../../rules/people/phone.ts';
import { type Problem, problemOf, withoutField } from '../page/problem.ts';

type Form = components['schemas']['ApplicationForm'];

interface Input {
  client: ApiClient;
  newKey: () => string;
}
export interface ApplyInput {
  client: ApiClient;
  key: string;
  form: Form;
  onProgress: (progress: UploadProgress) => void;
}
interface Context extends Input, ChosenFiles<ApplicationFile> {
  fields: ApplicationFields;
  /** The phone has been left, and a warning shows from then on. */
  phoneSeen: boolean;
  progress: UploadProgress | undefined;
  problem: Problem | undefined;
  /** Sent with the application and with each retry; any change of the form makes a new key. */
  key: string;
}
type Event =
  | { type: 'field.change'; field: ApplicationField; value: string }
  | { type: 'file.choose'; field: ApplicationFile; file: File }
  | { type: 'file.remove'; field: ApplicationFile }
  /** The phone field has lost the focus. */
  | { type: 'phone.blur' }
  | { type: 'form.submit' }
  | { type: 'upload.progress'; progress: UploadProgress }
  | { type: 'upload.stop' }
  | { type: 'dialog.close' };

const blank = {
  fields: emptyApplication,
  files: {},
  fileFaults: {},
  phoneSeen: false,
  progress: undefined,
  problem: undefined,
};

const isSendable = ({ event }: { event: { file: File } }) =>
  fileFault(event.file, uploadLimits.document) === undefined;

/**
 * Applying as a consultant (product, 2, 3, 5 and 8), with a tax plate and a certificate. A refusal
 * keeps the form. A retry after a lost answer has the same key, so that the server answers it like
 * the first try.
 */
export const applicationMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    apply: fromPromise<void, ApplyInput>(async ({ input: { client, key, form, onProgress }, signal }) => {
      await client.POST('/api/v1/users', {
        params: { header: { 'Idempotency-Key': key } },
        body: form,
        bodySerializer: toFormData,
        signal,
        onProgress,
      });
    }),
  },
  guards: {
    isComplete: ({ context: { fields, files } }) =>
      Object.keys(applicationFaults(fields, files)).length === 0,
  },
  actions: { keepProblem: assign({ problem: ({ event }) => problemOf(event) }) },
}).createMachine({
  id: 'application',
  context: ({ input }) => ({ ...input, ...blank, key: input.newKey() }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'fresh',
      on: {
        'field.change': {
          actions: assign({
            fields: ({ context, event }) => ({ ...context.fields, [event.field]: event.value }),
            // The server has refused the old value.
            problem: ({ context, event }) => withoutField(context.problem, event.field),
            key: ({ context }) => context.newKey(),
          }),
        },
        'phone.blur': { actions: assign({ phoneSeen: true }) },
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
        'form.submit': [{ guard: 'isComplete', target: 'sending' }, { target: '.incomplete' }],
      },
      states: { fresh: {}, incomplete: {} },
    },
    sending: {
      tags: 'busy',
      entry: assign({ progress: undefined, problem: undefined }),
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context, self }) => ({
          client: context.client,
          key: context.key,
          form: toApplicationForm(context.fields, context.files),
          onProgress: (progress) => self.send({ type: 'upload.progress', progress }),
        }),
        onDone: { target: 'sent', actions: assign(({ context }) => ({ ...blank, key: context.newKey() })) },
        onError: { target: 'failed', actions: 'keepProblem' },
      },
      on: {
        'upload.progress': { actions: assign({ progress: ({ event }) => event.progress }) },
        'upload.stop': 'editing',
      },
    },
    sent: { on: { 'dialog.close': 'editing' } },
    failed: { on: { 'dialog.close': 'editing', 'form.submit': 'sending' } },
  },
});

/** Whether the phone cannot get the SMS with the answer. It is a warning: nothing is refused. */
export function isPhoneDoubtful({ fields, phoneSeen }: Pick<Context, 'fields' | 'phoneSeen'>): boolean {
  return phoneSeen && fields.phone.trim() !== '' && !canReceiveSms(fields.phone);
}

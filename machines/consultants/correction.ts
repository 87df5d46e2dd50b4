import { assign, fromPromise, setup } from 'xstate';
import { toFormData } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import {
  type CorrectionField,
  type CorrectionFields,
  correctedFields,
  correctionFaults,
  correctionFieldsOf,
  rebaseCorrection,
  toCorrectionForm,
} from '../../rules/consultants/correctionForm.ts';
import { type Problem, problemOf, withoutField } from '../page/problem.ts';
import { isOutdated, mayBeSaved } from '../page/saveFailure.ts';
import type { RecordCall } from '../records/record.ts';
import { type Consultant, loadConsultant } from './loadConsultants.ts';

interface Input extends RecordCall {
  consultant: Consultant;
  newKey: () => string;
}
export type CorrectionSave = RecordCall & { key: string; form: components['schemas']['ProfileForm'] };
/** How a correction ended, with the consultant as last loaded. */
export interface CorrectionEnd {
  /** `unknown`: what is stored now is not known, because an answer was lost. */
  outcome: 'closed' | 'saved' | 'unknown';
  consultant: Consultant;
}
interface Context extends Input {
  fields: CorrectionFields;
  outcome: CorrectionEnd['outcome'];
  problem: Problem | undefined;
  /** Sent with the save and with each retry; any change of the form makes a new key. */
  key: string;
}
type Event =
  | { type: 'field.change'; field: CorrectionField; value: string }
  | { type: 'form.submit' }
  | { type: 'dialog.close' }
  /** Escape or a click beside the dialog: too easily done to discard what was typed. */
  | { type: 'dialog.dismiss' };

/**
 * An admin corrects a consultant's phone and office. When the record was changed elsewhere, the
 * stored one is loaded, what the admin has typed stays, and saving again writes over it. When the
 * answer to a save was lost and no later one shows what is stored, the outcome is unknown.
 */
export const correctionMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    output: {} as CorrectionEnd,
  },
  actors: {
    saveCorrection: fromPromise<void, CorrectionSave>(
      async ({ input: { client, id, key, form }, signal }) => {
        await client.PATCH('/api/v1/users/{id}', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          body: form,
          bodySerializer: toFormData,
          signal,
        });
      },
    ),
    loadStored: fromPromise<Consultant, RecordCall>(({ input, signal }) => loadConsultant(input, signal)),
  },
  guards: {
    isIncomplete: ({ context: { fields, consultant } }) =>
      Object.keys(correctionFaults(fields, consultant)).length > 0,
    isUnchanged: ({ context: { fields, consultant } }) => correctedFields(fields, consultant).length === 0,
  },
  actions: {
    markUnknown: assign({ outcome: 'unknown' }),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
  },
}).createMachine({
  id: 'correction',
  context: ({ input }) => ({
    ...input,
    fields: correctionFieldsOf(input.consultant),
    outcome: 'closed',
    problem: undefined,
    key: input.newKey(),
  }),
  output: ({ context: { outcome, consultant } }) => ({ outcome, consultant }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'fresh',
      on: {
        'field.change': {
          actions: assign({
            fields: ({ context, event }) => ({ ...context.fields, [event.field]: event.value }),
            problem: ({ context, event }) => withoutField(context.problem, event.field),
            key: ({ context }) => context.newKey(),
          }),
        },
        'form.submit': [
          { guard: 'isIncomplete', target: '.incomplete' },
          { guard: 'isUnchanged', target: 'closed' },
          { target: 'saving' },
        ],
        'dialog.close': 'closed',
        'dialog.dismiss': { guard: 'isUnchanged', target: 'closed' },
      },
      states: { fresh: {}, incomplete: {}, failed: {}, outdated: {} },
    },
    saving: {
      tags: 'busy',
      entry: assign({ problem: undefined }),
      invoke: {
        id: 'saveCorrection',
        src: 'saveCorrection',
        input: ({ context: { client, id, key, fields, consultant } }) => ({
          client,
          id,
          key,
          form: toCorrectionForm(fields, consultant),
        }),
        onDone: 'saved',
        onError: [
          { guard: isOutdated, target: 'loadingStored' },
          { guard: mayBeSaved, target: 'editing.failed', actions: ['keepProblem', 'markUnknown'] },
          { target: 'editing.failed', actions: 'keepProblem' },
        ],
      },
    },
    loadingStored: {
      tags: 'busy',
      invoke: {
        id: 'loadStored',
        src: 'loadStored',
        input: ({ context: { client, id } }) => ({ client, id }),
        onDone: {
          target: 'editing.outdated',
          actions: assign({
            consultant: ({ event }) => event.output,
            outcome: 'closed',
            fields: ({ context, event }) =>
              rebaseCorrection(context.fields, event.output, context.consultant),
            key: ({ context }) => context.newKey(),
          }),
        },
        onError: { target: 'editing.failed', actions: ['keepProblem', 'markUnknown'] },
      },
    },
    closed: { type: 'final' },
    saved: { type: 'final', entry: assign({ outcome: 'saved' }) },
  },
});

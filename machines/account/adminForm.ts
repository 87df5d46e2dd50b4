import { assign, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { type Admin, type AdminFields, adminFaults } from '../../rules/account/team.ts';
import { type Done, isDismissed, isDone } from '../page/callEnd.ts';
import { type Problem, withoutField } from '../page/problem.ts';
import { isOutdatedProblem, isUnknownSave } from '../page/saveFailure.ts';
import { createProvenCallMachine, type ProvenCallEnd } from './provenCall.ts';

interface Input {
  client: ApiClient;
  newKey: () => string;
  /** Whose name is changed; undefined for a new admin. */
  admin: Admin | undefined;
  /** Hashes the password as the contract expects it. */
  digest: (password: string) => string;
}
type SaveEnd = ProvenCallEnd<void>;
/** How the form ended. */
export interface AdminFormEnd {
  /**
   * `unknown`: what is stored is not known, because an answer was lost. `overtaken`: another admin
   * has changed the stored one, as `problem` says.
   */
  outcome: 'closed' | 'saved' | 'unknown' | 'overtaken';
  fields: AdminFields;
  problem: Problem | undefined;
}
export interface AdminSave extends Omit<Input, 'newKey' | 'digest'> {
  key: string;
  fields: AdminFields;
}
interface Context extends Input, AdminFormEnd {
  /** Sent with a new admin and with each retry; any change of the form makes a new key. */
  key: string;
}
type Event =
  | { type: 'field.change'; field: keyof AdminFields; value: string }
  | { type: 'form.submit' }
  | { type: 'dialog.close' }
  /** Escape or a click beside the dialog: too easily done to discard what was typed. */
  | { type: 'dialog.dismiss' };

const fieldsOf = (admin: Admin | undefined): AdminFields => ({
  name: admin?.name ?? '',
  email: admin?.email ?? '',
});

/** Whether closing the form would lose something typed. */
export function isTyped({ fields, admin }: Pick<Context, 'fields' | 'admin'>): boolean {
  const { name, email } = fieldsOf(admin);
  return fields.name !== name || fields.email !== email;
}

const isOutdated = ({ event }: Done<SaveEnd>) =>
  event.output.problem !== undefined && isOutdatedProblem(event.output.problem);
const mayBeSaved = ({ event }: Done<SaveEnd>) =>
  event.output.problem !== undefined && isUnknownSave(event.output.problem);

/**
 * The form of a new admin, or of the name of a stored one (product, 10). Adding one may need the
 * current password, which is asked for over the form. A failure keeps the form.
 * After a lost answer the outcome is unknown, so that closing the form loads the team again. When
 * another admin has changed the name meanwhile, the form ends.
 */
export const adminFormMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    children: {} as { saveAdmin: 'saveAdmin' },
    output: {} as AdminFormEnd,
  },
  actors: {
    saveAdmin: createProvenCallMachine<AdminSave, void>(async (save, proof, signal) => {
      const { client, admin, key, fields } = save;
      const name = fields.name.trim();
      if (admin) {
        const params = { path: { id: admin.id } };
        await client.PATCH('/api/v1/team/{id}', { params, body: { name, version: admin.version }, signal });
      } else {
        const params = { header: { 'Idempotency-Key': key } };
        const body = { name, email: fields.email.trim(), ...proof };
        await client.POST('/api/v1/team', { params, body, signal });
      }
    }),
  },
  guards: {
    isIncomplete: ({ context: { fields, admin } }) => Object.keys(adminFaults(fields, admin)).length > 0,
    isUntouched: ({ context }) => !isTyped(context),
  },
}).createMachine({
  id: 'adminForm',
  context: ({ input }) => ({
    ...input,
    fields: fieldsOf(input.admin),
    outcome: 'closed',
    problem: undefined,
    key: input.newKey(),
  }),
  output: ({ context: { outcome, fields, problem } }) => ({ outcome, fields, problem }),
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
          { guard: 'isUntouched', target: 'closed' },
          { target: 'saving' },
        ],
        'dialog.close': 'closed',
        'dialog.dismiss': { guard: 'isUntouched', target: 'closed' },
      },
      states: { fresh: {}, incomplete: {}, failed: {} },
    },
    saving: {
      tags: 'busy',
      entry: assign({ problem: undefined }),
      invoke: {
        id: 'saveAdmin',
        src: 'saveAdmin',
        input: ({ context: { client, admin, key, fields, digest } }) => ({
          call: { client, admin, key, fields },
          digest,
        }),
        onDone: [
          { guard: isDone, target: 'saved' },
          { guard: isDismissed, target: 'editing' },
          {
            guard: isOutdated,
            target: 'overtaken',
            actions: assign({ problem: ({ event }) => event.output.problem }),
          },
          {
            guard: mayBeSaved,
            target: 'editing.failed',
            actions: assign({ problem: ({ event }) => event.output.problem, outcome: 'unknown' }),
          },
          { target: 'editing.failed', actions: assign({ problem: ({ event }) => event.output.problem }) },
        ],
      },
    },
    closed: { type: 'final' },
    overtaken: { type: 'final', entry: assign({ outcome: 'overtaken' }) },
    saved: { type: 'final', entry: assign({ outcome: 'saved' }) },
  },
});

import { assign, fromPromise, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { type Admin, type AdminFields, adminFaults } from '../../rules/account/team.ts';
import { type Problem, toProblem, withoutField } from '../page/problem.ts';
import { isOutdated, mayBeSaved } from '../page/saveFailure.ts';

interface Input {
  client: ApiClient;
  newKey: () => string;
  /** Whose name is changed; undefined for a new admin. */
  admin: Admin | undefined;
}
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
export interface AdminSave extends Omit<Input, 'newKey'> {
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

/**
 * The form of a new admin, or of the name of a stored one (product, 10). A failure keeps the form.
 * After a lost answer the outcome is unknown, so that closing the form loads the team again. When
 * another admin has changed the name meanwhile, the form ends.
 */
export const adminFormMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    output: {} as AdminFormEnd,
  },
  actors: {
    saveAdmin: fromPromise<void, AdminSave>(async ({ input: { client, admin, key, fields }, signal }) => {
      const name = fields.name.trim();
      if (admin) {
        const params = { path: { id: admin.id } };
        await client.PATCH('/api/v1/team/{id}', { params, body: { name, version: admin.version }, signal });
      } else {
        const params = { header: { 'Idempotency-Key': key } };
        const body = { name, email: fields.email.trim() };
        await client.POST('/api/v1/team', { params, body, signal });
      }
    }),
  },
  guards: {
    isIncomplete: ({ context: { fields, admin } }) => Object.keys(adminFaults(fields, admin)).length > 0,
    isUntouched: ({ context }) => !isTyped(context),
    isOutdated,
    mayBeSaved,
  },
  actions: {
    keepField: assign(({ context }, params: { field: keyof AdminFields; value: string }) => ({
      fields: { ...context.fields, [params.field]: params.value },
      problem: withoutField(context.problem, params.field),
      key: context.newKey(),
    })),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
    clearProblem: assign({ problem: undefined }),
    markUnknown: assign({ outcome: 'unknown' }),
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
        'field.change': { actions: { type: 'keepField', params: ({ event }) => event } },
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
      entry: 'clearProblem',
      invoke: {
        id: 'saveAdmin',
        src: 'saveAdmin',
        input: ({ context: { client, admin, key, fields } }) => ({ client, admin, key, fields }),
        onDone: 'saved',
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'overtaken',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
          {
            guard: { type: 'mayBeSaved', params: ({ event }) => event },
            target: 'editing.failed',
            actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'markUnknown'],
          },
          { target: 'editing.failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
    },
    closed: { type: 'final' },
    overtaken: { type: 'final', entry: assign({ outcome: 'overtaken' }) },
    saved: { type: 'final', entry: assign({ outcome: 'saved' }) },
  },
});

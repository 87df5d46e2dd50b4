import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import type { components } from '../../api/schema.ts';
import { type Problem, problemOf, withoutField } from '../page/problem.ts';

export type ContactMessage = components['schemas']['ContactMessage'];
export type ContactField = keyof ContactMessage;

interface Input {
  client: ApiClient;
  newKey: () => string;
}
interface Context extends Input {
  message: ContactMessage;
  problem: Problem | undefined;
  /** Sent with the message and with each retry; any change of the form makes a new key. */
  key: string;
}
type Event = { type: 'field.change'; field: ContactField; value: string } | { type: 'form.submit' };

const empty = {
  name: '',
  last_name: '',
  phone: '',
  subject: '',
  message: '',
} satisfies ContactMessage;
const fields = Object.keys(empty).filter((name): name is ContactField => name in empty);

/**
 * The contact form (product, 2, 5 and 8): five required fields. A failure keeps the form. A retry
 * after a lost answer has the same key, so that the message is stored once.
 */
export const contactMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    sendMessage: fromPromise<void, { client: ApiClient; key: string; message: ContactMessage }>(
      async ({ input: { client, key, message }, signal }) => {
        const answer = await client.POST('/api/v1/users/contact', {
          params: { header: { 'Idempotency-Key': key } },
          body: message,
          signal,
        });
        // Only `status: true` means sent (product, 7).
        if (!body(answer).status) throw new ApiError('failed', 200);
      },
    ),
  },
  guards: { isComplete: ({ context }) => emptyFields(context.message).length === 0 },
  actions: {
    keepField: assign(({ context, event }) => {
      assertEvent(event, 'field.change');
      return {
        message: { ...context.message, [event.field]: event.value },
        problem: withoutField(context.problem, event.field),
        key: context.newKey(),
      };
    }),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
  },
}).createMachine({
  id: 'contact',
  context: ({ input }) => ({ ...input, message: empty, problem: undefined, key: input.newKey() }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'fresh',
      on: {
        'field.change': { actions: 'keepField' },
        'form.submit': [{ guard: 'isComplete', target: 'sending' }, { target: '.incomplete' }],
      },
      states: {
        fresh: {},
        incomplete: {},
        failed: {},
        // The thanks are shown until the next message is typed.
        sent: { on: { 'field.change': { target: 'fresh', actions: 'keepField' } } },
      },
    },
    sending: {
      tags: 'busy',
      entry: assign({ problem: undefined }),
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { client, key, message } }) => ({ client, key, message }),
        onDone: {
          target: 'editing.sent',
          actions: assign({ message: empty, key: ({ context }) => context.newKey() }),
        },
        onError: { target: 'editing.failed', actions: 'keepProblem' },
      },
    },
  },
});

/** The fields that are still blank. */
export function emptyFields(message: ContactMessage): ContactField[] {
  return fields.filter((field) => message[field].trim() === '');
}

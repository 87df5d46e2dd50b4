import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../api/client.ts';
import { ApiError } from '../api/error.ts';
import type { components } from '../api/schema.ts';
import { type Problem, toProblem } from './problem.ts';

export type ContactMessage = components['schemas']['ContactMessage'];
export type ContactField = keyof ContactMessage;

interface Input {
  client: ApiClient;
}
interface Context extends Input {
  message: ContactMessage;
  problem: Problem | undefined;
}
type Event = { type: 'field.change'; field: ContactField; value: string } | { type: 'form.submit' };

const empty: ContactMessage = { name: '', last_name: '', phone: '', subject: '', message: '' };

/**
 * Writing to the company (specification, sections 2, 5 and 8): five fields, all required. A failure
 * keeps every word.
 */
export const contactMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    sendMessage: fromPromise<void, { client: ApiClient; message: ContactMessage }>(
      async ({ input, signal }) => {
        const answer = await input.client.POST('/api/v1/users/contact', { body: input.message, signal });
        // only `status: true` means sent
        if (!body(answer).status) throw new ApiError('failed', 200);
      },
    ),
  },
  guards: { isComplete: ({ context }) => emptyFields(context.message).length === 0 },
  actions: {
    keepField: assign(({ context }, params: { field: ContactField; value: string }) => ({
      message: { ...context.message, [params.field]: params.value },
    })),
    clearFields: assign({ message: empty }),
    clearProblem: assign({ problem: undefined }),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
  },
}).createMachine({
  id: 'contact',
  context: ({ input }) => ({ ...input, message: empty, problem: undefined }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'fresh',
      on: {
        'field.change': { actions: { type: 'keepField', params: ({ event }) => event } },
        'form.submit': [{ guard: 'isComplete', target: 'sending' }, { target: '.incomplete' }],
      },
      states: {
        fresh: {},
        incomplete: {},
        failed: {},
        // the thanks go when the next message is begun
        sent: {
          on: {
            'field.change': { target: 'fresh', actions: { type: 'keepField', params: ({ event }) => event } },
          },
        },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { client, message } }) => ({ client, message }),
        onDone: { target: 'editing.sent', actions: 'clearFields' },
        onError: {
          target: 'editing.failed',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

/** The fields that still lack a word. */
export function emptyFields(message: ContactMessage): ContactField[] {
  const fields: ContactField[] = ['name', 'last_name', 'phone', 'subject', 'message'];
  return fields.filter((field) => message[field].trim() === '');
}

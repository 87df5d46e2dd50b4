import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import type { components } from '../../api/schema.ts';
import { isEmail } from '../../rules/people/email.ts';
import { isCompletePhone } from '../../rules/people/phone.ts';
import { type Problem, problemOf, withoutField } from '../page/problem.ts';

/** The form; an empty email address is not sent. */
export type ContactMessage = Required<components['schemas']['ContactMessage']>;
export type ContactField = keyof ContactMessage;

interface Input {
  client: ApiClient;
  newKey: () => string;
}
interface Context extends Input {
  message: ContactMessage;
  problem: Problem | undefined;
  /** The phone has been left, and a warning shows until it is changed. */
  phoneSeen: boolean;
  /** Sent with the message and with each retry; any change of the form makes a new key. */
  key: string;
}
type Event =
  | { type: 'field.change'; field: ContactField; value: string }
  | { type: 'phone.blur' }
  | { type: 'form.submit' };

const empty = {
  name: '',
  last_name: '',
  phone: '',
  email: '',
  subject: '',
  message: '',
} satisfies ContactMessage;
const required = ['name', 'last_name', 'phone', 'subject', 'message'] as const satisfies ContactField[];

function toWire({ email, ...message }: ContactMessage): components['schemas']['ContactMessage'] {
  return email.trim() === '' ? message : { ...message, email };
}

/**
 * The contact form (product, 2, 5 and 8): five required fields, and an email address if wanted. A
 * phone that looks incomplete is warned about, and is sent all the same. A failure keeps the form.
 * A retry after a lost answer has the same key, so that the message is stored once.
 */
export const contactMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    sendMessage: fromPromise<void, { client: ApiClient; key: string; message: ContactMessage }>(
      async ({ input: { client, key, message }, signal }) => {
        const answer = await client.POST('/api/v1/users/contact', {
          params: { header: { 'Idempotency-Key': key } },
          body: toWire(message),
          signal,
        });
        // Only `status: true` means sent (product, 7).
        if (!body(answer).status) throw new ApiError('failed', 200);
      },
    ),
  },
  guards: { isComplete: ({ context }) => Object.keys(contactFaults(context.message)).length === 0 },
  actions: {
    keepField: assign(({ context, event }) => {
      assertEvent(event, 'field.change');
      return {
        message: { ...context.message, [event.field]: event.value },
        problem: withoutField(context.problem, event.field),
        key: context.newKey(),
        phoneSeen: context.phoneSeen && event.field !== 'phone',
      };
    }),
    showPhoneCheck: assign({ phoneSeen: true }),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
  },
}).createMachine({
  id: 'contact',
  context: ({ input }) => ({
    ...input,
    message: empty,
    problem: undefined,
    phoneSeen: false,
    key: input.newKey(),
  }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'fresh',
      on: {
        'field.change': { actions: 'keepField' },
        'phone.blur': { actions: 'showPhoneCheck' },
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
          actions: assign({ message: empty, phoneSeen: false, key: ({ context }) => context.newKey() }),
        },
        onError: { target: 'editing.failed', actions: 'keepProblem' },
      },
    },
  },
});

/** Why the form cannot be sent: blank fields, or a text that is no email address. */
export function contactFaults(
  message: ContactMessage,
): Partial<Record<ContactField, 'missing' | 'notAnEmail'>> {
  const faults: Partial<Record<ContactField, 'missing' | 'notAnEmail'>> = {};
  for (const field of required) if (message[field].trim() === '') faults[field] = 'missing';
  if (message.email.trim() !== '' && !isEmail(message.email)) faults.email = 'notAnEmail';
  return faults;
}

/** Whether the phone field warns that the number looks incomplete. */
export function warnsOfPhone({ message, phoneSeen }: Pick<Context, 'message' | 'phoneSeen'>): boolean {
  return phoneSeen && message.phone.trim() !== '' && !isCompletePhone(message.phone);
}

import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { readContact } from '../../rules/people/contact.ts';
import type { Done } from '../page/callEnd.ts';
import { isChangedElsewhere, type Problem, problemOf } from '../page/problem.ts';

/** What is stored about the people whom a contact leads to. */
export type PersonalData = components['schemas']['PersonalData'];
/** What is stored about one of them. */
export type FoundPerson = PersonalData['people'][number];
/** The same, in full, to hand over. */
export type PersonalDataExport = components['schemas']['PersonalDataExport'];
/** What was erased, and what was kept. */
export type Erased = components['schemas']['PersonalDataErased'];
/** The kinds of records, in the order in which they are shown. */
export const recordKinds = ['landRequests', 'consultants', 'contactMessages', 'messages'] as const;
export type RecordKind = (typeof recordKinds)[number];

interface Input {
  client: ApiClient;
}
interface Context extends Input {
  /** As typed: a phone number or an email address. */
  text: string;
  /** By what the shown people were found. */
  contact: string;
  found: PersonalData | undefined;
  /** Whose data were asked for last. */
  person: FoundPerson | undefined;
  erased: Erased | undefined;
  /** Each one has added an entry to the log. */
  erasures: number;
  problem: Problem | undefined;
}
interface Search {
  client: ApiClient;
  contact: string;
}
interface Call extends Search {
  /** The key of the person; never that of everybody who was found. */
  person: string;
}
type Event =
  | { type: 'contact.change'; text: string }
  | { type: 'form.submit' }
  | { type: 'search.retry' }
  | { type: 'export.ask'; person: FoundPerson }
  | { type: 'erasure.ask'; person: FoundPerson }
  | { type: 'action.confirm' }
  | { type: 'dialog.close' };

/** Why a record is kept; undefined for one that can be erased. */
export function keptReason({ kept }: FoundPerson, kind: RecordKind, id: number): string | undefined {
  return kept.find(({ records, ids }) => records === kind && ids.includes(id))?.reason;
}

/** How many records of a kind can be erased. */
export function erasableCount({ kept, ...data }: FoundPerson, kind: RecordKind): number {
  const ids = kept.flatMap(({ records, ids }) => (records === kind ? ids : []));
  return data[kind].total - new Set(ids).size;
}

const isNobody = ({ event: { output: found } }: Done<PersonalData>): boolean =>
  found.kept.length === 0 && found.people.length === 0;

const callOf = ({ client, contact, person }: Context): Call => ({
  client,
  contact,
  person: person?.person ?? '',
});

/** Those who are still to be shown after an erasure. */
const othersOf = ({ found, person }: Context): FoundPerson[] =>
  found?.people.filter((one) => one.person !== person?.person) ?? [];

/**
 * The data of people, found by a phone or an email address that several may share: shown apart, and
 * each person's alone handed over as a file, or erased after a confirmation (product, 10). An
 * erasure whose answer was lost can be repeated, since it then finds nothing more; when its dialog
 * is closed instead, the people are searched for again. What must be kept is told before and after.
 */
export const privacyMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    findPerson: fromPromise<PersonalData, Search>(async ({ input: { client, contact }, signal }) =>
      body(await client.POST('/api/v1/privacy/search', { body: { contact }, signal })),
    ),
    exportPerson: fromPromise<PersonalDataExport, Call>(async ({ input: { client, ...chosen }, signal }) =>
      body(await client.POST('/api/v1/privacy/export', { body: chosen, signal })),
    ),
    erasePerson: fromPromise<Erased, Call>(async ({ input: { client, ...chosen }, signal }) =>
      body(await client.POST('/api/v1/privacy/erase', { body: chosen, signal })),
    ),
  },
  guards: {
    isNoContact: ({ context }) => readContact(context.text) === undefined,
    mayErase: (_, { person }: { person: FoundPerson }) =>
      person.import_rows !== undefined || recordKinds.some((kind) => erasableCount(person, kind) > 0),
    isLastPerson: ({ context }) => othersOf(context).length === 0,
  },
  actions: {
    forgetResult: assign({ found: undefined, person: undefined, erased: undefined, problem: undefined }),
    keepErased: assign(({ context }, { erased }: { erased: Erased }) => ({
      erased,
      erasures: context.erasures + 1,
      found: context.found && { ...context.found, people: othersOf(context) },
      person: undefined,
    })),
    /** Counts again what waits in the menu; the page provides it. */
    recount: () => undefined,
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clearProblem: assign({ problem: undefined }),
    /** Downloads the file; the page provides it. */
    saveFile: (_, _params: { data: PersonalDataExport }) => undefined,
  },
}).createMachine({
  id: 'privacy',
  context: ({ input }) => ({
    ...input,
    text: '',
    contact: '',
    found: undefined,
    person: undefined,
    erased: undefined,
    erasures: 0,
    problem: undefined,
  }),
  initial: 'ready',
  states: {
    ready: {
      initial: 'entering',
      on: {
        'contact.change': { actions: assign({ text: ({ event }) => event.text }) },
        'form.submit': [
          { guard: 'isNoContact', target: '.incomplete', actions: 'forgetResult' },
          { target: 'searching', actions: assign({ contact: ({ context }) => context.text.trim() }) },
        ],
      },
      states: {
        entering: {},
        incomplete: {},
        searchFailed: { on: { 'search.retry': '#privacy.searching' } },
        nobodyFound: {},
        found: {
          on: {
            'export.ask': {
              target: '#privacy.exporting',
              actions: assign({ person: ({ event }) => event.person }),
            },
            'erasure.ask': {
              guard: { type: 'mayErase', params: ({ event }) => event },
              target: '#privacy.confirming',
              actions: assign({ person: ({ event }) => event.person }),
            },
          },
          initial: 'shown',
          states: { shown: {}, exportFailed: { exit: 'clearProblem' } },
        },
        erased: {},
      },
    },
    searching: {
      tags: 'busy',
      entry: 'forgetResult',
      invoke: {
        id: 'findPerson',
        src: 'findPerson',
        input: ({ context: { client, contact } }) => ({ client, contact }),
        onDone: [
          { guard: isNobody, target: 'ready.nobodyFound' },
          { target: 'ready.found', actions: assign({ found: ({ event }) => event.output }) },
        ],
        onError: { target: 'ready.searchFailed', actions: 'keepProblem' },
      },
    },
    exporting: {
      tags: 'busy',
      invoke: {
        id: 'exportPerson',
        src: 'exportPerson',
        input: ({ context }) => callOf(context),
        onDone: {
          target: 'ready.found',
          actions: { type: 'saveFile', params: ({ event }) => ({ data: event.output }) },
        },
        onError: { target: 'ready.found.exportFailed', actions: 'keepProblem' },
      },
    },
    confirming: {
      tags: 'dialog',
      on: { 'action.confirm': 'erasing', 'dialog.close': 'ready.found' },
    },
    erasing: {
      tags: ['busy', 'dialog'],
      entry: 'clearProblem',
      invoke: {
        id: 'erasePerson',
        src: 'erasePerson',
        input: ({ context }) => callOf(context),
        onDone: [
          {
            guard: 'isLastPerson',
            target: 'ready.erased',
            actions: [
              { type: 'keepErased', params: ({ event }) => ({ erased: event.output }) },
              assign({ found: undefined, text: '' }),
              'recount',
            ],
          },
          {
            target: 'ready.found',
            actions: [{ type: 'keepErased', params: ({ event }) => ({ erased: event.output }) }, 'recount'],
          },
        ],
        onError: [
          { guard: isChangedElsewhere, target: 'refused', actions: 'keepProblem' },
          { target: 'eraseFailed', actions: 'keepProblem' },
        ],
      },
    },
    eraseFailed: {
      tags: 'dialog',
      on: { 'action.confirm': 'erasing', 'dialog.close': 'searching' },
    },
    refused: { tags: 'dialog', on: { 'dialog.close': 'searching' } },
  },
});

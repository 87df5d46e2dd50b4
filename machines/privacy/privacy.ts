import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { readContact } from '../../rules/people/contact.ts';
import type { Done } from '../page/callEnd.ts';
import { isChangedElsewhere, type Problem, problemOf } from '../page/problem.ts';

/** What is stored about a person. */
export type PersonalData = components['schemas']['PersonalData'];
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
  /** By what the shown person was found. */
  contact: string;
  found: PersonalData | undefined;
  erased: Erased | undefined;
  /** Each one has added an entry to the log. */
  erasures: number;
  problem: Problem | undefined;
}
interface Call {
  client: ApiClient;
  contact: string;
}
type Event =
  | { type: 'contact.change'; text: string }
  | { type: 'form.submit' }
  | { type: 'search.retry' }
  | { type: 'export.ask' }
  | { type: 'erasure.ask' }
  | { type: 'action.confirm' }
  | { type: 'dialog.close' };

/** Why a record is kept; undefined for one that can be erased. */
export function keptReason({ kept }: PersonalData, kind: RecordKind, id: number): string | undefined {
  return kept.find(({ records, ids }) => records === kind && ids.includes(id))?.reason;
}

/** How many records of a kind can be erased. */
export function erasableCount({ kept, ...data }: PersonalData, kind: RecordKind): number {
  const ids = kept.flatMap(({ records, ids }) => (records === kind ? ids : []));
  return data[kind].total - new Set(ids).size;
}

const mayErase = (found: PersonalData | undefined): boolean =>
  found !== undefined && recordKinds.some((kind) => erasableCount(found, kind) > 0);

const isNobody = ({ event: { output: found } }: Done<PersonalData>): boolean =>
  found.kept.length === 0 && recordKinds.every((kind) => found[kind].total === 0);

const callOf = ({ client, contact }: Context): Call => ({ client, contact });

/**
 * The data of a person, found by phone or email: shown, handed over as a file, and erased after a
 * confirmation (product, 10). An erasure whose answer was lost can be repeated, since it then finds
 * nothing more; when its dialog is closed instead, the person is searched for again. What must be
 * kept is told before and after.
 */
export const privacyMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    findPerson: fromPromise<PersonalData, Call>(async ({ input: { client, contact }, signal }) =>
      body(await client.POST('/api/v1/privacy/search', { body: { contact }, signal })),
    ),
    exportPerson: fromPromise<PersonalDataExport, Call>(async ({ input: { client, contact }, signal }) =>
      body(await client.POST('/api/v1/privacy/export', { body: { contact }, signal })),
    ),
    erasePerson: fromPromise<Erased, Call>(async ({ input: { client, contact }, signal }) =>
      body(await client.POST('/api/v1/privacy/erase', { body: { contact }, signal })),
    ),
  },
  guards: {
    isNoContact: ({ context }) => readContact(context.text) === undefined,
    mayErase: ({ context }) => mayErase(context.found),
  },
  actions: {
    forgetResult: assign({ found: undefined, erased: undefined, problem: undefined }),
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
            'export.ask': '#privacy.exporting',
            'erasure.ask': { guard: 'mayErase', target: '#privacy.confirming' },
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
        input: ({ context }) => callOf(context),
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
        onDone: {
          target: 'ready.erased',
          actions: assign({
            erased: ({ event }) => event.output,
            found: undefined,
            text: '',
            erasures: ({ context }) => context.erasures + 1,
          }),
        },
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

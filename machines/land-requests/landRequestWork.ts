import { assign, fromPromise, setup } from 'xstate';
import {
  callDayFault,
  emptyPlan,
  type LandRequestWork,
  type NoteDraft,
  type PlanFields,
  planFieldsOf,
  readNoteDraft,
  rebasePlan,
  type StoredPlan,
  toNoteDraft,
  toWorkPlan,
  type WorkPart,
  wireNames,
} from '../../rules/land-requests/work.ts';
import { type Problem, problemOf, withoutField } from '../page/problem.ts';
import { isOutdated } from '../page/saveFailure.ts';
import { createRecordMachine, isAbsent, type RecordCall } from '../records/record.ts';
import { addNote, loadWork, type NoteSave, type PlanSave, savePlan } from './workCalls.ts';

interface Input extends RecordCall {
  newKey: () => string;
  /** The day in Istanbul, such as `2026-11-20`. */
  today: () => string;
  /** The note that this tab has kept. */
  draft: string | undefined;
}
interface Context extends Input {
  /** The plan that is edited; undefined before the first answer. */
  plan: StoredPlan | undefined;
  notes: LandRequestWork['notes'];
  team: LandRequestWork['team'];
  /** The admin's own id in the team; undefined before the first answer. */
  self: number | undefined;
  fields: PlanFields;
  note: NoteDraft;
  /**
   * How often the stored plan has changed while the page is open; each change reloads the history.
   */
  planChanges: number;
  /** What another admin has saved meanwhile, to be compared. */
  stored: StoredPlan | undefined;
  /** Why the plan was not saved. */
  problem: Problem | undefined;
  noteProblem: Problem | undefined;
}
type Event =
  | { type: 'field.change'; field: keyof PlanFields; value: string }
  | { type: 'plan.submit' }
  /** Takes the land request, and saves the plan at once. */
  | { type: 'plan.take' }
  /** The stored plan is newer: take it, or save over it. */
  | { type: 'conflict.discard' }
  | { type: 'conflict.overwrite' }
  | { type: 'dialog.close' }
  | { type: 'note.change'; text: string }
  | { type: 'note.submit' };

/** What is wrong with the day that is entered. */
export function callFault({ fields, plan, today }: Pick<Context, 'fields' | 'plan' | 'today'>) {
  return callDayFault(fields.nextCall, plan?.next_call_on ?? '', today());
}

function saveInput({ client, id, fields, plan }: Context): PlanSave {
  if (!plan) throw new Error('Only a loaded plan is saved');
  return { client, id, plan: toWorkPlan(fields, plan.version) };
}

const planOf = ({ notes: _, team: __, self: ___, ...plan }: LandRequestWork): StoredPlan => plan;
const keptWork = (work: LandRequestWork) => ({
  plan: planOf(work),
  notes: work.notes,
  team: work.team,
  self: work.self,
  fields: planFieldsOf(work),
  stored: undefined,
});

/**
 * The work on a land request (product, 10): who has it, when its owner is called next, and notes.
 * Plan and notes are saved apart, so that neither waits for the other. When another admin has saved
 * the plan meanwhile, both are compared, and the admin chooses which one to keep. A failure keeps
 * what was typed; a note also survives a reload.
 */
export const landRequestWorkMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    children: {} as { record: 'record'; stored: 'record' },
  },
  actors: {
    record: createRecordMachine(loadWork),
    savePlan: fromPromise<LandRequestWork, PlanSave>(({ input, signal }) => savePlan(input, signal)),
    addNote: fromPromise<LandRequestWork, NoteSave>(({ input, signal }) => addNote(input, signal)),
  },
  guards: {
    hasFault: ({ context }) => callFault(context) !== undefined,
    isBlank: ({ context }) => context.note.text.trim() === '',
  },
  actions: {
    takeStored: assign(({ context: { stored } }) =>
      stored ? { plan: stored, fields: planFieldsOf(stored), stored: undefined } : {},
    ),
    takeOver: assign({
      fields: ({ context: { fields, self } }) => ({ ...fields, assignee: String(self ?? '') }),
    }),
    /** Applies the admin's changes to the stored plan. */
    rebaseChanges: assign(({ context: { plan, stored, fields } }) =>
      plan && stored ? { plan: stored, fields: rebasePlan(fields, stored, plan), stored: undefined } : {},
    ),
    countChange: assign({ planChanges: ({ context }) => context.planChanges + 1 }),
    clearNote: assign({ note: ({ context }) => ({ text: '', key: context.newKey() }) }),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    /** Keeps the typed note in this tab; undefined removes it. The page provides it. */
    saveDraft: (_, _params: { draft: string | undefined }) => undefined,
    /** Names what was saved; the page provides it. */
    showToast: (_, _params: { saved: WorkPart }) => undefined,
  },
}).createMachine({
  id: 'landRequestWork',
  context: ({ input }) => ({
    ...input,
    plan: undefined,
    notes: [],
    team: [],
    self: undefined,
    fields: emptyPlan,
    note: readNoteDraft(input.draft) ?? { text: '', key: input.newKey() },
    planChanges: 0,
    stored: undefined,
    problem: undefined,
    noteProblem: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'record',
        src: 'record',
        input: ({ context: { client, id } }) => ({ client, id }),
        onDone: [
          { guard: isAbsent, target: 'missing' },
          { target: 'shown', actions: assign(({ event }) => (event.output ? keptWork(event.output) : {})) },
        ],
      },
    },
    missing: {},
    shown: {
      type: 'parallel',
      states: {
        plan: {
          initial: 'editing',
          states: {
            editing: {
              initial: 'fresh',
              on: {
                'field.change': {
                  target: '.fresh',
                  actions: assign({
                    fields: ({ context, event }) => ({ ...context.fields, [event.field]: event.value }),
                    problem: ({ context, event }) => withoutField(context.problem, wireNames[event.field]),
                  }),
                },
                'plan.submit': [{ guard: 'hasFault', target: '.dayInvalid' }, { target: 'saving' }],
                'plan.take': [
                  { guard: 'hasFault', target: '.dayInvalid', actions: 'takeOver' },
                  { target: 'saving', actions: 'takeOver' },
                ],
              },
              states: { fresh: {}, dayInvalid: {}, saved: {}, failed: {} },
            },
            saving: {
              tags: 'busy',
              entry: assign({ problem: undefined }),
              invoke: {
                id: 'savePlan',
                src: 'savePlan',
                input: ({ context }) => saveInput(context),
                onDone: {
                  target: 'editing.saved',
                  actions: [
                    assign(({ event }) => keptWork(event.output)),
                    'countChange',
                    { type: 'showToast', params: { saved: 'plan' } },
                  ],
                },
                onError: [
                  { guard: isOutdated, target: 'outdated', actions: 'keepProblem' },
                  { target: 'editing.failed', actions: 'keepProblem' },
                ],
              },
            },
            outdated: {
              initial: 'loadingStored',
              // it says who has changed what
              exit: assign({ problem: undefined }),
              on: { 'dialog.close': 'editing' },
              states: {
                loadingStored: {
                  invoke: {
                    id: 'stored',
                    src: 'record',
                    input: ({ context: { client, id } }) => ({ client, id }),
                    onDone: [
                      { guard: isAbsent, target: '#landRequestWork.shown.plan.editing.failed' },
                      {
                        target: 'comparing',
                        actions: assign(({ event: { output: work } }) =>
                          work ? { stored: planOf(work), notes: work.notes, team: work.team } : {},
                        ),
                      },
                    ],
                  },
                },
                comparing: {
                  on: {
                    'conflict.discard': {
                      target: '#landRequestWork.shown.plan.editing',
                      actions: ['takeStored', 'countChange'],
                    },
                    'conflict.overwrite': {
                      target: '#landRequestWork.shown.plan.saving',
                      actions: 'rebaseChanges',
                    },
                  },
                },
              },
            },
          },
        },
        note: {
          initial: 'writing',
          states: {
            writing: {
              initial: 'fresh',
              on: {
                'note.change': {
                  target: '.fresh',
                  actions: [
                    assign({
                      note: ({ context, event }) => ({ text: event.text, key: context.newKey() }),
                      noteProblem: undefined,
                    }),
                    { type: 'saveDraft', params: ({ context }) => ({ draft: toNoteDraft(context.note) }) },
                  ],
                },
                'note.submit': [{ guard: 'isBlank', target: '.blank' }, { target: 'adding' }],
              },
              states: { fresh: {}, blank: {}, added: {}, failed: {} },
            },
            adding: {
              tags: 'busy',
              entry: assign({ noteProblem: undefined }),
              invoke: {
                id: 'addNote',
                src: 'addNote',
                input: ({ context: { client, id, note } }) => ({ client, id, note }),
                onDone: {
                  target: 'writing.added',
                  actions: [
                    // the plan stays: a newer one is not to be overwritten unseen
                    assign({ notes: ({ event }) => event.output.notes }),
                    'clearNote',
                    { type: 'saveDraft', params: { draft: undefined } },
                    { type: 'showToast', params: { saved: 'note' } },
                  ],
                },
                onError: {
                  target: 'writing.failed',
                  actions: assign({ noteProblem: ({ event }) => problemOf(event) }),
                },
              },
            },
          },
        },
      },
    },
  },
});

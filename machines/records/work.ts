import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { callDayFault } from '../../rules/land-requests/work.ts';
import { rebaseFields } from '../../rules/records/rebaseFields.ts';
import {
  emptyPlan,
  type NoteDraft,
  type PlanChange,
  type PlanFields,
  planChange,
  planFields,
  planFieldsOf,
  readNoteDraft,
  rebasePlan,
  type StoredPlan,
  toNoteDraft,
  type Work,
  wireNames,
} from '../../rules/records/work.ts';
import { type Problem, problemOf, withoutField } from '../page/problem.ts';
import { isOutdated } from '../page/saveFailure.ts';
import { createRecordMachine, isAbsent, type RecordCall } from './record.ts';

export type PlanSave = RecordCall & {
  fields: PlanFields;
  /** The version of the plan that the fields have changed. */
  version: number;
};
/** With the version of the work that was read. */
export type NoteSave = RecordCall & { note: NoteDraft; version: number | undefined };

/** What was saved; of a plan also what it has changed. */
type SavedWork = { saved: 'note' } | { saved: 'plan'; change: PlanChange };

/** The calls for the work on one kind of record. */
export interface WorkCalls {
  /** @throws ApiError */
  load: (call: RecordCall, signal: AbortSignal) => Promise<Work>;
  /**
   * Replaces the plan as a whole.
   * @throws ApiError of the kind 'conflict' when it has changed since the version.
   */
  savePlan: (save: PlanSave, signal: AbortSignal) => Promise<Work>;
  /**
   * Adds a note; a repeat with the same key adds it once.
   * @throws ApiError
   */
  addNote: (save: NoteSave, signal: AbortSignal) => Promise<Work>;
}
/** A call, with those of its kind of record. */
export type WithCalls<Call> = Call & { calls: WorkCalls };

interface Input extends RecordCall {
  calls: WorkCalls;
  newKey: () => string;
  /** The day in Istanbul, such as `2026-11-20`. */
  today: () => string;
  /** The note that this tab has kept. */
  draft: string | undefined;
}
interface Context extends Input {
  /** The plan that is edited; undefined before the first answer. */
  plan: StoredPlan | undefined;
  notes: Work['notes'];
  team: Work['team'];
  /** The admin's own id in the team; undefined before the first answer. */
  self: number | undefined;
  fields: PlanFields;
  /** The plan that is being saved, or was last: all fields, or the stored ones with one that was set. */
  sent: PlanFields;
  /** What the last save of the plan has changed. */
  change: PlanChange;
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
  /** Changes a field and saves it at once, without what else was typed. */
  | { type: 'plan.set'; field: keyof PlanFields; value: string }
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

function saveInput({ calls, client, id, sent, plan }: Context): WithCalls<PlanSave> {
  if (!plan) throw new Error('Only a loaded plan is saved');
  return { calls, client, id, fields: sent, version: plan.version };
}

const planOf = ({ notes: _, team: __, self: ___, ...plan }: Work): StoredPlan => plan;
const keptWork = (work: Work) => ({
  plan: planOf(work),
  notes: work.notes,
  team: work.team,
  self: work.self,
  fields: planFieldsOf(work),
  stored: undefined,
});
/** The fields beside a newer plan: what was typed and not sent stays. */
const withStored = ({ fields, sent }: Context, stored: Omit<StoredPlan, 'version'>): PlanFields =>
  rebaseFields(planFields, fields, planFieldsOf(stored), sent);

/**
 * The work on a land request or a contact message (product, 10): who has it, when an owner is called
 * next or whether a message was answered, and notes. Plan and notes are saved apart, so that neither
 * waits for the other. When another admin has saved
 * the plan meanwhile, both are compared, and the admin chooses which one to keep. A failure keeps
 * what was typed; a note also survives a reload.
 */
export const workMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    children: {} as { record: 'record'; stored: 'record' },
  },
  actors: {
    record: createRecordMachine<Work, WithCalls<RecordCall>>(({ calls, ...call }, signal) =>
      calls.load(call, signal),
    ),
    savePlan: fromPromise<Work, WithCalls<PlanSave>>(({ input: { calls, ...save }, signal }) =>
      calls.savePlan(save, signal),
    ),
    addNote: fromPromise<Work, WithCalls<NoteSave>>(({ input: { calls, ...save }, signal }) =>
      calls.addNote(save, signal),
    ),
  },
  guards: {
    hasFault: ({ context }) => callFault(context) !== undefined,
    isBlank: ({ context }) => context.note.text.trim() === '',
  },
  actions: {
    takeStored: assign(({ context }) => {
      const { stored } = context;
      return stored ? { plan: stored, fields: withStored(context, stored), stored: undefined } : {};
    }),
    /** Applies the admin's changes to the stored plan. */
    rebaseChanges: assign(({ context: { plan, stored, fields, sent } }) =>
      plan && stored
        ? {
            plan: stored,
            fields: rebasePlan(fields, stored, plan),
            sent: rebasePlan(sent, stored, plan),
            stored: undefined,
          }
        : {},
    ),
    sendAll: assign(({ context }) => ({ sent: context.fields })),
    /** Sends the one field that was set, so that nothing else is saved unseen. */
    sendField: assign(({ context, event }) => {
      assertEvent(event, 'plan.set');
      const stored = context.plan ? planFieldsOf(context.plan) : emptyPlan;
      return { sent: { ...stored, [event.field]: event.value } };
    }),
    keepField: assign(({ context, event }) => {
      assertEvent(event, ['field.change', 'plan.set']);
      return {
        fields: { ...context.fields, [event.field]: event.value },
        problem: withoutField(context.problem, wireNames[event.field]),
      };
    }),
    countChange: assign({ planChanges: ({ context }) => context.planChanges + 1 }),
    clearNote: assign({ note: ({ context }) => ({ text: '', key: context.newKey() }) }),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    /** Keeps the typed note in this tab; undefined removes it. The page provides it. */
    saveDraft: (_, _params: { draft: string | undefined }) => undefined,
    /** Names what was saved; the page provides it. */
    showToast: (_, _params: SavedWork) => undefined,
  },
}).createMachine({
  id: 'work',
  context: ({ input }) => ({
    ...input,
    plan: undefined,
    notes: [],
    team: [],
    self: undefined,
    fields: emptyPlan,
    sent: emptyPlan,
    change: 'plan',
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
        input: ({ context: { calls, client, id } }) => ({ calls, client, id }),
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
                'field.change': { target: '.fresh', actions: 'keepField' },
                'plan.submit': [
                  { guard: 'hasFault', target: '.dayInvalid' },
                  { target: 'saving', actions: 'sendAll' },
                ],
                'plan.set': { target: 'saving', actions: ['keepField', 'sendField'] },
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
                    assign(({ context, event: { output: work } }) => ({
                      ...keptWork(work),
                      fields: withStored(context, work),
                      change: planChange(
                        context.plan ? planFieldsOf(context.plan) : emptyPlan,
                        planFieldsOf(work),
                        work.self,
                      ),
                    })),
                    'countChange',
                    {
                      type: 'showToast',
                      params: ({ context }) => ({ saved: 'plan', change: context.change }),
                    },
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
                    input: ({ context: { calls, client, id } }) => ({ calls, client, id }),
                    onDone: [
                      { guard: isAbsent, target: '#work.shown.plan.editing.failed' },
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
                      target: '#work.shown.plan.editing',
                      actions: ['takeStored', 'countChange'],
                    },
                    'conflict.overwrite': {
                      target: '#work.shown.plan.saving',
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
                input: ({ context: { calls, client, id, note, plan } }) => ({
                  calls,
                  client,
                  id,
                  note,
                  version: plan?.version,
                }),
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

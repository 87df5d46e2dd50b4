import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body, toFormData } from '../../api/client.ts';
import type { UploadProgress } from '../../api/upload.ts';
import { type FileFault, fileFault, uploadLimits } from '../../rules/documents/uploadLimits.ts';
import {
  cleanStep,
  maxPapers,
  type PaperKind,
  type PurchasePlan,
  type StepFields,
  type StepName,
  stepFaults,
  stepFieldsOf,
  toStepForm,
} from '../../rules/land-requests/purchaseStep.ts';
import { isMissing, type Problem, problemOf, withoutField } from '../page/problem.ts';
import { isOutdated } from '../page/saveFailure.ts';

/** Who looks at the plan: the office by the land request's id, or the owner by the offer's link. */
export type PurchaseSide = { id: number } | { token: string };

interface Input {
  client: ApiClient;
  side: PurchaseSide;
  newKey: () => string;
}
interface Context extends Input {
  /** As last read; undefined before the first answer. */
  plan: PurchasePlan | undefined;
  /** The step that is edited. */
  step: StepName;
  fields: StepFields;
  /** Sent with the save and with each retry; any change of the form makes a new key. */
  key: string;
  /** What the next paper is. */
  kind: PaperKind | '';
  /** The paper that is being sent, or was not sent. */
  file: File | undefined;
  /** Why the chosen paper is not sent. */
  fault: FileFault | 'kindMissing' | undefined;
  progress: UploadProgress | undefined;
  /** The paper that is to be removed. */
  leaving: string | undefined;
  problem: Problem | undefined;
  /** How often something was changed here; each time the history loads again. */
  changes: number;
}
type Event =
  | { type: 'load.retry' }
  | { type: 'step.edit'; step: StepName }
  | { type: 'field.change'; field: keyof StepFields; value: string }
  | { type: 'form.submit' }
  | { type: 'dialog.close' }
  /** Escape or a click beside the dialog: too easily done to discard what was typed. */
  | { type: 'dialog.dismiss' }
  | { type: 'kind.choose'; kind: PaperKind | '' }
  | { type: 'paper.choose'; file: File }
  | { type: 'upload.progress'; progress: UploadProgress }
  | { type: 'upload.stop' }
  | { type: 'upload.retry' }
  /** Asks before a paper is removed. */
  | { type: 'paper.remove'; file: string }
  | { type: 'remove.confirm' };

type Link = Pick<Input, 'client' | 'side'>;
type Save = Link & Pick<Context, 'step' | 'fields' | 'key'> & { version: number };
type Sending = Link & {
  kind: PaperKind | '';
  file: File | undefined;
  onProgress: (progress: UploadProgress) => void;
};

/** The stored step that is edited, as a form. */
export function storedStep({ plan, step }: Pick<Context, 'plan' | 'step'>): StepFields {
  const stored = plan?.steps.find((one) => one.step === step);
  return stepFieldsOf(stored ?? { state: 'waiting' });
}

/** Whether a step differs from the stored one. */
export function isStepTyped(context: Pick<Context, 'plan' | 'step' | 'fields'>): boolean {
  const { step, fields } = context;
  const [typed, stored] = [cleanStep(step, fields), cleanStep(step, storedStep(context))];
  return JSON.stringify(typed) !== JSON.stringify(stored);
}

/** What is wrong with the step that is edited. */
export function faultsOf(context: Pick<Context, 'plan' | 'step' | 'fields'>, now: Date) {
  const { step, fields } = context;
  return stepFaults(step, cleanStep(step, fields), { stored: cleanStep(step, storedStep(context)), now });
}

const load = async ({ client, side }: Link, signal: AbortSignal): Promise<PurchasePlan> =>
  'id' in side
    ? body(await client.GET('/api/v1/lands/purchase/{id}', { params: { path: side }, signal }))
    : body(await client.GET('/api/v1/offers/{token}/purchase', { params: { path: side }, signal }));

/**
 * The plan of a purchase from the owner's acceptance to the deed, as the office or the owner sees it
 * (product, 4). The office changes one step at a time. When a colleague has changed the plan
 * meanwhile, the machine loads it and keeps what was typed; saving again overwrites the step. Both
 * sides add papers; the office removes any, the owner only their own. The machine ends when there
 * is no plan, or the link has ended.
 */
export const purchaseMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    loadPlan: fromPromise<PurchasePlan, Link>(({ input, signal }) => load(input, signal)),
    saveStep: fromPromise<PurchasePlan, Save>(async ({ input, signal }) => {
      const { client, side, step, fields, key, version } = input;
      if (!('id' in side)) throw new Error('Only the office changes steps');
      const answer = await client.PUT('/api/v1/lands/purchase/{id}/{step}', {
        params: { path: { ...side, step }, header: { 'Idempotency-Key': key } },
        body: { ...toStepForm(step, fields), version },
        signal,
      });
      return body(answer);
    }),
    sendPaper: fromPromise<PurchasePlan, Sending>(async ({ input, signal }) => {
      const { client, side, kind, file, onProgress } = input;
      if (!file || kind === '') throw new RangeError('No paper to send');
      const sent = { body: { kind, belge: file }, bodySerializer: toFormData, signal, onProgress };
      return 'id' in side
        ? body(await client.POST('/api/v1/lands/papers/{id}', { params: { path: side }, ...sent }))
        : body(await client.POST('/api/v1/offers/{token}/papers', { params: { path: side }, ...sent }));
    }),
    removePaper: fromPromise<PurchasePlan, Link & { file: string }>(async ({ input, signal }) => {
      const { client, side, file } = input;
      if ('id' in side) {
        const params = { path: { ...side, file } };
        return body(await client.DELETE('/api/v1/lands/papers/{id}/{file}', { params, signal }));
      }
      const params = { path: { ...side, file } };
      return body(await client.DELETE('/api/v1/offers/{token}/papers/{file}', { params, signal }));
    }),
  },
  guards: {
    mayEdit: ({ context: { side, plan } }) => 'id' in side && plan?.status !== 'closed',
    hasFaults: ({ context }) => Object.keys(faultsOf(context, new Date())).length > 0,
    isUnchanged: ({ context }) => !isStepTyped(context),
    hasRoom: ({ context: { plan } }) =>
      plan !== undefined && plan.status !== 'closed' && plan.papers.length < maxPapers,
    isFaulty: ({ context, event }) =>
      event.type === 'paper.choose' &&
      (context.kind === '' || fileFault(event.file, uploadLimits.paper) !== undefined),
  },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clearProblem: assign({ problem: undefined }),
    keepFault: assign(({ context, event }) => {
      assertEvent(event, 'paper.choose');
      return { fault: context.kind === '' ? 'kindMissing' : fileFault(event.file, uploadLimits.paper) };
    }),
    keepFile: assign(({ event }) => {
      assertEvent(event, 'paper.choose');
      return { file: event.file, fault: undefined, progress: undefined };
    }),
    countChange: assign({ changes: ({ context }) => context.changes + 1 }),
  },
}).createMachine({
  id: 'purchase',
  context: ({ input }) => ({
    ...input,
    plan: undefined,
    step: 'papers',
    fields: stepFieldsOf({ state: 'waiting' }),
    key: input.newKey(),
    kind: '',
    file: undefined,
    fault: undefined,
    progress: undefined,
    leaving: undefined,
    problem: undefined,
    changes: 0,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPlan',
        src: 'loadPlan',
        input: ({ context: { client, side } }) => ({ client, side }),
        onDone: { target: 'resting', actions: assign({ plan: ({ event }) => event.output }) },
        onError: [
          { guard: isMissing, target: 'ended' },
          { target: 'failed', actions: 'keepProblem' },
        ],
      },
    },
    failed: { exit: 'clearProblem', on: { 'load.retry': 'loading' } },
    resting: {
      initial: 'quiet',
      on: {
        'step.edit': {
          guard: 'mayEdit',
          target: 'editing',
          actions: assign(({ context, event: { step } }) => ({
            step,
            fields: storedStep({ ...context, step }),
            key: context.newKey(),
          })),
        },
        'kind.choose': {
          target: '.quiet',
          actions: assign({ kind: ({ event }) => event.kind, fault: undefined }),
        },
        'paper.choose': [
          { guard: 'isFaulty', target: '.quiet', actions: 'keepFault' },
          { guard: 'hasRoom', target: 'uploading', actions: 'keepFile' },
        ],
        'paper.remove': { target: 'removal', actions: assign({ leaving: ({ event }) => event.file }) },
      },
      states: { quiet: {}, saved: {}, arrived: {} },
    },
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
          { guard: 'isUnchanged', target: 'resting' },
          { guard: 'hasFaults', target: '.incomplete' },
          { target: 'saving' },
        ],
        'dialog.close': 'resting',
        'dialog.dismiss': { guard: 'isUnchanged', target: 'resting' },
      },
      states: {
        fresh: {},
        incomplete: {},
        // The step may be stored although its answer was lost: closing loads the plan again.
        failed: {
          on: {
            'dialog.close': '#purchase.loading',
            'dialog.dismiss': { guard: 'isUnchanged', target: '#purchase.loading' },
          },
        },
        outdated: {},
      },
      exit: 'clearProblem',
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveStep',
        src: 'saveStep',
        input: ({ context: { client, side, step, fields, key, plan } }) => ({
          client,
          side,
          step,
          fields,
          key,
          version: plan?.version ?? 0,
        }),
        onDone: {
          target: 'resting.saved',
          actions: [assign({ plan: ({ event }) => event.output }), 'countChange'],
        },
        onError: [
          { guard: isOutdated, target: 'reloading', actions: 'keepProblem' },
          { target: 'editing.failed', actions: 'keepProblem' },
        ],
      },
    },
    /** A colleague was faster: what they have saved is shown beside what is typed. */
    reloading: {
      tags: 'busy',
      invoke: {
        id: 'loadNewer',
        src: 'loadPlan',
        input: ({ context: { client, side } }) => ({ client, side }),
        onDone: {
          target: 'editing.outdated',
          actions: [
            assign({ plan: ({ event }) => event.output, key: ({ context }) => context.newKey() }),
            'countChange',
          ],
        },
        onError: { target: 'editing.failed', actions: 'keepProblem' },
      },
    },
    uploading: {
      tags: 'busy',
      on: {
        'upload.progress': { actions: assign({ progress: ({ event }) => event.progress }) },
        'upload.stop': 'resting',
      },
      invoke: {
        id: 'sendPaper',
        src: 'sendPaper',
        input: ({ context: { client, side, kind, file }, self }) => ({
          client,
          side,
          kind,
          file,
          onProgress: (progress) => self.send({ type: 'upload.progress', progress }),
        }),
        onDone: {
          target: 'resting.arrived',
          actions: [assign({ plan: ({ event }) => event.output, kind: '', file: undefined }), 'countChange'],
        },
        onError: [
          { guard: isMissing, target: 'ended' },
          { target: 'unsent', actions: 'keepProblem' },
        ],
      },
    },
    unsent: { exit: 'clearProblem', on: { 'upload.retry': 'uploading', 'dialog.close': 'resting' } },
    removal: {
      initial: 'asking',
      exit: assign({ leaving: undefined }),
      states: {
        asking: {
          tags: 'dialog',
          on: { 'remove.confirm': 'removing', 'dialog.close': '#purchase.resting' },
        },
        removing: {
          tags: ['dialog', 'busy'],
          invoke: {
            id: 'removePaper',
            src: 'removePaper',
            input: ({ context: { client, side, leaving = '' } }) => ({ client, side, file: leaving }),
            onDone: {
              target: '#purchase.resting',
              actions: [assign({ plan: ({ event }) => event.output }), 'countChange'],
            },
            onError: [
              { guard: isMissing, target: '#purchase.ended' },
              { target: 'failed', actions: 'keepProblem' },
            ],
          },
        },
        failed: {
          tags: 'dialog',
          exit: 'clearProblem',
          on: { 'remove.confirm': 'removing', 'dialog.close': '#purchase.resting' },
        },
      },
    },
    ended: { type: 'final' },
  },
});

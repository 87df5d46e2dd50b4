import type { CancelReason } from '../../rules/land-requests/cancelReason.ts';
import { callDayFault, type LandRequestWork, toWorkPlan } from '../../rules/land-requests/work.ts';
import { type PlanFields, planFieldsOf } from '../../rules/records/work.ts';
import type { CarryOut, RowCall, RowEnd } from '../lists/selectionRun.ts';
import { toProblem } from '../page/problem.ts';
import { isOutdatedProblem } from '../page/saveFailure.ts';
import { cancelLandRequest } from './cancelLandRequest.ts';
import { type ListedLandRequest as LandRequest, loadLandRequest } from './loadLandRequests.ts';
import { loadWork, savePlan } from './workCalls.ts';

/** What an admin does with many open land requests at once. */
export type LandRequestTask =
  /** @param assignee the id in the team; empty until somebody is chosen. */
  | { kind: 'assign'; assignee: string }
  /** @param nextCall a day such as `2026-11-20`; empty until one is chosen. */
  | { kind: 'planCall'; nextCall: string }
  /** @param reason the same for all; empty until one is chosen, which need not be. */
  | { kind: 'cancel'; reason: CancelReason | '' };
type Call = RowCall<LandRequest, LandRequestTask>;

/** Why a task cannot be begun. */
export function taskFault(task: LandRequestTask, today: string) {
  if (task.kind === 'assign') return task.assignee === '' ? 'missing' : undefined;
  if (task.kind === 'cancel') return undefined;
  return task.nextCall === '' ? 'missing' : callDayFault(task.nextCall, '', today);
}

/**
 * Carries out a task for one land request, with the version that the list has shown. When another
 * admin or the owner has changed it since, nothing is done, and it is read again.
 */
export const carryOutLandRequestTask: CarryOut<LandRequest, LandRequestTask> = (call, signal) => {
  const { task } = call;
  if (task.kind === 'cancel') return cancel(call, task.reason, signal);
  return plan(
    call,
    // the hour was that of another day
    task.kind === 'assign' ? { assignee: task.assignee } : { nextCall: task.nextCall, callTime: '' },
    signal,
  );
};

async function cancel(
  { client, row, mayBeDone }: Call,
  reason: CancelReason | '',
  signal: AbortSignal,
): Promise<RowEnd<LandRequest>> {
  const { id, version } = row;
  try {
    await cancelLandRequest({ client, id, version, reason }, signal);
    return { outcome: 'done', row };
  } catch (error) {
    const problem = toProblem(error);
    const isChanged = isOutdatedProblem(toProblem(error));
    if (!isChanged && !(mayBeDone && problem.kind === 'conflict')) throw error;
    const { offers: _, ...landRequest } = await loadLandRequest({ client, id }, signal);
    const stored = { ...row, ...landRequest };
    // an earlier attempt, whose answer was lost, has cancelled it
    if (mayBeDone && stored.durum === 4) return { outcome: 'done', row: stored };
    if (!isChanged) throw error;
    return { outcome: 'changed', row: stored, problem };
  }
}

async function plan(
  { client, row }: Pick<Call, 'client' | 'row'>,
  change: Partial<PlanFields>,
  signal: AbortSignal,
): Promise<RowEnd<LandRequest>> {
  const { id, work_version = 1 } = row;
  // the plan is replaced as a whole, so that what is not changed is sent as it was seen
  const wanted = toWorkPlan({ ...planFieldsOf(row), ...change }, work_version);
  try {
    const work = await savePlan({ client, id, plan: wanted }, signal);
    return { outcome: 'done', row: withWork(row, work) };
  } catch (error) {
    if (!isOutdatedProblem(toProblem(error))) throw error;
    const work = await loadWork({ client, id }, signal);
    return { outcome: 'changed', row: withWork(row, work), problem: toProblem(error) };
  }
}

/** The row of a list with the work as it is stored. */
function withWork(
  { assignee: _, next_call_on: __, next_call_time: ___, ...row }: LandRequest,
  { assignee, next_call_on, next_call_time, version }: LandRequestWork,
): LandRequest {
  return {
    ...row,
    ...(assignee && { assignee }),
    ...(next_call_on !== undefined && { next_call_on }),
    ...(next_call_time !== undefined && { next_call_time }),
    work_version: version,
  };
}

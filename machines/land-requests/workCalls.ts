import { body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { type LandRequestWork, toWorkPlan } from '../../rules/land-requests/work.ts';
import type { RecordCall } from '../records/record.ts';
import type { NoteSave, WorkCalls } from '../records/work.ts';
import { seenVersion } from './cancelLandRequest.ts';

type PlanSave = RecordCall & { plan: components['schemas']['WorkPlan'] };

/**
 * Loads the plan, the notes and the team of a land request.
 * @throws ApiError
 */
export async function loadWork({ client, id }: RecordCall, signal: AbortSignal): Promise<LandRequestWork> {
  return body(await client.GET('/api/v1/lands/work/{id}', { params: { path: { id } }, signal }));
}

/**
 * Replaces the plan as a whole.
 * @throws ApiError of the kind 'conflict' when it has changed since the version of `plan`.
 */
export async function savePlan(
  { client, id, plan }: PlanSave,
  signal: AbortSignal,
): Promise<LandRequestWork> {
  return body(await client.PUT('/api/v1/lands/work/{id}', { params: { path: { id } }, body: plan, signal }));
}

/**
 * Adds a note; a repeat with the same key adds it once.
 * @throws ApiError
 */
async function addNote(
  { client, id, note: { text, key }, version }: NoteSave,
  signal: AbortSignal,
): Promise<LandRequestWork> {
  const params = { path: { id }, query: seenVersion(version), header: { 'Idempotency-Key': key } };
  return body(await client.POST('/api/v1/lands/notes/{id}', { params, body: { text }, signal }));
}

/** The calls for the machine of the work. */
export const landRequestWorkCalls: WorkCalls = {
  load: loadWork,
  savePlan: ({ fields, version, ...call }, signal) =>
    savePlan({ ...call, plan: toWorkPlan(fields, version) }, signal),
  addNote,
};

/** What a task with many land requests does with one of them. */
import { expect, test } from 'vitest';
import {
  carryOutLandRequestTask,
  type LandRequestTask,
  taskFault,
} from '../../../machines/land-requests/landRequestTasks.ts';
import type { ListedLandRequest } from '../../../machines/land-requests/loadLandRequests.ts';
import { refusal, success } from '../../contract/refusal.ts';
import { type FakeAnswers, fakeServer } from '../calls.ts';
import { landRequestWith } from './landRequestWith.ts';

const row: ListedLandRequest = {
  ...landRequestWith(1),
  version: 4,
  work_version: 2,
  assignee: { id: 61, name: 'Yönetici' },
  next_call_on: '2026-11-20',
};
const work = Object(success('getLandRequestWork').json);
const outdated = (operation: string) => refusal(operation, 409, 'outdated');

function carryOut(task: LandRequestTask, answers: FakeAnswers = {}, mayBeDone = false) {
  const { client, sent } = fakeServer(answers);
  const ended = carryOutLandRequestTask(
    { client, task, row, key: 'k', mayBeDone },
    new AbortController().signal,
  );
  return { ended, sent };
}

test('assigning a land request keeps its call as the list has shown it', async () => {
  const { ended, sent } = carryOut({ kind: 'assign', assignee: '75' });
  expect(await ended).toEqual({
    outcome: 'done',
    row: {
      ...row,
      assignee: work.assignee,
      next_call_on: work.next_call_on,
      next_call_time: work.next_call_time,
      work_version: work.version,
    },
  });
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', '/api/v1/lands/work/12', { assignee_id: 75, next_call_on: '2026-11-20', version: 2 }],
  ]);
});

test('planning a call keeps the assignee', async () => {
  const { ended, sent } = carryOut({ kind: 'planCall', nextCall: '2026-11-25' });
  expect((await ended).outcome).toBe('done');
  expect(sent.map(({ body }) => body)).toEqual([{ assignee_id: 61, next_call_on: '2026-11-25', version: 2 }]);
});

test('a plan that another admin has changed is read again, for another attempt', async () => {
  const task = { kind: 'assign', assignee: '75' } as const;
  const { ended } = carryOut(task, { answers: { planLandRequestWork: outdated('planLandRequestWork') } });
  expect(await ended).toMatchObject({
    outcome: 'changed',
    row: { assignee: work.assignee, work_version: work.version },
    problem: { kind: 'conflict' },
  });
});

test('a land request is cancelled with the version that the list has shown', async () => {
  const { ended, sent } = carryOut({ kind: 'cancel', reason: '' });
  expect(await ended).toEqual({ outcome: 'done', row });
  expect(sent.map(({ method, request }) => [method, new URL(request.url).search])).toEqual([
    ['DELETE', '?version=4'],
  ]);
});

test('a reason is sent with every cancellation', async () => {
  const { ended, sent } = carryOut({ kind: 'cancel', reason: 'noAnswer' });
  expect((await ended).outcome).toBe('done');
  expect(sent.map(({ request }) => new URL(request.url).search)).toEqual(['?version=4&neden=noAnswer']);
});

test('a land request that has changed is not cancelled but read again', async () => {
  const [stored] = [success('getLandRequest', 'offered').json].flat();
  const { ended, sent } = carryOut(
    { kind: 'cancel', reason: '' },
    { answers: { cancelLandRequest: outdated('cancelLandRequest') } },
  );
  expect(await ended).toMatchObject({
    outcome: 'changed',
    row: { durum: 2, version: Object(stored).version, work_version: 2 },
    problem: { kind: 'conflict' },
  });
  expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'GET']);
});

/** The server refuses to cancel, because the land request is cancelled already. */
const cancelledBefore = {
  cancelLandRequest: refusal('cancelLandRequest', 409),
  getLandRequest: success('getLandRequest', 'canceled').json,
};

test('of a repeat after a lost answer, a land request that is cancelled by now is done', async () => {
  const { ended } = carryOut({ kind: 'cancel', reason: '' }, { answers: cancelledBefore }, true);
  expect(await ended).toMatchObject({ outcome: 'done', row: { durum: 4 } });
});

// somebody else has cancelled it
test('without a lost answer, a cancelled land request is a conflict', async () => {
  const { ended, sent } = carryOut({ kind: 'cancel', reason: '' }, { answers: cancelledBefore });
  await expect(ended).rejects.toMatchObject({ kind: 'conflict' });
  expect(sent).toHaveLength(1);
});

test('a closed land request says why nothing is done, also after a lost answer', async () => {
  const answers = {
    cancelLandRequest: refusal('cancelLandRequest', 409),
    getLandRequest: success('getLandRequest', 'purchased').json,
  };
  const { ended } = carryOut({ kind: 'cancel', reason: '' }, { answers }, true);
  await expect(ended).rejects.toMatchObject({
    kind: 'conflict',
    serverMessage: 'Bu talep satın alındığı için işlem yapılamaz.',
  });
});

test.each([401, 404, 500])('a cancellation that fails with %i passes the failure on', async (status) => {
  const { ended } = carryOut(
    { kind: 'cancel', reason: '' },
    { answers: { cancelLandRequest: refusal('cancelLandRequest', status) } },
  );
  await expect(ended).rejects.toMatchObject({ status });
});

test('a plan that is refused passes the refusal on', async () => {
  const { ended } = carryOut(
    { kind: 'planCall', nextCall: '2026-11-25' },
    { answers: { planLandRequestWork: refusal('planLandRequestWork', 400, 'wrongAssignee') } },
  );
  await expect(ended).rejects.toMatchObject({ kind: 'refused' });
});

test('a task waits for an assignee, or for a day from today on', () => {
  const today = '2026-11-20';
  expect(taskFault({ kind: 'assign', assignee: '' }, today)).toBe('missing');
  expect(taskFault({ kind: 'assign', assignee: '75' }, today)).toBeUndefined();
  expect(taskFault({ kind: 'planCall', nextCall: '' }, today)).toBe('missing');
  expect(taskFault({ kind: 'planCall', nextCall: '2026-11-19' }, today)).toBe('past');
  expect(taskFault({ kind: 'planCall', nextCall: today }, today)).toBeUndefined();
  expect(taskFault({ kind: 'cancel', reason: '' }, today)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { createNetgsm, readNetgsmReport } from '../../../../server/outbox/gateways/netgsm.ts';
import { account, expectStrangeAnswersUnknown, sms, soon, startFakeGateway } from './fakeGateway.ts';

const create = (url: string) => createNetgsm(account('netgsm', url));

test('a message is posted as NetGSM documents it, and its jobid kept', async () => {
  const { url, calls } = await startFakeGateway([200, { code: '00', jobid: '17377215342605050417149344' }]);
  const result = await create(url).send(sms, soon());
  expect(result).toEqual({ end: 'taken', reference: '17377215342605050417149344' });
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/sms/rest/v2/send',
      query: {},
      authorization: `Basic ${btoa('908501112233:gizli')}`,
      body: {
        msgheader: 'ISIKARAZI',
        messages: [{ msg: sms.text, no: '5320000000' }],
        iysfilter: '0',
        referansID: 'key-1',
      },
    },
  ]);
});

test.for([
  ['şehir', 'şehir', 'TR'],
  ['Ольга ş', '????? ş', 'TR'],
  ['Urla', 'Urla', undefined],
] as const)('the text %j goes out as %j with the encoding %s', async ([text, msg, encoding]) => {
  const { url, calls } = await startFakeGateway([200, { code: '00', jobid: '1' }]);
  await create(url).send({ ...sms, text, to: '+4915112345678' }, soon());
  expect(calls[0]?.body).toMatchObject({ messages: [{ msg, no: '4915112345678' }] });
  expect(Object(calls[0]?.body).encoding).toBe(encoding);
});

const accountRefused = { end: 'accountRefused' };
test.for([
  ['01', { end: 'taken', reference: '1' }],
  ['02', { end: 'taken', reference: '1' }],
  ['20', { end: 'refused', isNumberFault: false }],
  ['30', accountRefused],
  ['40', accountRefused],
  ['50', accountRefused],
  ['51', accountRefused],
  ['70', { end: 'refused', isNumberFault: false }],
  ['80', { end: 'later', seconds: 60 }],
  ['85', { end: 'later', seconds: 60 }],
  ['100', { end: 'later', seconds: 0 }],
  ['101', { end: 'later', seconds: 0 }],
  ['60', { end: 'unknown' }],
] as const)('the code %s means %j, with either status', async ([code, end]) => {
  for (const status of [200, 406]) {
    const { url } = await startFakeGateway([status, { code, description: 'x', jobid: '1' }]);
    expect(await create(url).send(sms, soon())).toMatchObject(end);
  }
});

test('a strange answer leaves the end unknown', async () => {
  await expectStrangeAnswersUnknown(create);
  // taken, and yet without the id that proves it
  const { url } = await startFakeGateway([200, { code: '00' }]);
  expect(await create(url).send(sms, soon())).toMatchObject({ end: 'unknown' });
});

const job = { jobid: '5', number: '905320000000', status: 0, errorCode: 0 };
test.for([
  ['is known', { jobs: [{ ...job, referansID: 'key-1' }] }, { decision: 'taken', reference: '5' }],
  ['is not among the jobs', { jobs: [job] }, { decision: 'send' }],
  ['has no record', { code: '60' }, { decision: 'send' }],
  ['is asked for too often', { code: '80' }, { decision: 'wait' }],
  ['is answered by HTML', '<html>', { decision: 'wait' }],
] as const)('before a repeat a message that %s is decided', async ([, body, decision]) => {
  const { url, calls } = await startFakeGateway([200, body]);
  const attempt = { deliveryKey: 'key-1', secondsAgo: 90 };
  expect(await create(url).beforeRepeat(attempt, soon())).toMatchObject(decision);
  const query = Object(calls[0]?.body);
  expect(query.startdate).toMatch(/^\d{12}$/);
  expect(query.stopdate).toMatch(/^\d{12}$/);
});

test('a message is not asked for before the report can know it', async () => {
  const { url, calls } = await startFakeGateway('closes');
  const decided = await create(url).beforeRepeat({ deliveryKey: 'key-1', secondsAgo: 20 }, soon());
  expect([decided.decision, calls]).toEqual(['wait', []]);
});

test.for([
  [{ code: '00', msgheaders: ['BASKA', 'ISIKARAZI'] }, { problem: undefined }],
  [{ code: '00', msgheaders: ['isikarazi'] }, { problem: expect.stringContaining('ISIKARAZI') }],
  [{ code: '30' }, { problem: expect.stringContaining('(30)') }],
  ['<html>', 'unknown'],
  [{ code: '00', msgheaders: [{ id: 1 }] }, 'unknown'],
] as const)('the account check of %j', async ([body, check]) => {
  const { url, calls } = await startFakeGateway([200, body]);
  expect(await create(url).checkAccount?.(soon())).toEqual(check);
  expect(calls).toMatchObject([{ method: 'GET', path: '/sms/rest/v2/msgheader' }]);
});

test('the reports of many messages are asked for in one call', async () => {
  const jobs = [{ ...job, status: 1 }, { ...job, jobid: 6, status: 3 }, { nonsense: true }];
  const { url, calls } = await startFakeGateway([200, { jobs }], [200, { code: '80' }], [200, '<html>']);
  const { ask } = create(url).reports ?? {};
  expect(await ask?.(['5', '6'], soon())).toMatchObject([
    { reference: '5', state: 'delivered' },
    { reference: '6', state: 'undelivered', isNumberFault: true },
  ]);
  expect(calls[0]).toMatchObject({ path: '/sms/rest/v2/report', body: { jobids: ['5', '6'] } });
  expect(await ask?.(['5'], soon())).toBe('busy');
  expect(await ask?.(['5'], soon())).toBe('busy');
});

const [open, delivered, undelivered, dead] = ['open', 'delivered', 'undelivered', 'dead'];
test.for([
  [0, open],
  [1, delivered],
  [2, undelivered],
  [3, dead],
  [4, open],
  [11, undelivered],
  [12, undelivered],
  [13, undelivered],
  [14, undelivered],
  [15, dead],
  [16, undelivered],
  [17, undelivered],
  [99, open],
] as const)('the report status %i means %s', ([status, meaning]) => {
  const report = readNetgsmReport({ ...job, status });
  expect(report?.isNumberFault ? dead : report?.state).toBe(meaning);
  if (report?.state === 'undelivered') expect(report.reason).toContain(`(${status})`);
});

import { expect, test } from 'vitest';
import {
  createIletimerkezi,
  readIletimerkeziReport,
} from '../../../../server/outbox/gateways/iletimerkezi.ts';
import { account, expectStrangeAnswersUnknown, sms, soon, startFakeGateway } from './fakeGateway.ts';

const create = (url: string) => createIletimerkezi(account('iletimerkezi', url));
const response = (code: number | string, more = {}) => ({
  response: { status: { code, message: 'x' }, ...more },
});
const authentication = { key: '908501112233', hash: 'gizli' };

test('a message is posted as İleti Merkezi documents it, and its order kept', async () => {
  const { url, calls } = await startFakeGateway([200, response('200', { order: { id: 15_000 } })]);
  expect(await create(url).send(sms, soon())).toEqual({ end: 'taken', reference: '15000' });
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/v1/send-sms/json',
      body: {
        request: {
          authentication,
          order: {
            sender: 'ISIKARAZI',
            sendDateTime: '',
            iys: '0',
            message: { text: sms.text, receipents: { number: ['905320000000'] } },
          },
        },
      },
    },
  ]);
});

const accountRefused = { end: 'accountRefused' };
const refused = { end: 'refused', isNumberFault: false };
const numberRefused = { end: 'refused', isNumberFault: true };
test.for([
  [400, refused],
  [404, refused],
  [422, refused],
  [401, accountRefused],
  [402, accountRefused],
  [450, accountRefused],
  [459, accountRefused],
  [460, accountRefused],
  // the same text to the same number: it was sent before
  [451, { end: 'taken' }],
  [452, numberRefused],
  [453, refused],
  [454, refused],
  [466, numberRefused],
  [467, accountRefused],
  [468, accountRefused],
  [469, accountRefused],
  [470, accountRefused],
  [500, { end: 'unknown' }],
] as const)('the code %i means %j, with its own status and with 200', async ([code, end]) => {
  for (const answer of [[code, response(code)] as const, [200, response(String(code))] as const]) {
    const { url } = await startFakeGateway(answer);
    expect(await create(url).send(sms, soon())).toMatchObject(end);
  }
});

test('a strange answer leaves the end unknown', async () => {
  await expectStrangeAnswersUnknown(create);
});

test('a repeat is safe only while the gateway would refuse a second message', async () => {
  const decide = async (secondsAgo: number) =>
    (await create('http://127.0.0.1:9').beforeRepeat({ deliveryKey: 'key-1', secondsAgo }, soon())).decision;
  expect([await decide(30), await decide(530), await decide(600)]).toEqual(['send', 'send', 'giveUp']);
});

test.for([
  [response(200, { senders: { sender: ['BASKA', 'ISIKARAZI'] } }), { problem: undefined }],
  [response(200, { senders: { sender: 'ISIKARAZI' } }), { problem: undefined }],
  [response(200, { senders: { sender: ['BASKA'] } }), { problem: expect.stringContaining('ISIKARAZI') }],
  [response(401), { problem: expect.stringContaining('(401)') }],
  ['<html>', 'unknown'],
] as const)('the account check of %j', async ([body, check]) => {
  const { url, calls } = await startFakeGateway([200, body]);
  expect(await create(url).checkAccount?.(soon())).toEqual(check);
  expect(calls).toMatchObject([{ path: '/v1/get-sender/json', body: { request: { authentication } } }]);
});

const order = (status: number, message: unknown) => response(200, { order: { id: '7', status, message } });
test.for([
  [order(113, [{ number: 905320000000, status: 110 }]), [{ reference: '7', state: 'open' }]],
  [order(114, [{ number: 905320000000, status: '111' }]), [{ reference: '7', state: 'delivered' }]],
  [order(114, { number: '905320000000', status: 112 }), [{ reference: '7', state: 'undelivered' }]],
  [order(115, []), [{ reference: '7', state: 'undelivered' }]],
  [response(455), []],
  [response(456), []],
  [response(401), 'busy'],
  ['<html>', 'busy'],
] as const)('the report %j is read', async ([body, reports]) => {
  const { url, calls } = await startFakeGateway([200, body]);
  const answer = await create(url).reports?.ask(['7'], soon());
  if (reports === 'busy') expect(answer).toBe('busy');
  else expect(answer).toMatchObject(reports);
  expect(calls).toMatchObject([{ path: '/v1/get-report/json', body: { request: { order: { id: '7' } } } }]);
});

test.for([
  ['accepted', 'open'],
  ['delivered', 'delivered'],
  ['undelivered', 'undelivered'],
  ['other', undefined],
] as const)('the pushed status %s means %s', ([status, state]) => {
  const report = { id: 1, packet_id: 7, status, to: '+905320000000', body: 'x' };
  expect(readIletimerkeziReport({ report })?.state).toBe(state);
});

import { expect, test } from 'vitest';
import { createVerimor, readVerimorReport } from '../../../../server/outbox/gateways/verimor.ts';
import { account, expectStrangeAnswersUnknown, sms, soon, startFakeGateway } from './fakeGateway.ts';

const create = (url: string) => createVerimor(account('verimor', url));

test.for([
  ['Teklifimiz 5 TL', '0'],
  ['Işık', '1'],
  ['Ольга', '2'],
] as const)(
  'the message %j is posted as Verimor documents it, with datacoding %s',
  async ([text, datacoding]) => {
    const { url, calls } = await startFakeGateway([200, '20212\n']);
    expect(await create(url).send({ ...sms, text }, soon())).toEqual({ end: 'taken', reference: '20212' });
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/v2/send.json',
        body: {
          username: '908501112233',
          password: 'gizli',
          source_addr: 'ISIKARAZI',
          custom_id: 'key-1',
          datacoding,
          is_commercial: false,
          messages: [{ msg: text, dest: '905320000000' }],
        },
      },
    ]);
  },
);

const accountRefused = { end: 'accountRefused' };
const refused = { end: 'refused', isNumberFault: false };
const numberRefused = { end: 'refused', isNumberFault: true };
test.for([
  [400, 'INSUFFICIENT_CREDITS', accountRefused],
  [400, 'INVALID_SOURCE_ADDRESS', accountRefused],
  [401, 'Kullanıcı adı veya şifre hatalı', accountRefused],
  [400, 'MISSING_IYS_BRAND_CODE', accountRefused],
  [400, 'AHS_AUTHORIZATION_ERROR', accountRefused],
  [400, 'NO_AHS_BRAND_ERROR', accountRefused],
  [400, 'INVALID_IYS_RECIPIENT_TYPE', accountRefused],
  [400, 'INVALID_DESTINATION_ADDRESS', numberRefused],
  [400, 'MISSING_DESTINATION_ADDRESS', numberRefused],
  [400, 'MISSING_MESSAGE', refused],
  [400, 'MESSAGE_TOO_LONG', refused],
  [400, 'FORBIDDEN_MESSAGE', refused],
  [400, 'INVALID_UTF8', refused],
  [400, 'INVALID_DATACODING', refused],
  [400, 'INVALID_PERIOD', refused],
  [400, 'INVALID_DELIVERY_TIME', refused],
  [400, 'INVALID_JSON', refused],
  [400, 'MESSAGE_COUNT_LIMIT_EXCEEDED', refused],
  [413, '', refused],
  // the same message within a day: it was sent before
  [400, 'MUKERRER_RAPORLAMA', { end: 'taken' }],
  [429, '', { end: 'later', seconds: 60 }],
  [400, 'SOMETHING_NEW', { end: 'unknown' }],
  [500, '', { end: 'unknown' }],
  // digits are a campaign with 200 alone
  [500, '20212', { end: 'unknown' }],
] as const)('%i %s means %j', async ([status, word, end]) => {
  const { url } = await startFakeGateway([status, word]);
  expect(await create(url).send(sms, soon())).toMatchObject(end);
});

test('a strange answer leaves the end unknown', async () => {
  await expectStrangeAnswersUnknown(create);
});

const report = {
  type: 'outbound',
  campaign_id: 20121,
  campaign_custom_id: 'key-1',
  message_id: '13582302',
  dest: '905320000000',
  size: 2,
  international_multiplier: 1,
  credits: '2',
  status: 'DELIVERED',
  gsm_error: '0',
  sent_at: '2026-11-20 16:06:00',
  done_at: '2026-11-20 16:06:00',
};
test.for([
  [200, [report], { decision: 'taken', reference: '20121' }],
  [404, 'Bu idye sahip kampanya bulunamadı', { decision: 'send' }],
  [401, 'Bu kampanya size ait değil', { decision: 'wait' }],
  [200, '<html>', { decision: 'wait' }],
  [429, '', { decision: 'wait' }],
] as const)('before a repeat Verimor is asked by our id: %i %j', async ([status, body, decision]) => {
  const { url, calls } = await startFakeGateway([status, body]);
  const attempt = { deliveryKey: 'key-1', secondsAgo: 30 };
  expect(await create(url).beforeRepeat(attempt, soon())).toMatchObject(decision);
  expect(calls).toMatchObject([{ path: '/v2/status', query: { custom_id: 'key-1' } }]);
});

test.for([
  [200, ['BASKA', 'ISIKARAZI'], { problem: undefined }],
  [200, ['BASKA'], { problem: expect.stringContaining('ISIKARAZI') }],
  [401, 'Kullanıcı adı veya şifre hatalı', { problem: expect.stringContaining('(401)') }],
  [200, '<html>', 'unknown'],
] as const)('the account check of %i %j', async ([status, body, check]) => {
  const { url } = await startFakeGateway([status, body]);
  expect(await create(url).checkAccount?.(soon())).toEqual(check);
});

test.for([
  ['SENDING', '0', 'open'],
  ['WAITING', '0', 'open'],
  // it went out, and nobody confirms that it arrived
  ['SENT', '0', 'open'],
  ['DELIVERED', '0', 'delivered'],
  ['NOT_DELIVERED', '6', 'undelivered'],
  ['NOT_DELIVERED', '1', 'dead'],
  ['NOT_DELIVERED', '11', 'dead'],
  ['NOT_DELIVERED', '2049', 'dead'],
  ['EXPIRED', '27', 'undelivered'],
  ['INVALID_DESTINATION_ADDRESS', '0', 'dead'],
  ['REJECTED', '13', 'undelivered'],
  ['SEND_ERROR', '0', 'undelivered'],
  ['DOUBLE_SEND_ERROR', '0', 'undelivered'],
  ['BLACKLISTED_DESTINATION_ADDRESS', '0', 'dead'],
  ['NOT_ALLOWED_BY_IYS', '0', 'undelivered'],
  ['MISSING_TARIFF', '0', 'undelivered'],
  ['ROUTE_NOT_AVAILABLE', '0', 'undelivered'],
  ['NETWORK_NOTCOVERED', '0', 'undelivered'],
  ['INTERNATIONAL_DENIED', '0', 'undelivered'],
  ['SOMETHING_NEW', '0', undefined],
] as const)('the report %s with error %s means %s', ([status, gsm_error, meaning]) => {
  const read = readVerimorReport({ ...report, status, gsm_error });
  expect(read?.isNumberFault ? 'dead' : read?.state).toBe(meaning);
  if (read) expect(read).toMatchObject({ deliveryKey: 'key-1', reference: '20121', parts: 2, cost: 2 });
});

test('a received text is no report', () => {
  const inbound = { message_id: 1, source_addr: '905320000000', content: 'Olur', status: 'DELIVERED' };
  expect(readVerimorReport({ ...inbound, type: 'inbound', campaign_id: 1 })).toBeUndefined();
});

import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createPostWebhook } from '../../../server/webhooks/postWebhook.ts';
import { isPublicAddress } from '../../../server/webhooks/publicAddress.ts';
import { signedHeaders } from '../../../server/webhooks/signature.ts';
import { listenUntil } from '../outbox/receivers.ts';

const never = new AbortController().signal;
const post = (address: string, options: Partial<Parameters<typeof createPostWebhook>[0]> = {}) =>
  createPostWebhook({ allowsPrivate: true, timeoutMs: 300, ...options })(
    { address, headers: { 'webhook-id': 'msg_1' }, body: '{"type":"ş"}' },
    never,
  );

/** A receiver that answers as the listener does. @returns its port. */
const receiver = (answer: RequestListener) => listenUntil(onTestFinished, createServer(answer));

const answers: [title: string, status: number, headers: Record<string, string>, end: object][] = [
  ['success', 204, {}, { failure: undefined, status: 204 }],
  ['an error', 500, {}, { failure: 'refused', status: 500, retryAfterSeconds: undefined }],
  ['a wish to wait', 503, { 'retry-after': '120' }, { failure: 'refused', retryAfterSeconds: 120 }],
  ['a wait that is none', 429, { 'retry-after': 'soon' }, { status: 429, retryAfterSeconds: undefined }],
  ['the end', 410, {}, { failure: 'gone', status: 410 }],
];

test.for(answers)('takes %s for what it is', async ([, status, headers, end]) => {
  const port = await receiver((_, response) => void response.writeHead(status, headers).end('x'));
  expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject(end);
});

test('follows no redirect', async () => {
  let calls = 0;
  const port = await receiver(({ url }, response) => {
    calls += 1;
    response.writeHead(url === '/' ? 307 : 200, { location: '/elsewhere' }).end();
  });
  expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ failure: 'redirected', status: 307 });
  expect(calls).toBe(1);
});

test('waits neither for an answer that never comes nor for one that never ends', async () => {
  const silent = await receiver(() => undefined);
  expect(await post(`http://127.0.0.1:${silent}/`)).toMatchObject({ failure: 'timeout' });
  const endless = await receiver((_, response) => void response.writeHead(200).write('x'));
  expect(await post(`http://127.0.0.1:${endless}/`)).toMatchObject({ failure: undefined, status: 200 });
});

test('takes nonsense, a closed port and an unknown name for a failure', async () => {
  const noise = createTcpServer((socket) => {
    socket.on('error', () => undefined).resume();
    socket.end('no HTTP at all\r\n\r\n');
  });
  const port = await listenUntil(onTestFinished, noise);
  for (const address of [`http://127.0.0.1:${port}/`, 'http://127.0.0.1:1/', `https://127.0.0.1:${port}/`])
    expect(await post(address)).toMatchObject({ failure: 'unreachable' });
  const unknown = () => Promise.reject(new Error('ENOTFOUND'));
  expect(await post('http://hooks.example/', { resolve: unknown })).toMatchObject({ failure: 'unreachable' });
});

test('connects to the address that was checked, whatever the name resolves to a moment later', async () => {
  const hosts: (string | undefined)[] = [];
  const port = await receiver(({ headers }, response) => {
    hosts.push(headers.host);
    response.end();
  });
  let lookups = 0;
  const resolve = async () => {
    lookups += 1;
    return [{ address: lookups === 1 ? '127.0.0.1' : '192.0.2.1', family: 4 }];
  };
  expect(await post(`http://hooks.example:${port}/`, { resolve })).toMatchObject({ status: 200 });
  expect({ lookups, hosts }).toEqual({ lookups: 1, hosts: [`hooks.example:${port}`] });
});

test('reaches no private network, by a number, by a name, or by one address among others', async () => {
  let calls = 0;
  const port = await receiver((_, response) => {
    calls += 1;
    response.end();
  });
  const allowsPrivate = false;
  const numbers = ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]'];
  for (const host of numbers)
    expect(await post(`http://${host}:${port}/`, { allowsPrivate }), host).toMatchObject({
      failure: 'privateAddress',
    });
  for (const resolved of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1']]) {
    const resolve = async () => resolved.map((address) => ({ address, family: 4 }));
    expect(await post(`http://hooks.example:${port}/`, { allowsPrivate, resolve })).toMatchObject({
      failure: 'privateAddress',
    });
  }
  expect(calls).toBe(0);
});

test('tells public addresses from special ones', () => {
  const open = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'];
  const special = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.9.9.9', '169.254.169.254', '172.31.255.255'],
    ...['192.168.1.1', '198.19.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:8.8.8.8'],
    ...['64:ff9b::808:808', 'fe80::1', 'fd00::1', 'ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::'],
    'hooks.example',
  ];
  expect([...open, ...special].filter(isPublicAddress)).toEqual(open);
});

test('signs as the published example of Standard Webhooks does, with each secret', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_900),
    body: '{"test": 2432232314}',
  };
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  expect(signedHeaders([secret], message)).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  });
  const both = signedHeaders([`whsec_${'A'.repeat(43)}=`, secret], message)['webhook-signature'];
  expect(both).toMatch(/^v1,[\w+/]{43}= v1,g0hM9SsE/);
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import type { SmsAccountConfig } from '../../../../server/config/smsConfig.ts';
import type { Sms, SmsGateway } from '../../../../server/outbox/gateways/gateway.ts';
import { listenUntil } from '../receivers.ts';

/** A status and a body, which is written as JSON unless it is a text. */
type Answer = readonly [status: number, body: unknown] | 'closes' | 'hangs' | 'breaks off';

export interface FakeCall {
  method: string;
  path: string;
  query: Record<string, string>;
  authorization: string | undefined;
  body: unknown;
}

/** A gateway that answers what the test says, in turn and then always the last, and keeps the calls. */
export async function startFakeGateway(...answers: Answer[]) {
  const calls: FakeCall[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    calls.push(await readCall(request));
    give(answers[Math.min(calls.length, answers.length) - 1] ?? 'closes', response);
  });
  server.on('connection', (socket) => sockets.add(socket));
  const port = await listenUntil(onTestFinished, server, sockets);
  return { url: `http://127.0.0.1:${port}`, calls, answers };
}

async function readCall(request: IncomingMessage): Promise<FakeCall> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  const url = new URL(request.url ?? '/', 'http://gateway.example');
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    authorization: request.headers.authorization,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function give(answer: Answer, response: ServerResponse): void {
  if (answer === 'hangs') return;
  if (answer === 'closes') return void response.socket?.destroy();
  if (answer === 'breaks off') {
    response.writeHead(200, { 'content-length': '1000' }).write('{"code":');
    setTimeout(() => response.socket?.destroy(), 20);
    return;
  }
  const [status, body] = answer;
  response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
}

export const account = (provider: SmsAccountConfig['provider'], apiUrl: string): SmsAccountConfig => ({
  provider,
  user: '908501112233',
  password: 'gizli',
  header: 'ISIKARAZI',
  apiUrl,
});

export const sms: Sms = {
  to: '+905320000000',
  text: 'Teklifimiz 5 TL',
  deliveryKey: 'key-1',
  messageClass: 'informational',
};
export const soon = () => AbortSignal.timeout(5_000);

/** What no gateway documents: nobody knows whether the message was taken. */
const strange: readonly (readonly [string, Answer])[] = [
  ['HTML with 200', [200, '<html>Bakım</html>']],
  ['an empty body', [200, '']],
  ['other JSON', [200, { ok: true }]],
  ['a JSON null', [200, 'null']],
  ['a code that nobody knows', [200, { code: '999', response: { status: { code: 999 } } }]],
  ['an HTML page with 502', [502, '<html>Bad Gateway</html>']],
  ['a redirect', [302, '']],
  ['a closed connection', 'closes'],
  ['half an answer', 'breaks off'],
  ['no answer', 'hangs'],
];

/** Holds every adapter to what follows from the network and not from its table. */
export async function expectStrangeAnswersUnknown(create: (url: string) => SmsGateway): Promise<void> {
  for (const [name, answer] of strange) {
    const { url } = await startFakeGateway(answer);
    const result = await create(url).send(sms, AbortSignal.timeout(1_000));
    expect({ name, end: result.end }).toEqual({ name, end: 'unknown' });
  }
  // nobody listens there (fetch refuses ports such as 9), so that nothing was handed over
  const result = await create('http://127.0.0.1:2').send(sms, soon());
  expect(result.end).toBe('later');
}

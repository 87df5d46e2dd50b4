import { test as base, expect } from 'vitest';
import { type ApiClient, createApiClient } from '../../api/client.ts';
import { startMock } from '../../mock-server/prism.ts';
import { readOperations } from '../../scripts/inspection/mockSwitch.ts';
import { sampleBody, toForm } from './calls/sampleBodies.ts';
import { named, type Operation, operationById, operations } from './document/document.ts';

const ownStackTraces = Error.prepareStackTrace;
const credentials = { email: 'zeynep.kaya@example.com', password: '5f4dcc3b5aa765d61d8327deb882cf99' };

const kinds: Record<number, string> = {
  400: 'refused',
  401: 'signedOut',
  403: 'notAllowed',
  404: 'missing',
  409: 'conflict',
  413: 'tooLarge',
  415: 'refused',
  429: 'tooMany',
};

interface ClientOptions {
  prefer?: string;
  sessionToken?: string;
  onSessionRejected?: () => void;
  onAnswer?: (status: number) => void;
}

const test = base
  .extend('mockUrl', { scope: 'file' }, async ({}, { onCleanup }) => {
    const mock = await startMock({ port: 0, host: '127.0.0.1' });
    onCleanup(mock.close);
    return mock.url;
  })
  .extend(
    'connect',
    { scope: 'file' },
    ({ mockUrl }) =>
      ({
        prefer,
        sessionToken = '61.QWRtaW4',
        onSessionRejected = () => undefined,
        onAnswer,
      }: ClientOptions = {}) =>
        createApiClient({
          baseUrl: mockUrl,
          publicToken: 'arazi-teklif-web',
          sessionToken: () => sessionToken || undefined,
          onSessionRejected,
          fetch: async (call) => {
            if (prefer) call.headers.set('Prefer', prefer);
            // a test that computes for seconds keeps this process from its sockets: the mock would
            // close a kept one by its timeout, and the next call would be sent on it
            call.headers.set('Connection', 'close');
            const answer = await fetch(call);
            onAnswer?.(answer.status);
            return answer;
          },
        }),
  );

/** Calls an operation through the generated client, with what the contract accepts. */
async function callThrough(client: ApiClient, operation: Operation): Promise<unknown> {
  const { method, parameters, path, body, responses } = operation;
  const examplesIn = (place: 'path' | 'header') =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, example }) => [name, example]),
    );
  const sample = sampleBody(operation);
  const success = Object.keys(responses.get(200)?.content ?? {});
  const call: unknown = Reflect.get(client, method);
  if (typeof call !== 'function') throw new Error(`The client has no ${method}`);
  const answer: unknown = await Reflect.apply(call, client, [
    path,
    {
      params: { path: examplesIn('path'), query: {}, header: examplesIn('header') },
      ...(body && { body: body.type === 'multipart/form-data' ? toForm(sample) : sample }),
      ...(success.length > 0 && !success.includes('application/json') && { parseAs: 'blob' }),
    },
  ]);
  const { data } = Object(answer);
  return success.includes('text/plain') && data instanceof Blob ? await data.text() : data;
}

test.for(named(operations))('the client reads every answer to %s', async ([id, operation], { connect }) => {
  for (const [status, { content = {} }] of operation.responses) {
    const examples = Object.values(content).flatMap((media) => Object.entries(media.examples ?? {}));
    if (examples.length === 0) {
      const seen: number[] = [];
      const client = connect({ prefer: `code=${status}`, onAnswer: (answer) => void seen.push(answer) });
      // no example: the mock samples the schema, or answers with another status
      expect(await callThrough(client, operation), `${id} ${status}`).toBeDefined();
      expect(seen, `${id} ${status}`).toEqual([status]);
    }
    for (const [name, { value }] of examples) {
      const place = `${id} ${status} ${name}`;
      const client = connect({ prefer: `code=${status}, example=${name}` });
      if (status < 300) expect(await callThrough(client, operation), place).toEqual(value);
      else {
        const { message, fields = {} } = Object(value);
        expect(message, place).toMatch(/\S/);
        const kind = kinds[status] ?? 'failed';
        const error = { name: 'ApiError', status, kind, serverMessage: message, fields };
        await expect(callThrough(client, operation), place).rejects.toMatchObject(error);
      }
    }
  }
});

test('every operation declares how it succeeds and how it fails', () => {
  for (const { id, responses } of operations) {
    const statuses = [...responses.keys()];
    const successes = statuses.filter((status) => status < 300);
    expect(successes, id).not.toEqual([]);
    const known = [200, 202, 206];
    expect(known, `${id}: the statuses of server/resources/handlerTypes.ts`).toEqual(
      expect.arrayContaining(successes),
    );
    expect(statuses, id).toContain(500);
  }
});

test('the switch of the mock offers every answer of the contract', () => {
  const declared = operations.map(({ id, method, path, responses }) => ({
    id,
    method,
    path,
    answers: [...responses].flatMap(([status, { content = {} }]) => {
      const names = Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples));
      return names.length > 0 ? names.map((example) => ({ status, example })) : [{ status }];
    }),
  }));
  expect(readOperations()).toMatchObject(declared);
});

test('an empty list of the mock counts no rows', async ({ connect }) => {
  const empty = connect({ prefer: 'example=none' });
  const { response: requests } = await empty.GET('/api/v1/lands');
  const { response: posts } = await empty.GET('/api/v1/blog');
  const counts = [requests, posts].map(({ headers }) => headers.get('X-Total-Count'));
  expect([...counts, requests.headers.get('X-Waiting-Count')]).toEqual(['0', '0', '0']);
});

test('the mock leaves stack traces as they are', async ({ mockUrl }) => {
  expect(mockUrl).toBeTruthy();
  expect(Error.prepareStackTrace).toBe(ownStackTraces);
});

test('the mock refuses a form that breaks the contract', async ({ mockUrl }) => {
  const { user: _, ...withoutPerson } = Object(sampleBody(operationById('createLandRequest')));
  const broken = await fetch(`${mockUrl}/api/v1/lands/all`, {
    method: 'POST',
    headers: { 'X-Token': 'arazi-teklif-web', 'Content-Type': 'application/json' },
    body: JSON.stringify(withoutPerson),
  });
  expect(broken.status).toBe(400);
});

test('a call that needs a session rejects as signed out without one', async ({ connect }) => {
  await expect(connect({ sessionToken: '' }).GET('/api/v1/lands')).rejects.toMatchObject({
    kind: 'signedOut',
  });
});

test('the client reports an ended session, but not a wrong password', async ({ connect }) => {
  let signedOut = 0;
  const onSessionRejected = () => {
    signedOut += 1;
  };
  const ended = connect({ prefer: 'code=401', onSessionRejected }).GET('/api/v1/lands');
  await expect(ended).rejects.toMatchObject({ kind: 'signedOut' });
  expect(signedOut).toBe(1);
  const wrong = connect({ prefer: 'code=401', sessionToken: '', onSessionRejected }).POST(
    '/api/v1/users/login',
    {
      body: credentials,
    },
  );
  await expect(wrong).rejects.toMatchObject({ kind: 'signedOut' });
  expect(signedOut).toBe(1);
});

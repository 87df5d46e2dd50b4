import { test as base, describe, expect } from 'vitest';
import { createApiClient } from '../../api/client.ts';
import { startMock } from '../../mock-server/prism.ts';
import { readOperations } from '../../scripts/inspection/mockSwitch.ts';
import { callThrough, sampleCall } from './calls/generatedClient.ts';
import { sampleBody } from './calls/sampleBodies.ts';
import { operationById, operations } from './document/document.ts';

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
            const answer = await fetch(call);
            onAnswer?.(answer.status);
            return answer;
          },
        }),
  );

describe.each(operations.map((one) => [one.id, one] as const))('%s', (_, one) => {
  const declared = [...one.responses.keys()];
  // statuses without a named example, whose schema the mock samples
  const bare = [...one.responses].flatMap(([status, { content = {} }]) =>
    Object.values(content).some(({ examples }) => examples) ? [] : [status],
  );
  const examples = [...one.responses].flatMap(([status, { content = {} }]) =>
    Object.values(content).flatMap(({ examples = {} }) =>
      Object.entries(examples).map(([name, { value }]) => [status, name, value] as const),
    ),
  );

  test('declares how it succeeds and how it fails', () => {
    const successes = declared.filter((status) => status < 300);
    expect(successes).not.toEqual([]);
    expect([200, 202, 206], 'the statuses of server/resources/handlerTypes.ts').toEqual(
      expect.arrayContaining(successes),
    );
    expect(declared).toContain(500);
  });

  test.for(bare)('resolves when the answer is %i', async (status, { connect }) => {
    const seen: number[] = [];
    const data = await callThrough(
      connect({ prefer: `code=${status}`, onAnswer: (answer) => void seen.push(answer) }),
      one,
      sampleCall(one),
    );
    // Prism answers with another status where an example is missing
    expect(seen, `${one.id} ${status}`).toEqual([status]);
    expect(data, `${one.id} ${status}`).toBeDefined();
  });

  test.for(examples.filter(([status]) => status >= 400))(
    'rejects with the example of %i named %s',
    async ([status, name, value], { connect }) => {
      const prefer = `code=${status}, example=${name}`;
      const { message, fields = {} } = Object(value);
      expect(message).toMatch(/\S/);
      await expect(
        callThrough(connect({ prefer }), one, sampleCall(one)),
        `${one.id} ${name}`,
      ).rejects.toMatchObject({
        name: 'ApiError',
        status,
        kind: kinds[status] ?? 'failed',
        serverMessage: message,
        fields,
      });
    },
  );

  test.for(examples.filter(([status]) => status < 300))(
    'returns the example of %i named %s',
    async ([status, name, value], { connect }) => {
      const prefer = `code=${status}, example=${name}`;
      expect(await callThrough(connect({ prefer }), one, sampleCall(one)), `${one.id} ${name}`).toEqual(
        value,
      );
    },
  );
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

test('a refused form names the refused fields', async ({ connect }) => {
  const form = operationById('createLandRequest');
  const refused: unknown = await callThrough(connect({ prefer: 'code=400' }), form, sampleCall(form)).catch(
    (error) => error,
  );
  expect(refused).toHaveProperty('fields');
  expect(Object.keys(Object(refused).fields)).not.toEqual([]);
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

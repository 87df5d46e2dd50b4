import { afterAll, beforeAll, expect, test } from 'vitest';
import { digestOf } from '../../server/passwords.ts';
import { adminEmail, adminPassword, startTestServer, type TestServer } from './start.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const signIn = (email: string, password: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { email, password: digestOf(password) },
  });

test('the admin signs in with id 61', async () => {
  const answer = await signIn(adminEmail, adminPassword);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ data: { id: 61, email: adminEmail } });
});

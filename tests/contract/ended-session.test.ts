/**
 * A call whose session ends while its body arrives, as by a password reset or a sign-out, changes
 * nothing.
 */
import { expect } from 'vitest';
import { recordHint, test } from './calls/scene.ts';
import { named, operations } from './document/document.ts';

const writing = operations.filter(
  ({ id, method, security }) => security.includes('session') && method !== 'GET' && id !== 'logout',
);

test.for(named(writing))('%s answers 401 once its session has ended', async ([id, operation], { scene }) => {
  const call = await scene.success(operation);
  const { signInAdmin, addAdmin, publicHeaders } = scene.server;
  const session = await signInAdmin(await addAdmin({ email: `${id}@example.com` }));
  const headers = { ...session, ...publicHeaders };
  const { statusCode, told } = await scene.ask(operation, call, { headers, condition: 'signedOut' });
  const hint = `A change without \`recordHistory\` calls \`requireOpenSession\`. ${recordHint}`;
  expect(statusCode, `${told}\n${hint}`).toBe(401);
});

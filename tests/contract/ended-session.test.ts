/**
 * A call whose session ends while its body arrives, as by a password reset or a sign-out, changes
 * nothing.
 */
import { expect } from 'vitest';
import { toRequest } from './calls/requests.ts';
import { recordHint, test } from './calls/scene.ts';
import { operations } from './document/document.ts';

const writing = operations.filter(
  ({ id, method, security }) => security.includes('session') && method !== 'GET' && id !== 'logout',
);

test.for(writing.map((one) => [one.id, one] as const))(
  '%s answers 401 once its session has ended',
  async ([, operation], { scene, onTestFinished }) => {
    const call = await scene.success(operation);
    const admin = await scene.server.addAdmin({ email: `${operation.id}@example.com` });
    const session = await scene.server.signInAdmin(admin);
    const { path, init } = toRequest(operation, call, { ...session, ...scene.server.publicHeaders });
    onTestFinished(() => scene.setCondition('healthy'));
    scene.setCondition('signedOut');
    const answer = await fetch(scene.url + path, init);
    const hint = `A change without \`recordHistory\` calls \`requireOpenSession\`. ${recordHint}`;
    expect(answer.status, `${await answer.text()}\n${hint}`).toBe(401);
  },
);

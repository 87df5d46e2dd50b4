import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { digestOf } from '../../../server/identity/passwords.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The admin of both sides. */
export const adminEnvironment = { ADMIN_EMAIL: 'yonetici@example.com', ADMIN_PASSWORD: 'Zeytin.61' };
/** The headers of a call with a JSON body and without a session. */
export const publicJsonHeaders = { 'content-type': 'application/json', 'x-token': 'arazi-teklif-web' };

/** One of the two servers that a benchmark compares. */
export interface Side {
  url: string;
  /** The token of the signed-in admin. */
  token: string;
}

const children: ChildProcess[] = [];

/** Starts one side as a process, and signs its admin in. */
export async function startSide(
  script: string,
  environment: Record<string, string>,
  parameters: string[] = [],
): Promise<Side> {
  const child = spawn(process.execPath, [resolve(root, script), ...parameters], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...adminEnvironment,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const url = await new Promise<string>((resolveUrl, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const [, found] = /^Serving on (\S+)$/m.exec(output) ?? [];
      if (found) resolveUrl(found);
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  const answer = await fetch(`${url}/api/v1/users/login`, {
    method: 'POST',
    headers: publicJsonHeaders,
    body: JSON.stringify({
      email: adminEnvironment.ADMIN_EMAIL,
      password: digestOf(adminEnvironment.ADMIN_PASSWORD),
    }),
  });
  if (!answer.ok) throw new Error(`${script} refuses the admin: ${answer.status}`);
  const { data }: { data: { id: number; token: string } } = await answer.json();
  return { url, token: `${data.id}.${data.token}` };
}

/** Ends the processes of all sides. */
export async function stopSides(): Promise<void> {
  await Promise.all(
    children.splice(0).map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill();
      await ended;
    }),
  );
}

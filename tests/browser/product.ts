import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sampleLandRequest } from '../sampleLandRequest.ts';

export const admin = { email: 'yonetici@example.com', password: 'Yonetici.2026' };

export interface Product {
  url: string;
  /** Where it keeps what it knows. */
  dataDir: string;
  /** Ends the process, at once and without warning when `signal` is SIGKILL. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same data and the same port. */
  start(): Promise<void>;
  remove(): Promise<void>;
  /**
   * The newest link to the page of a new password in the messages to this person, which go to the
   * log: the address behind the host.
   */
  passwordLink(to: string): string | undefined;
}

/**
 * Starts the built product on loopback with a database of its own.
 * @param prepared the folder of an earlier product, whose data it begins with.
 * @param environment variables beside those of every product.
 */
export async function startProduct(
  prepared?: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'arazi-browser-'));
  if (prepared) await cp(prepared, dataDir, { recursive: true });
  let child: ChildProcess | undefined;
  const log: string[] = [];
  const product: Product = {
    url: '',
    dataDir,
    async start() {
      const port = product.url ? new URL(product.url).port : '0';
      child = spawn(process.execPath, ['server/main.ts'], {
        env: {
          ...process.env,
          PORT: port,
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
          ADMIN_EMAIL: admin.email,
          ADMIN_PASSWORD: admin.password,
          LOG_LEVEL: 'warn',
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const { stdout } = child;
      if (!stdout) throw new Error('The server has no output');
      const lines = createInterface({ input: stdout });
      lines.on('line', (line) => log.push(line));
      await new Promise<void>((serves, fails) => {
        lines.on('close', () => fails(new Error('The server ended before it served')));
        lines.on('line', (line) => {
          const [, url] = /^Serving on (http\S+)/.exec(line) ?? [];
          if (!url) return;
          product.url = url;
          serves();
        });
      });
    },
    passwordLink(to) {
      const line = log.findLast((text) => text.includes(to) && text.includes('/sifre-sifirla'));
      return /\/sifre-sifirla\S*?(?=["\s\\])/.exec(line ?? '')?.[0];
    },
    async stop(signal = 'SIGTERM') {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
    async remove() {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  await product.start();
  return product;
}

/** Sends a land request without a browser. */
export async function sendLandRequest(product: Product, name: string, key?: string): Promise<Response> {
  return fetch(`${product.url}/api/v1/lands/all`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'X-Token': 'arazi-teklif-web',
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    body: JSON.stringify({ ...sampleLandRequest, user: { ...sampleLandRequest.user, name } }),
  });
}

/** The admin's auth record, as the sign-in page would store it. */
export async function signIn(product: Product): Promise<{ id: number; token: string }> {
  const answer = await fetch(`${product.url}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: admin.email,
      password: createHash('md5').update(admin.password).digest('hex'),
    }),
  });
  const { data }: { data: { id: number; token: string } } = await answer.json();
  return data;
}

/** The id of the consultant who has applied with this address. */
export async function pendingConsultant(product: Product, email: string): Promise<number> {
  const { id, token } = await signIn(product);
  const answer = await fetch(`${product.url}/api/v1/users/new`, { headers: { token: `${id}.${token}` } });
  const users: { Id: number; email: string }[] = await answer.json();
  const found = users.find((user) => user.email === email);
  if (!found) throw new Error(`${email} has not applied`);
  return found.Id;
}

/** Approves a consultant as the admin would; the link to a first password goes out. */
export async function approve(product: Product, consultant: number): Promise<void> {
  const { id, token } = await signIn(product);
  const answer = await fetch(`${product.url}/api/v1/users/status-ok/${consultant}`, {
    method: 'PATCH',
    headers: { token: `${id}.${token}` },
  });
  if (answer.status !== 202) throw new Error(`The approval answered ${answer.status}`);
}

/** Clients on real sockets, for tests of requests that are not complete. */
import { connect, type Socket } from 'node:net';
import { record } from '../../contract/answers.ts';
import { operationById } from '../../contract/document/document.ts';
import { applicationForm, encodeForm, type Part, randomAddress } from '../fixtures/forms.ts';
import type { TestServer } from '../fixtures/testServer.ts';

export interface Sender {
  socket: Socket;
  /** The server's answer so far. */
  received: string;
  /** Whether the connection has ended. */
  isOver: boolean;
}

/**
 * Connections to a server that listens. It needs `TRUST_PROXY=1`, because the senders name their
 * addresses.
 * @returns a function that opens one; `onCleanup` closes them all.
 */
export function senderTo({ app }: TestServer, onCleanup: (close: () => void) => void): () => Sender {
  const { hostname, port } = new URL(app.listeningOrigin);
  const sockets: Socket[] = [];
  onCleanup(() => {
    for (const socket of sockets) socket.destroy();
  });
  return () => {
    const sender: Sender = { socket: connect(Number(port), hostname), received: '', isOver: false };
    sockets.push(sender.socket);
    sender.socket.setEncoding('utf8');
    sender.socket.on('data', (chunk) => {
      sender.received += String(chunk);
    });
    sender.socket.on('error', () => {});
    sender.socket.on('close', () => {
      sender.isOver = true;
    });
    return sender;
  };
}

/** The status of the first answer. */
export const statusOf = ({ received }: Sender) => /^HTTP\/1\.1 (\d+)/.exec(received)?.[1];

/** Records the first answer as one to this operation: it did not come through `inject`. */
export function recordAnswer(sender: Sender, operationId: string): void {
  const [, body = ''] = sender.received.split('\r\n\r\n');
  record(operationById(operationId), {}, Number(statusOf(sender)), body);
}

/** The head of a POST request, from a new address unless `headers` name one. */
export function head(path: string, headers: Record<string, string | number>): string {
  const lines = Object.entries({ host: 'localhost', 'x-forwarded-for': randomAddress(), ...headers });
  return `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** An encoded application, with a tax plate of this many bytes. */
export async function encodeApplication(
  plateBytes: number,
  { headers = {}, ...changes }: { headers?: Record<string, string>; email?: Part } = {},
) {
  const plate = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(plateBytes)]);
  const form = await encodeForm(applicationForm({ ...changes, tax_plate: { data: plate } }));
  const lengths = { 'content-length': form.payload.length };
  return { head: head('/api/v1/users', { ...form.headers, ...lengths, ...headers }), payload: form.payload };
}

/** Sends an application up to the middle of its first document. */
export async function beginForm(sender: Sender, headers: Record<string, string> = {}): Promise<void> {
  const form = await encodeApplication(50_000, { headers });
  sender.socket.write(form.head);
  sender.socket.write(form.payload.subarray(0, form.payload.indexOf('%PDF') + 100));
}

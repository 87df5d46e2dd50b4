/** The servers at the ends of the outbox's channels. */
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { listen } from '../../../server/http/listen.ts';

/** Registers the end of a server: `onCleanup` of a fixture, `onTestFinished` of a test. */
type OnEnd = (close: () => Promise<void>) => unknown;

/**
 * Makes a server listen on a free port until the end.
 * @param sockets are destroyed at the end.
 * @returns the port.
 */
export function listenUntil(
  onEnd: OnEnd,
  listening: Server,
  sockets: ReadonlySet<Socket> = new Set(),
): Promise<number> {
  onEnd(
    () =>
      new Promise<void>((done) => {
        listening.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  );
  return listen(listening, { host: '127.0.0.1', port: 0 });
}

/** An SMS gateway that answers with the codes in turn, then always with the last. */
export async function startGateway(onEnd: OnEnd, ...codes: number[]) {
  const received: { body: unknown; headers: IncomingMessage['headers'] }[] = [];
  const gateway = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      received.push({ body: JSON.parse(body), headers: request.headers });
      response.writeHead(codes[Math.min(received.length, codes.length) - 1] ?? 200).end();
    });
  });
  return { url: `http://127.0.0.1:${await listenUntil(onEnd, gateway)}/`, received };
}

/** A mail server that accepts every command, except for the given answers; '' is silence. */
export async function startMailServer(onEnd: OnEnd, answers: Record<string, string> = {}) {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const mailServer = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let data: string | undefined;
    let rest = '';
    const reply = (command: string, usual: string) => {
      const answer = answers[command] ?? usual;
      if (answer !== '') socket.write(`${answer}\r\n`);
    };
    reply('greeting', '220 mail.example');
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (data !== undefined) {
          // a dot at the beginning is sent twice (RFC 5321, 4.5.2)
          if (line !== '.') data += `${line.replace(/^\./, '')}\n`;
          else {
            received.push(data);
            data = undefined;
            reply('message', '250 taken');
          }
          continue;
        }
        const command = line.split(/[ :]/, 1)[0]?.toUpperCase() ?? '';
        if (command === 'DATA' && answers.DATA === undefined) data = '';
        reply(
          command,
          { EHLO: '250-mail.example\r\n250 AUTH PLAIN', DATA: '354 go on' }[command] ?? '250 ok',
        );
      }
    });
  });
  const port = await listenUntil(onEnd, mailServer, sockets);
  return { url: `smtp://127.0.0.1:${port}`, port, received, sockets };
}

/**
 * Decodes an email without attachments.
 * @returns its headers, each a line, without those that change from one delivery to the next, or
 *   with the encoding.
 */
export function readEmail(email: string): { head: string[]; body: string } {
  const end = email.indexOf('\n\n');
  const headers = email
    .slice(0, end)
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n');
  const encoded = email.slice(end + 2, -1);
  return {
    head: headers.filter((one) => !/^(Date|Content-Transfer-Encoding):/.test(one)).map(decodeWords),
    body: headers.includes('Content-Transfer-Encoding: base64')
      ? fromBase64(encoded)
      : headers.includes('Content-Transfer-Encoding: quoted-printable')
        ? fromQuotedPrintable(encoded)
        : encoded,
  };
}

/** Decodes the encoded words of a header (RFC 2047). */
const decodeWords = (header: string) =>
  header
    .replaceAll(/(?<=\?=) (?==\?UTF-8\?)/g, '')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/g, (_, encoding: string, word: string) =>
      encoding === 'B' ? fromBase64(word) : fromQuotedPrintable(word.replaceAll('_', ' ')),
    );

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString();

const fromQuotedPrintable = (text: string) =>
  decodeURIComponent(text.replaceAll('=\n', '').replaceAll('%', '%25').replaceAll('=', '%'));

/** Forms and files for the tests. */
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { OutboxMessage } from '../../server/outbox.ts';
import { startTestServer } from './start.ts';

/** The whole server, with an outbox that also remembers what it was given. */
export async function startWithMessages(environment: Record<string, string> = {}, now = () => new Date()) {
  const messages: OutboxMessage[] = [];
  const server = await startTestServer({
    environment: { PUBLIC_URL: 'https://arazi.example', ...environment },
    now,
    services: ({ outbox }) => ({
      outbox: {
        ...outbox,
        add: async (db, message) => {
          await outbox.add(db, message);
          messages.push(message);
        },
      },
    }),
  });
  return { ...server, messages };
}

export type Part = string | { data: Uint8Array; name?: string; type?: string };

/** A body and its headers, as a browser would send the fields. */
export async function encode(fields: Record<string, Part> | [string, Part][]) {
  const form = new FormData();
  for (const [name, part] of Array.isArray(fields) ? fields : Object.entries(fields)) {
    if (typeof part === 'string') form.append(name, part);
    else {
      const blob = new Blob([new Uint8Array(part.data)], { type: part.type ?? 'application/octet-stream' });
      form.append(name, blob, part.name ?? 'dosya');
    }
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

export async function sendForm(
  app: FastifyInstance,
  method: 'POST' | 'PATCH',
  url: string,
  fields: Record<string, Part> | [string, Part][],
  headers: Record<string, string> = {},
) {
  const form = await encode(fields);
  return await app.inject({
    method,
    url,
    payload: form.payload,
    headers: { ...form.headers, ...headers },
    remoteAddress: nextAddress(),
  });
}

let addresses = 0;

/** A new client address for every call, so that tests do not meet each other's limits. */
export function nextAddress(): string {
  addresses += 1;
  return `10.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const blank = { create: { width: 8, height: 8, channels: 3 as const, background: '#447744' } };
export const png = await sharp(blank).png().toBuffer();
export const jpg = await sharp(blank).jpeg().toBuffer();
export const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(400)]);
export const megabyte = 1024 * 1024;

/** A correct application; `changes` replace single fields, and undefined leaves one out. */
export function application(changes: Record<string, Part | undefined> = {}): [string, Part][] {
  const fields: Record<string, Part | undefined> = {
    name: 'Zeynep',
    last_name: 'Kaya',
    phone: '(0533) 000 00 00',
    email: 'zeynep@example.com',
    office_name: 'Kaya Emlak',
    office_position_id: '2',
    tax_plate: { data: pdf, name: 'levha.pdf', type: 'application/pdf' },
    certificate: { data: png, name: 'sertifika.png', type: 'image/png' },
    ...changes,
  };
  return Object.entries(fields).flatMap(([name, part]): [string, Part][] =>
    part === undefined ? [] : [[name, part]],
  );
}

/**
 * What the admins work on, made through the API; for the test files about versions, history and
 * messages.
 */
import type { components } from '../../api/schema.ts';
import { add, admin, bademler, server, urla } from './adServer.ts';
import { application, nextAddress, type Part, sendForm } from './forms.ts';

export type HistoryEntry = components['schemas']['HistoryEntry'];

/** Calls the server as the admin, or as whoever has the headers. */
export const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = admin,
) =>
  server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers,
    remoteAddress: nextAddress(),
    ...(payload ? { payload } : {}),
  });

export const form = (method: 'POST' | 'PATCH', url: string, fields: Record<string, Part>, headers = admin) =>
  sendForm(server.app, method, `/api/v1${url}`, fields, headers);

let owners = 0;

/** Sends an owner's form. @returns the request's id. */
export async function addRequest(): Promise<number> {
  owners += 1;
  const name = `Ayşe ${String.fromCharCode(64 + owners).repeat(3)}`;
  const info = { tapu_durum: 1, sahip_zaman: 2, resmi_yol: 1, imar_durum: 1, arsa_deger: 8 };
  const answer = await call(
    'POST',
    '/lands/all',
    {
      il: 35,
      ilce: urla,
      mahalle: bademler,
      ada: '101',
      parsel: '7',
      kvkk: true,
      info: { ...info, edinme_sekli: 2, egim: 2, manzara: 3, metrekare: '2.450' },
      user: { name, phone: '(0532) 000 00 00' },
    },
    server.publicHeaders,
  );
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { db } = server.services;
  return (
    await db.selectFrom('land_requests').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  ).id;
}

/** Sends an application. @returns the consultant's id. */
export async function addApplicant(email: string): Promise<number> {
  const answer = await sendForm(server.app, 'POST', '/api/v1/users', application({ email }));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { db } = server.services;
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
}

/** @returns the post's id. */
export async function addPost(fields: Record<string, Part> = {}): Promise<number> {
  const answer = await form('POST', '/blog', {
    title: 'Tapu rehberi',
    content: '<p>Metin</p>',
    meta_desc: 'Kısa',
    ...fields,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { id }: { id: number } = answer.json();
  return id;
}

export const addAd = () => add();

export async function historyOf(kind: string, id: number): Promise<HistoryEntry[]> {
  return (await call('GET', `/history/${kind}/${id}`)).json();
}

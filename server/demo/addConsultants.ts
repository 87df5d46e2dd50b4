import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { digestOf, hashDigest } from '../identity/passwords.ts';
import { certificatePdf } from './certificate.ts';
import { drawTaxPlate } from './images.ts';
import { send } from './send.ts';

/** The approved consultant. */
export const zeynep = {
  name: 'Zeynep',
  last_name: 'Kaya',
  email: 'zeynep.kaya@example.com',
  phone: '(0533) 000 00 01',
  office_name: 'Kaya Emlak',
  office_position_id: 1,
};
const burak = {
  name: 'Burak',
  last_name: 'Yıldız',
  email: 'burak.yildiz@example.com',
  phone: '(0533) 000 00 02',
  office_name: 'Yıldız Gayrimenkul',
  office_position_id: 2,
};
/** Refused before the approval. */
const selin = {
  application: {
    name: 'Selin',
    last_name: 'Aksoy',
    email: 'selin.aksoy@example.com',
    phone: '(0533) 000 00 03',
    office_name: 'Aksoy Emlak Ofisi',
    office_position_id: 1,
  },
  neden: 'Vergi levhası başka bir iş koluna ait; gayrimenkul yetki belgenizle yeniden başvurabilirsiniz.',
};
/** Approved once; the membership is closed. */
const emre = {
  application: {
    name: 'Emre',
    last_name: 'Doğan',
    email: 'emre.dogan@example.com',
    phone: '(0533) 000 00 04',
    office_name: 'Doğan Gayrimenkul',
    office_position_id: 2,
  },
  neden: 'Ofisten ayrıldığınızı bildirdiniz.',
};

/**
 * Four consultants apply with their documents. The first is approved and has a password, the second
 * awaits approval, the third is refused, and the membership of the fourth is closed.
 * @param token an admin's session.
 */
export async function addConsultants(
  app: FastifyInstance,
  db: Kysely<Database>,
  { token, password }: { token: string; password: string },
): Promise<void> {
  for (const consultant of [zeynep, burak, selin.application, emre.application]) {
    await send(app, '/api/v1/users', undefined, [
      ...Object.entries(consultant),
      ['tax_plate', new File([new Uint8Array(await drawTaxPlate())], 'vergi-levhasi.jpg')],
      ['certificate', new File([certificatePdf()], 'sertifika.pdf')],
    ]);
  }
  await db
    .updateTable('users')
    .set({ status: 1, password_hash: await hashDigest(digestOf(password)) })
    .where('email', '=', zeynep.email)
    .execute();
  await db.updateTable('users').set({ status: 1 }).where('email', '=', emre.application.email).execute();
  for (const { application, neden } of [selin, emre])
    await cancel(app, db, { token, email: application.email, neden });
}

/** @throws Error when the API refuses it. */
async function cancel(
  app: FastifyInstance,
  db: Kysely<Database>,
  { token, email, neden }: { token: string; email: string; neden: string },
): Promise<void> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const url = `/api/v1/users/${id}?${new URLSearchParams({ neden })}`;
  const answer = await app.inject({ method: 'DELETE', url, headers: { token } });
  if (answer.statusCode !== 202) throw new Error(`${url}: ${answer.body}`);
}

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

/** Two consultants apply with their documents; the first is approved and has a password. */
export async function addConsultants(
  app: FastifyInstance,
  db: Kysely<Database>,
  password: string,
): Promise<void> {
  for (const consultant of [zeynep, burak]) {
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
}

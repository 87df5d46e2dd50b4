import { buildApp } from '../http/app.ts';
import { digestOf, hashDigest } from '../identity/passwords.ts';
import { allHandlers } from '../resources/allHandlers.ts';
import type { Services } from '../resources/services.ts';
import { certificatePdf } from './certificate.ts';
import { drawTaxPlate } from './images.ts';
import { send } from './send.ts';

/** The one who may sign in. */
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

/**
 * Two consultants apply with their documents, through the API as anybody would; the first of them
 * is approved and has a password.
 */
export async function fillConsultants(services: Services, password: string): Promise<void> {
  const app = await buildApp({ services, handlers: allHandlers(services) });
  try {
    for (const person of [zeynep, burak]) {
      await send(app, '/api/v1/users', undefined, [
        ...Object.entries(person),
        ['tax_plate', new File([new Uint8Array(await drawTaxPlate())], 'vergi-levhasi.jpg')],
        ['certificate', new File([certificatePdf()], 'sertifika.pdf')],
      ]);
    }
  } finally {
    await app.close();
  }
  await services.db
    .updateTable('users')
    .set({ status: 1, password_hash: await hashDigest(digestOf(password)) })
    .where('email', '=', zeynep.email)
    .execute();
}

/**
 * `npm run demo`: fills an empty database with land requests, consultants, posts and ads that tell
 * a story, and prints the sign-ins.
 */

import { parseConfig } from '../config/config.ts';
import { createLogger } from '../config/logging.ts';
import { reason } from '../config/startError.ts';
import { connect } from '../database/connect.ts';
import { prepareDataDir, requireNoUnfinishedRestore } from '../database/dataDir.ts';
import { migrate } from '../database/migrate.ts';
import { createAdmin } from '../identity/admin.ts';
import { createLandRequest } from '../resources/land-requests/createLandRequest.ts';
import { districtId, loadPlaces, neighbourhoodId } from '../resources/places/placeData.ts';
import { createServices } from '../start/createServices.ts';
import { fillConsultants, zeynep } from './fillConsultants.ts';
import { fillRecords } from './fillRecords.ts';

const passwords = { admin: 'Yonetici.2026', consultant: 'Danisman.2026' };
const day = 24 * 60 * 60 * 1000;

/** name, plate, district, neighbourhood, durum, offer in TL, days ago */
const owners = [
  ['Mehmet Demir', 35, 'Urla', 'Kuşçular Mah', 1, 0, 0],
  ['Ayşe Yılmaz', 35, 'Urla', 'Bademler Mah', 2, 1_250_000, 1],
  ['Hatice Çelik', 35, 'Urla', 'Gülbahçe Mah', 1, 0, 1],
  ['İsmail Özkan', 35, 'Urla', 'Özbek Mah', 2, 2_400_000, 3],
  ['Zehra Aydın', 35, 'Urla', 'Kalabak Mah', 3, 3_100_000, 8],
  ['Fatma Şahin', 35, 'Urla', 'Balıklıova Mah', 4, 0, 9],
  ['Ömer Kılıç', 35, 'Urla', 'Denizli Mah', 3, 870_000, 15],
  ['Gülsüm Arslan', 35, 'Urla', 'Güvendik Mah', 4, 640_000, 21],
  ['Rıza Doğan', 35, 'Urla', 'İskele Mah', 1, 0, 2],
  ['Elif Koç', 35, 'Urla', 'Atatürk Mah', 2, 5_750_000, 5],
] as const;

async function fill(): Promise<void> {
  const config = parseConfig({ ADMIN_PASSWORD: passwords.admin, ...process.env });
  await prepareDataDir(config.dataDir);
  await requireNoUnfinishedRestore(config.dataDir);
  const connection = await connect(config, () => undefined);
  const { db } = connection;
  try {
    await migrate(db);
    await loadPlaces(db);
    await createAdmin(db, config);
    const services = createServices({ config, db, log: createLogger('warn'), now: () => new Date() });
    const first = await db.selectFrom('land_requests').select('id').executeTakeFirst();
    if (!first) {
      for (const [index, owner] of owners.entries()) await addRequest(owner, index);
      await fillConsultants(services, passwords.consultant);
    }
    await fillRecords(services);
  } finally {
    await connection.close();
  }
  const line = (who: string, email: string, password: string) =>
    process.stdout.write(`${who}: ${email} ${password}\n`);
  line('Admin', config.adminEmail, config.adminPassword ?? passwords.admin);
  line('Consultant', zeynep.email, passwords.consultant);

  async function addRequest(owner: (typeof owners)[number], index: number): Promise<void> {
    const [name, plate, district, neighbourhood, durum, teklif_tutar, daysAgo] = owner;
    const pick = <Code>(codes: readonly [Code, ...Code[]]): Code => codes[index % codes.length] ?? codes[0];
    await createLandRequest(
      { db },
      {
        headers: {},
        body: {
          il: plate,
          ilce: districtId(plate, district),
          mahalle: neighbourhoodId(plate, district, neighbourhood),
          ada: String(101 + index * 7),
          parsel: String(3 + index),
          kvkk: true,
          info: {
            tapu_durum: pick([1, 2]),
            sahip_zaman: pick([2, 1]),
            resmi_yol: pick([1, 1, 2]),
            imar_durum: pick([1, 2, 3, 4]),
            arsa_deger: pick([8, 9, 7, 10, 6]),
            edinme_sekli: pick([2, 1]),
            egim: pick([1, 2, 3]),
            manzara: pick([1, 3, 4]),
            metrekare: String(450 + index * 310),
          },
          user: { name, phone: `(0532) 000 00 ${String(index + 10)}`, mesaj: '' },
        },
      },
    );
    await db
      .updateTable('land_requests')
      .set({ durum, teklif_tutar, created_at: new Date(Date.now() - daysAgo * day - index * 3_600_000) })
      .where('name', '=', name)
      .execute();
  }
}

await fill().catch((error: unknown) => {
  process.stderr.write(`${reason(error)}\n`);
  process.exit(1);
});

/** `npm run demo`: fills an empty database with sample records, and prints the sign-ins. */
import { parseConfig } from '../config/config.ts';
import { reason } from '../config/startError.ts';
import { connect } from '../database/connect.ts';
import { prepareDataDir, requireNoUnfinishedRestore } from '../database/dataDir.ts';
import { migrate } from '../database/migrate.ts';
import { createLogger } from '../http/logging.ts';
import { createAdmin } from '../identity/createAdmin.ts';
import { loadPlaces } from '../resources/places/placeData.ts';
import { createServices } from '../start/createServices.ts';
import { zeynep } from './addConsultants.ts';
import { fillDemo } from './fillDemo.ts';

const passwords = { admin: 'Yonetici.2026', consultant: 'Danisman.2026' };

async function main(): Promise<void> {
  const config = parseConfig({ ADMIN_PASSWORD: passwords.admin, ...process.env });
  await prepareDataDir(config.dataDir);
  await requireNoUnfinishedRestore(config.dataDir);
  const { db, patientDb, close } = await connect(config, () => undefined);
  try {
    await migrate(patientDb);
    await loadPlaces(patientDb);
    await createAdmin(db, config);
    const services = createServices({ config, db, log: createLogger('warn'), now: () => new Date() });
    await fillDemo(services, passwords.consultant);
  } finally {
    await close();
  }
  process.stdout.write(
    `Admin: ${config.adminEmail} ${config.adminPassword ?? passwords.admin}\nConsultant: ${zeynep.email} ${passwords.consultant}\n`,
  );
}

await main().catch((error: unknown) => {
  process.stderr.write(`${reason(error)}\n`);
  process.exit(1);
});

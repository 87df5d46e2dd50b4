/** Several processes that remind of the appointments of purchases. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { remindOfAppointments } from '../../../../server/resources/land-requests/appointmentReminders.ts';
import { openPlan } from '../../../../server/resources/land-requests/purchasePlans.ts';
import { raceTest as test } from '../raceTest.ts';

test('two processes remind of an appointment once', async ({
  server,
  secondConnection,
  duringTransaction,
}) => {
  const { services } = server;
  const id = await server.addLandRequest();
  expect((await server.call('PATCH', `/lands/${id}`, { teklif_tutar: 1_250_000 })).statusCode).toBe(200);
  await services.db
    .updateTable('offers')
    .set({ reply: 'accept', replied_at: new Date() })
    .where('land_request_id', '=', id)
    .execute();
  await openPlan(services.db, id, new Date());
  await services.db
    .updateTable('purchase_steps')
    .set({ appointment_at: new Date('2026-12-10T10:30:00+03:00'), place: 'Urla Tapu Müdürlüğü', sequence: 0 })
    .where('land_request_id', '=', id)
    .where('step', '=', 'appointment')
    .execute();
  const now = () => new Date('2026-12-09T09:00:00+03:00');
  await duringTransaction({
    // lets both look for appointments, and neither store a reminder
    hold: (trx) => sql`lock table outbox_messages in share mode`.execute(trx),
    calls: [services.db, secondConnection.db].map(
      (db) => () => remindOfAppointments({ ...services, db, now }),
    ),
  });
  const reminders = await services.db
    .selectFrom('outbox_messages')
    .select('record_id')
    .where('kind', '=', 'appointmentReminder')
    .execute();
  expect(reminders).toEqual([{ record_id: id }]);
});

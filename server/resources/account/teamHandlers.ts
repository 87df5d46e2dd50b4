import type { Kysely } from 'kysely';
import { type Admin, maySwitchOff } from '../../../rules/account/team.ts';
import { normaliseEmail } from '../../../rules/people/email.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { approvalLinkSeconds, createResetLink, resetLinkSeconds } from '../../identity/resetLinks.ts';
import { requireSession, type Session } from '../../identity/sessions.ts';
import { revokeAlerts } from '../../outbox/alerts.ts';
import { notifyAccount } from '../../outbox/notifyAccount.ts';
import type { RowOf } from '../answerList.ts';
import { consultantKeys, fullName } from '../consultants/consultantRows.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import { giveBackLandRequests } from '../land-requests/workHandlers.ts';
import { giveBackContactMessages } from '../messages/contactWorkHandlers.ts';
import { saveOnce } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { nextVersion, refuseOutdated } from '../versions.ts';
import { accountText } from './accountText.ts';
import { requireProvenIdentity } from './freshSignIn.ts';
import { linksOfAdmins } from './passwordResetHandlers.ts';
import { selectFactors } from './secondFactor.ts';
import { teamText } from './teamText.ts';

/** The rows of admins, in the order in which every transaction locks them. */
const selectAdmins = (db: Kysely<Database>) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'last_name', 'phone', 'email', 'office_name'])
    .select(['password_hash', 'is_deleted', 'version'])
    .where('role', '=', 'admin')
    .orderBy('id');
type Row = RowOf<typeof selectAdmins>;

function stateOf({ is_deleted, password_hash }: Row): Admin['state'] {
  if (is_deleted === 1) return 'off';
  return password_hash === null ? 'invited' : 'active';
}

/** The admins of the office, who share the id 61 on the wire (product, 10). */
export function teamHandlers(services: Services) {
  const { db, sessions, outbox, throttle, config } = services;
  const done = { status: 200, body: { status: 'success' } } as const;

  return {
    async listTeam({ session }) {
      const rows = await selectAdmins(db).execute();
      const factors = await selectFactors(db).execute();
      const withFactor = new Set(factors.map(({ user_id }) => user_id));
      const body = rows.map(
        (row): Admin => ({
          id: row.id,
          name: fullName(row),
          email: row.email,
          state: stateOf(row),
          self: row.id === session?.personId,
          second_factor: withFactor.has(row.id),
          version: row.version,
        }),
      );
      return { status: 200, body };
    },

    async addAdmin({ body, headers, session: caller, request }) {
      const session = requireSession(caller);
      const form = { name: body.name.trim(), email: normaliseEmail(body.email) };
      const id = await saveOnce(services, { kind: 'admin', headers, form }, async (transact) => {
        // a stolen session must not make an account of its own, which would outlive it
        const proof = {
          current: body.current_password,
          ip: request.ip,
          message: teamText.currentPassword,
        };
        await requireProvenIdentity(services, session, proof);
        return await transact(async (trx) => {
          const named = { ...form, last_name: '', phone: '', office_name: '' };
          const row = await trx
            .insertInto('users')
            .values({ ...form, ...consultantKeys(named), role: 'admin', status: 1 })
            .onConflict((conflict) => conflict.column('email').doNothing())
            .returning('id')
            .executeTakeFirst();
          if (!row) {
            const message = accountText.emailInUse;
            throw new Refusal(409, message, { fields: { email: message } });
          }
          await recordHistory(trx, 'user', row.id, session, 'created');
          await sendLink(
            services,
            trx,
            { ...named, id: row.id, password_hash: null, is_deleted: 0, version: 1 },
            session,
          );
          return row.id;
        });
      });
      outbox.wake();
      return { status: 200, body: { status: 'success', id } };
    },

    async renameAdmin({ params: { id }, body, session }) {
      const name = body.name.trim();
      await db.transaction().execute(async (trx) => {
        const before = await selectAdmins(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
        if (!before) throw new Refusal(404, refusalText.missing);
        // a repeat after a lost answer
        if (fullName(before) === name) return;
        refuseOutdated(before, body.version);
        const named = { name, last_name: '' };
        await trx
          .updateTable('users')
          .set({ ...named, ...consultantKeys({ ...before, ...named }), version: nextVersion })
          .where('id', '=', id)
          .execute();
        await recordHistory(trx, 'user', id, session, 'changed', { fields: ['name'] });
      });
      return done;
    },

    async sendAdminLink({ params: { id }, headers, session }) {
      await saveOnce(services, { kind: 'adminLink', headers, id }, async (transact) => {
        const known = await selectAdmins(db).where('id', '=', id).executeTakeFirst();
        if (!known) throw new Refusal(404, refusalText.missing);
        await throttle.hit(linksOfAdmins.key(known.email), linksOfAdmins.limit, linksOfAdmins.windowSeconds);
        return await transact(async (trx) => {
          // locked, so that a concurrent change of the address or switching off ends this link
          const row = await selectAdmins(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
          if (row.is_deleted === 1) throw new Refusal(409, teamText.switchedOff);
          await sendLink(services, trx, row, session);
          return id;
        });
      });
      outbox.wake();
      return done;
    },

    async switchOffAdmin({ params: { id }, session }) {
      await db.transaction().execute(async (trx) => {
        // all, so that of two calls for the last two admins the later one sees the other's change
        const rows = await selectAdmins(trx).forNoKeyUpdate().execute();
        const row = rows.find((one) => one.id === id);
        if (!row) throw new Refusal(404, refusalText.missing);
        if (row.is_deleted === 1) return;
        const team = rows.map((one) => ({ id: one.id, state: stateOf(one) }));
        if (!maySwitchOff(team, id)) throw new Refusal(409, teamText.lastAdmin);
        await recordHistory(trx, 'user', id, session, 'switchedOff');
        await giveBackLandRequests(trx, id, session);
        await giveBackContactMessages(trx, id, session);
        await revokeAlerts(trx, config, row.email);
        await setSwitch(trx, id, 1);
        await sessions.closeAll(trx, id);
        await trx.deleteFrom('reset_tokens').where('user_id', '=', id).execute();
        // after the sessions: a save that had one is committed by now
        await trx.deleteFrom('list_settings').where('user_id', '=', id).execute();
      });
      return done;
    },

    async switchOnAdmin({ params: { id }, session }) {
      await db.transaction().execute(async (trx) => {
        const row = await selectAdmins(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
        if (!row) throw new Refusal(404, refusalText.missing);
        if (row.is_deleted === 0) return;
        await setSwitch(trx, id, 0);
        await recordHistory(trx, 'user', id, session, 'switchedOn');
      });
      return done;
    },
  } satisfies Partial<Handlers>;
}

async function setSwitch(trx: Kysely<Database>, id: number, is_deleted: 0 | 1): Promise<void> {
  await trx.updateTable('users').set({ is_deleted, version: nextVersion }).where('id', '=', id).execute();
}

/** Sends the link that sets a password: the first one, or a new one. */
async function sendLink(
  { config, outbox, now }: Services,
  trx: Kysely<Database>,
  admin: Row,
  sender: Session | undefined,
): Promise<void> {
  const isFirst = admin.password_hash === null;
  const seconds = isFirst ? approvalLinkSeconds : resetLinkSeconds;
  const link = await createResetLink(trx, config.publicUrl, admin.id, now(), seconds);
  await recordHistory(trx, 'user', admin.id, sender, 'resetLinkSent');
  const words = isFirst
    ? teamText.message.invitation(fullName(admin), link.url)
    : accountText.resetLinkMessage(link.url);
  await notifyAccount(outbox, trx, 'resetLink', admin, { ...words, link });
}

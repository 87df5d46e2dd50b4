import { type Kysely, type Selectable, sql } from 'kysely';
import { adminId } from '../../../rules/account/adminId.ts';
import { normaliseEmail } from '../../../rules/people/email.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { isUniqueViolation } from '../../database/isUniqueViolation.ts';
import type { Database } from '../../database/schema.ts';
import { registerFiles, releaseFiles } from '../../files/fileRegister.ts';
import { saveWithDocuments } from '../../files/saveWithFiles.ts';
import { digestOf, hashDigest } from '../../identity/passwords.ts';
import { endResetLinks } from '../../identity/resetLinks.ts';
import { requireSession, type Session } from '../../identity/sessions.ts';
import {
  appliedAgain,
  consultantKeys,
  selectConsultants,
  toConsultant,
} from '../consultants/consultantRows.ts';
import type { Body, Handlers } from '../handlerTypes.ts';
import { changedFields, recordHistory } from '../history.ts';
import { getsNoEmail } from '../messages/deadRecipients.ts';
import { saveOnce } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { nextVersion, refuseOutdated } from '../versions.ts';
import { accountText } from './accountText.ts';
import {
  type BeforeAndAfter,
  countContactChange,
  currentPasswordNeeded,
  hasProvenIdentity,
  isOtherPhone,
  tellOfChange,
} from './freshSignIn.ts';
import { refuseBadPassword } from './newPassword.ts';

const textFields = ['name', 'last_name', 'phone', 'office_name'] as const;
const documentFields = ['tax_plate', 'certificate'] as const;

type Changes = Partial<
  Record<'email' | 'password_hash' | (typeof textFields)[number] | (typeof documentFields)[number], string>
>;

/** A user's own record; admins read and change that of a consultant too (product, 4 to 8). */
export function profileHandlers(services: Services) {
  const { db, sessions, outbox } = services;

  return {
    async getUser({ params, session }) {
      const row = await selectProfile(db, profileOf(params.id, session)).executeTakeFirst();
      if (!row) throw new Refusal(404, refusalText.missing);
      return { status: 200, body: [{ ...toConsultant(row), Id: params.id }] };
    },

    async updateUser({ params, body, headers, session: caller, request }) {
      const session = requireSession(caller);
      const profile = profileOf(params.id, session);
      const { id } = profile;
      const passwordHash = await newPasswordHash(body.password);
      const { tax_plate, certificate, password } = body;
      const sent = sentFields(body);
      const form = { ...sent, password, tax_plate, certificate };
      const isOwn = id === session.personId;
      // a repeat after a lost answer does not get here: its current password is the old one
      await saveOnce(services, { kind: 'user', headers, id, form }, async (transact) => {
        const known = await selectProfile(db, profile).executeTakeFirst();
        const movesEmail = known !== undefined && (sent.email ?? known.email) !== known.email;
        const movesPhone = known !== undefined && isOtherPhone(known.phone, sent.phone ?? known.phone);
        if (movesEmail) await countContactChange(services, 'email', id);
        if (movesPhone) await countContactChange(services, 'phone', id);
        // an admin corrects the phone of a consultant without it, and the old one is told
        const isProven =
          passwordHash || movesEmail || (isOwn && movesPhone)
            ? await hasProvenIdentity(services, session, body.current_password, request.ip)
            : false;
        if (passwordHash && !isProven) throw currentPasswordNeeded();
        return await saveWithDocuments(services, { tax_plate, certificate }, (names) =>
          transact(async (trx) => {
            const { fields, emails, phones } = await updateRow(
              trx,
              profile,
              { ...sent, ...names, ...passwordHash },
              body.version,
            );
            // reset links go to the phone as well
            const isReached = emails[0] !== emails[1] || (isOwn && isOtherPhone(...phones));
            if (isReached && !isProven) throw currentPasswordNeeded();
            if (fields.length > 0) await recordHistory(trx, 'user', id, session, 'changed', { fields });
            if (passwordHash) {
              await sessions.closeAll(trx, id, session);
              await trx.deleteFrom('reset_tokens').where('user_id', '=', id).execute();
            } else if (fields.includes('phone') || fields.includes('email')) {
              // the old address may be someone else's, who would set the password by a link to it
              await endResetLinks(trx, id);
            }
            const ended = isOwn ? 'others' : 'all';
            const password = passwordHash && ended;
            await tellOfChange(services, trx, { personId: profile.id, password, emails, phones });
            return id;
          }),
        );
      });
      outbox.wake();
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}

type Profile = Pick<Selectable<Database['users']>, 'id' | 'role'>;

/** All admins have one id on the wire, which means the admin who calls. */
function profileOf(id: number, session: Session | undefined): Profile {
  return id === adminId
    ? { id: requireSession(session).personId, role: 'admin' }
    : { id, role: 'consultant' };
}

const selectProfile = (db: Kysely<Database>, { id, role }: Profile) =>
  selectConsultants(db)
    .select(appliedAgain.as('applied_again'))
    .select(getsNoEmail(sql`users.email`).as('email_unreachable'))
    .where('id', '=', id)
    .where('role', '=', role);

/**
 * Hashes a typed password, or the digest of one, which some clients send here as at sign-in. A
 * digest has no upper-case letter, so it cannot be an acceptable password as typed.
 * @throws Refusal 400 for a weak or common password.
 */
async function newPasswordHash(password: string | undefined): Promise<{ password_hash: string } | undefined> {
  if (password === undefined) return undefined;
  const isDigest = /^[0-9a-f]{32}$/.test(password);
  if (!isDigest) refuseBadPassword(password);
  return { password_hash: await hashDigest(isDigest ? password : digestOf(password)) };
}

/** The text fields that the form holds, as they are stored. */
function sentFields(body: Body<'updateUser'>): Changes {
  const fields: Changes = {};
  if (body.email !== undefined) fields.email = normaliseEmail(body.email);
  for (const field of textFields) {
    const value = body[field];
    if (value !== undefined) fields[field] = value.trim();
  }
  return fields;
}

/**
 * Writes the row and what belongs to it: its list columns and the register of its documents.
 * @param seen the version that the caller has read; without one nothing is compared.
 * @returns the names of the fields that have changed, and address and phone before and after.
 * @throws Refusal 404 for an unknown id, 409 when the row has changed since the caller read it, or
 * when another account has the email address.
 */
async function updateRow(
  trx: Kysely<Database>,
  profile: Profile,
  changes: Changes,
  seen: number | undefined,
): Promise<{ fields: string[]; emails: BeforeAndAfter; phones: BeforeAndAfter }> {
  const { id } = profile;
  const before = await selectProfile(trx, profile)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new Refusal(404, refusalText.missing);
  refuseOutdated(before, seen);
  const { password_hash, ...shown } = changes;
  const fields = [...changedFields(before, shown), ...(password_hash === undefined ? [] : ['password'])];
  const after = { ...before, ...shown };
  const emails: BeforeAndAfter = [before.email, after.email];
  const phones: BeforeAndAfter = [before.phone, after.phone];
  const changed = { fields, emails, phones };
  if (fields.length === 0) return changed;
  await trx
    .updateTable('users')
    .set({ ...changes, ...consultantKeys(after), version: nextVersion })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new Refusal(409, accountText.emailInUse, { fields: { email: accountText.emailInUse } });
    });

  const replaced = documentFields.filter((field) => changes[field] !== undefined);
  await registerFiles(
    trx,
    replaced.map((field) => after[field]),
    { documentsOf: id },
  );
  await releaseFiles(
    trx,
    replaced.map((field) => before[field]),
  );
  return changed;
}

import type { Kysely } from 'kysely';
import { isStrongPassword } from '../../../rules/account/password.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { validationText } from '../../config/validationText.ts';
import type { Database } from '../../database/schema.ts';
import { registerFiles, releaseFiles } from '../../files/fileRegister.ts';
import { saveWithFiles } from '../../files/saveWithFiles.ts';
import { digestOf, hashDigest } from '../../identity/passwords.ts';
import { requireSelfOrAdmin } from '../../identity/sessions.ts';
import { normaliseEmail, toUser, userColumns, userKeys } from '../consultants/consultantRows.ts';
import { userText } from '../consultants/consultantText.ts';
import type { Body, Handlers } from '../handlerTypes.ts';
import { changedFields, recordHistory } from '../history.ts';
import { contentUnder, keepKey, readKey, saveOnce } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { nextVersion, refuseOutdated } from '../versions.ts';

const textFields = ['name', 'last_name', 'phone', 'office_name'] as const;
const documentFields = ['tax_plate', 'certificate'] as const;

type Changes = Partial<
  Record<'email' | 'password_hash' | (typeof textFields)[number] | (typeof documentFields)[number], string>
>;

/** A person's own data, which admins may read and change too (product, 4 to 8). */
export function profileHandlers(services: Services): Pick<Handlers, 'getUser' | 'updateUser'> {
  const { db, sessions, now } = services;

  return {
    async getUser({ params, session }) {
      requireSelfOrAdmin(session, params.id);
      const row = await db
        .selectFrom('users')
        .select(userColumns)
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!row) throw new Refusal(404, refusalText.missing);
      return { status: 200, body: [toUser(row)] };
    },

    async updateUser({ params: { id }, body, headers, session }) {
      const caller = requireSelfOrAdmin(session, id);
      const key = readKey(headers);
      const passwordHash = await newPasswordHash(body.password);
      const { tax_plate, certificate, password } = body;
      const sent = sentFields(body);
      const content = await contentUnder(key, { ...sent, password, tax_plate, certificate });
      const keyed = { kind: 'user', key, id, content } as const;
      await saveOnce(db, keyed, () =>
        saveWithFiles(services, { tax_plate, certificate }, (names) =>
          db.transaction().execute(async (trx) => {
            const changes = { ...sent, ...names, ...passwordHash };
            const fields = await updateRow(trx, id, changes, body.version, () => keepKey(trx, keyed, now()));
            if (fields.length > 0) await recordHistory(trx, 'user', id, caller, 'changed', { fields });
            if (passwordHash) {
              await sessions.closeAll(trx, id, caller);
              await trx.deleteFrom('reset_tokens').where('user_id', '=', id).execute();
            }
            return id;
          }),
        ),
      );
      return { status: 200, body: { status: 'success' } };
    },
  };
}

/**
 * Some clients send the digest here too, as at sign-in; it has no upper-case letter, so it can
 * never be a password as typed.
 */
async function newPasswordHash(password: string | undefined): Promise<{ password_hash: string } | undefined> {
  if (password === undefined) return undefined;
  const isDigest = /^[0-9a-f]{32}$/.test(password);
  if (!isDigest && !isStrongPassword(password)) {
    throw new Refusal(400, refusalText.checkFields, { fields: { password: validationText.weakPassword } });
  }
  return { password_hash: await hashDigest(isDigest ? password : digestOf(password)) };
}

/** Only what was sent is changed. */
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
 * Writes the row, its keys and the list of its documents.
 * @param seen the version that the person who changes it has read.
 * @param whenLocked runs once nobody else can change the row, and before its version is compared.
 * @returns the names of the fields that have changed.
 * @throws Refusal 404 without such a person, 409 when the row has changed since, or the email
 * address is another's.
 */
async function updateRow(
  trx: Kysely<Database>,
  id: number,
  changes: Changes,
  seen: number | undefined,
  whenLocked: () => Promise<void>,
): Promise<string[]> {
  const before = await trx
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new Refusal(404, refusalText.missing);
  await whenLocked();
  refuseOutdated(before, seen);
  const { password_hash, ...shown } = changes;
  const fields = [...changedFields(before, shown), ...(password_hash === undefined ? [] : ['password'])];
  if (fields.length === 0) return fields;
  const after = { ...before, ...shown };
  await trx
    .updateTable('users')
    .set({ ...changes, ...userKeys(after), version: nextVersion })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      if (isTaken(error))
        throw new Refusal(409, userText.emailInUse, { fields: { email: userText.emailInUse } });
      throw error;
    });

  const replaced = documentFields.filter((field) => changes[field] !== undefined);
  const added = replaced.map((field) => after[field]);
  await registerFiles(trx, added, { documentsOf: id });
  await releaseFiles(
    trx,
    replaced.map((field) => before[field]),
  );
  return fields;
}

/**
 * The database's unique index decides, since two requests may ask for one address at the same time.
 */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

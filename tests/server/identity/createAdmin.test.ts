import { test as base, expect } from 'vitest';
import { adminId } from '../../../rules/account/adminId.ts';
import { createAdmin } from '../../../server/identity/createAdmin.ts';
import { digestOf, isDigestOf } from '../../../server/identity/passwords.ts';
import { openTestDatabase } from '../fixtures/testDatabases.ts';

const adminEmail = 'yonetici@example.com';

const test = base
  .extend('db', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { db, close } = await openTestDatabase();
    onCleanup(close);
    return db;
  })
  .extend(
    'admin',
    ({ db }) =>
      () =>
        db.selectFrom('users').selectAll().where('id', '=', adminId).executeTakeFirstOrThrow(),
  );

test.beforeEach(async ({ db }) => {
  await db.deleteFrom('users').execute();
});

test('the first start creates the admin, and shows a generated password', async ({ db, admin }) => {
  const password = await createAdmin(db, { adminEmail, adminPassword: undefined });
  expect(password).toMatch(/^[\w-]{16}$/);
  expect(await admin()).toMatchObject({ role: 'admin', email: adminEmail, name: 'Yönetici', status: 1 });
  expect(await isDigestOf((await admin()).password_hash, digestOf(password ?? ''))).toBe(true);
});

test('a configured password is set, and not shown', async ({ db, admin }) => {
  expect(await createAdmin(db, { adminEmail, adminPassword: 'Zeytin.61' })).toBeUndefined();
  expect(await isDigestOf((await admin()).password_hash, digestOf('Zeytin.61'))).toBe(true);
});

test('later starts do not change the account', async ({ db, admin }) => {
  await createAdmin(db, { adminEmail, adminPassword: 'Zeytin.61' });
  const before = await admin();
  const adminPassword = undefined;
  expect(await createAdmin(db, { adminEmail: 'baska@example.com', adminPassword })).toBeUndefined();
  expect(await admin()).toEqual(before);
});

test('of two first starts at the same time, the one that sets the password shows it', async ({
  db,
  admin,
}) => {
  const start = () => createAdmin(db, { adminEmail, adminPassword: undefined });
  const shown = (await Promise.all([start(), start()])).filter((password) => password !== undefined);
  expect(shown).toHaveLength(1);
  expect(await isDigestOf((await admin()).password_hash, digestOf(shown[0] ?? ''))).toBe(true);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { adminId, createAdmin } from '../../server/admin.ts';
import { type AppParts, buildApp } from '../../server/app.ts';
import { parseConfig } from '../../server/config.ts';
import type { Handlers } from '../../server/contract.ts';
import { migrate } from '../../server/database/migrate.ts';
import { allHandlers } from '../../server/handlers.ts';
import { loadPlaces } from '../../server/locationData.ts';
import { createLogger } from '../../server/logging.ts';
import { digestOf, hashDigest } from '../../server/passwords.ts';
import type { Services } from '../../server/services.ts';
import { newToken } from '../../server/sessions.ts';
import { createServices } from '../../server/wiring.ts';
import { holdToContract } from '../contract/answers.ts';
import { openTestDatabase } from './preparedDatabase.ts';

export const adminEmail = 'yonetici@example.com';
export const adminPassword = 'Zeytin.61';

export interface TestServer {
  app: FastifyInstance;
  services: Services;
  /** The lines of the log so far. */
  logLines: string[];
  /** The headers of a visitor's page. */
  publicHeaders: { 'x-token': string };
  /** The headers of the signed-in admin. */
  signInAdmin(): Promise<{ token: string }>;
  /** Makes a consultant, approved unless `columns` say otherwise, and answers the id. */
  addConsultant(columns: {
    email: string;
    password?: string;
    status?: number;
    is_deleted?: number;
  }): Promise<number>;
  /** The headers of a signed-in person, without going through the sign-in. */
  signIn(userId: number): Promise<{ token: string }>;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  environment?: Record<string, string>;
  now?: () => Date;
  /** With all provinces, districts and neighbourhoods. */
  places?: boolean;
  /** Adds pages beside the API. */
  pages?: (app: FastifyInstance) => Promise<void>;
  limits?: AppParts['limits'];
  /** Takes the place of single services. */
  services?: (services: Services) => Partial<Services>;
  /** Takes the place of single handlers. */
  handlers?: (services: Services) => Partial<Handlers>;
}

/**
 * The whole server in this process, on a new database of the engine under test and a temporary
 * folder. Requests go through `app.inject`.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'arazi-test-'));
  const { now = () => new Date() } = options;
  const connection = await openTestDatabase(options.places ?? false);
  const config = parseConfig({
    ...(connection.url === undefined ? {} : { DATABASE_URL: connection.url }),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    ...options.environment,
  });
  const { db } = connection;
  await migrate(db);
  if (options.places) await loadPlaces(db);
  await createAdmin(db, config);

  const logLines: string[] = [];
  const log = createLogger('info', { write: (line) => void logLines.push(line) });
  const made = createServices({ config, db, log, now });
  const services: Services = { ...made, ...options.services?.(made) };
  const app = await buildApp({
    services,
    ...(options.pages ? { pages: options.pages } : {}),
    ...(options.limits ? { limits: options.limits } : {}),
    handlers: { ...allHandlers(services), ...options.handlers?.(services) },
  });
  await app.ready();
  holdToContract(app);

  const signIn = async (userId: number) => {
    const { token, tokenHash } = newToken();
    const expires_at = new Date(now().getTime() + 24 * 60 * 60 * 1000);
    await db.insertInto('sessions').values({ token_hash: tokenHash, user_id: userId, expires_at }).execute();
    return { token: `${userId}.${token}` };
  };
  return {
    app,
    services,
    logLines,
    publicHeaders: { 'x-token': config.publicToken },
    signIn,
    signInAdmin: () => signIn(adminId),
    async addConsultant({ email, password, status = 1, is_deleted = 0 }) {
      const row = await db
        .insertInto('users')
        .values({
          email,
          name: 'Zeynep',
          last_name: 'Kaya',
          phone: '(0533) 000 00 00',
          office_name: 'Kaya Emlak',
          office_position_id: 2,
          password_hash: password === undefined ? null : await hashDigest(digestOf(password)),
          status,
          is_deleted,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },
    async stop() {
      await app.close();
      await services.outbox.stop();
      await services.removals.stop();
      await connection.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

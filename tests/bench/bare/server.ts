/**
 * The minimal server that answers the measured calls: Fastify alone, with the statements of the
 * real one on a database of its own, and no validation, hooks or logging. The benchmark `server`
 * starts it with the folder of its data.
 */
import Fastify, { type FastifyRequest } from 'fastify';
import { parseConfig } from '../../../server/config/config.ts';
import { connect } from '../../../server/database/connect.ts';
import { prepareDataDir } from '../../../server/database/dataDir.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { createLogger } from '../../../server/http/logging.ts';
import { createAdmin } from '../../../server/identity/createAdmin.ts';
import { requireAdmin } from '../../../server/identity/sessions.ts';
import { signInHandlers } from '../../../server/resources/account/signInHandlers.ts';
import type { Call } from '../../../server/resources/handlerTypes.ts';
import { createLandRequest } from '../../../server/resources/land-requests/createLandRequest.ts';
import { openLandRequestList } from '../../../server/resources/land-requests/landRequestList.ts';
import { loadPlaces } from '../../../server/resources/places/placeData.ts';
import { createServices } from '../../../server/start/createServices.ts';

/** A handler that is called with the unvalidated input. */
interface Operation {
  run(call: { headers: unknown; body: unknown; request: FastifyRequest }): Promise<{ body: unknown }>;
}

const folder = process.argv[2];
if (folder === undefined) {
  throw new Error('The folder of the data is missing; the benchmark "server" names it');
}
await serve(folder);

async function serve(dataDir: string): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
  const config = parseConfig({ DATA_DIR: dataDir, ADMIN_EMAIL, ADMIN_PASSWORD });
  await prepareDataDir(config.dataDir);
  const connection = await connect(config, () => {});
  const { db } = connection;
  await migrate(db);
  await loadPlaces(db);
  await createAdmin(db, config);
  const services = createServices({ config, db, log: createLogger('silent'), now: () => new Date() });
  const signIn: Operation = { run: signInHandlers(services).login };
  const store: Operation = {
    run: (call: Call<'createLandRequest'>) => createLandRequest(services, call),
  };

  const app = Fastify();
  app.post('/api/v1/users/login', async (request) => {
    const { body } = await signIn.run({ headers: {}, body: request.body, request });
    return body;
  });
  app.post('/api/v1/lands/all', async (request) => {
    const headers = { 'Idempotency-Key': request.headers['idempotency-key'] };
    const { body } = await store.run({ headers, body: request.body, request });
    return body;
  });
  app.get<{ Querystring: { size: string }; Headers: { token: string } }>(
    '/api/v1/lands',
    async (request, reply) => {
      requireAdmin(await services.sessions.find(request.headers.token));
      const query = { size: Number(request.query.size) };
      const caller = { session: undefined, now: new Date() };
      const { body, headers } = await openLandRequestList(db, query, caller);
      return reply.headers(headers ?? {}).send(body);
    },
  );
  console.log(`Serving on ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
  process.on('SIGTERM', async () => {
    await app.close();
    await connection.close();
    process.exit(0);
  });
}

import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { startControl } from '../backup/control.ts';
import { type Config, linkWarning, urlOf } from '../config/config.ts';
import { type Connection, connect } from '../database/connect.ts';
import { prepareDataDir, requireNoUnfinishedRestore } from '../database/dataDir.ts';
import { migrate } from '../database/migrate.ts';
import { vacuumTables } from '../database/vacuumTables.ts';
import { releaseForgottenImages } from '../files/fileRegister.ts';
import { clearOldUploads } from '../forms/receiveForm.ts';
import { buildApp, uploadFolder } from '../http/app.ts';
import { removeOldEntries } from '../identity/accessLog.ts';
import { createAdmin } from '../identity/createAdmin.ts';
import { serveMetrics } from '../metrics/metricsServer.ts';
import { warnOfDisk } from '../outbox/diskAlert.ts';
import { checkSmsAccount } from '../outbox/smsAccount.ts';
import { registerCrawlerFiles } from '../pages/crawlers.ts';
import { createInitialPosts } from '../pages/initialPosts.ts';
import { readTemplate, registerPages } from '../pages/pages.ts';
import { registerSharePictures } from '../pages/sharePictures.ts';
import { resetConfiguredFactor } from '../resources/account/configuredFactorReset.ts';
import { normaliseStoredEmails } from '../resources/account/storedEmails.ts';
import { tellOfNewAds } from '../resources/ads/savedSearchMessages.ts';
import { allHandlers } from '../resources/allHandlers.ts';
import { sweepApplicationFiles } from '../resources/consultants/applicationQuota.ts';
import { removeUnapprovedDocuments } from '../resources/consultants/unapprovedDocuments.ts';
import { sweepImports } from '../resources/imports/importHandlers.ts';
import { remindOfCalls } from '../resources/land-requests/callReminders.ts';
import { sweepReceipts } from '../resources/land-requests/landRequestPhotos.ts';
import { loadPlaces } from '../resources/places/placeData.ts';
import { eraseExpired } from '../resources/privacy/retention.ts';
import { sweepKeys } from '../resources/saveOnce.ts';
import type { Services } from '../resources/services.ts';
import { removeOldDeliveries } from '../webhooks/webhooks.ts';
import { bringBackTimes } from './bringBackTimes.ts';
import { createServices } from './createServices.ts';
import { claimPort, portProblem } from './port.ts';
import { createTimeWatch } from './watchTime.ts';

const sweepIntervalMs = 60 * 60 * 1000;
const roundIntervalMs = 60 * 1000;
const shutdownTimeoutMs = 5_000;

interface RunningServer {
  url: string;
  /** Stops accepting requests, finishes the running ones, and closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts the database, the pages, the API and the background work.
 * @throws StartError when the port, a folder, the database or the pages cannot be used.
 */
export async function startServer(
  wanted: Config,
  log: Logger,
  printLine: (line: string) => void,
): Promise<RunningServer> {
  const port = await claimPort(wanted.host, wanted.port);
  const url = urlOf(wanted.host, port);
  // links in messages must contain the port that the system has chosen
  const config = wanted.hasPublicUrl ? wanted : { ...wanted, port, publicUrl: url };
  // quick checks come before the slow work on the database
  await readTemplate(pageFiles(config));
  await prepareDataDir(config.dataDir);
  await requireNoUnfinishedRestore(config.dataDir);
  const connection = await connect(config, (error) =>
    log.warn({ err: error }, 'the database failed between two queries'),
  );
  try {
    await prepare(connection, config, printLine);
    const warning = linkWarning(config);
    if (warning !== undefined) printLine(warning);
    const services = createServices({ config, db: connection.db, log, now: () => new Date() });
    const reset = await resetConfiguredFactor(services);
    if (reset !== undefined) printLine(reset);
    const metrics =
      config.metrics && (await import('../metrics/metrics.ts')).createMetrics(connection, services);
    const app = await buildApp({
      services,
      measure: metrics?.measure,
      handlers: allHandlers(services),
      pages: (to) => addPages(to, services),
    });
    await app.listen({ host: config.host, port }).catch((error: unknown) => {
      throw portProblem(error, config.host, port);
    });
    const metricsServer = metrics && config.metrics && (await serveMetrics(metrics, config.metrics));
    if (metricsServer) printLine(`Metrics on ${metricsServer.url}/metrics`);
    const control = config.databaseUrl === undefined ? await startControl(services) : undefined;
    services.outbox.start();
    const { smsGateway, smsAccount } = services;
    if (smsGateway) void checkSmsAccount(smsGateway, smsAccount, log);
    services.reportAsker.start();
    services.webhooks.start();
    services.removals.start();
    services.importRunner.start();
    const watchTime = createTimeWatch(services);
    let sweeping = Promise.resolve();
    let sweptAt = Number.NEGATIVE_INFINITY;
    /**
     * Tells the office of a disk that fills up, sweeps each hour, and tells admins of due calls, and
     * people of new ads.
     */
    const round = async () => {
      await warnOfDisk(services);
      const { mayDestroy, wasSetBack } = await watchTime();
      if (!mayDestroy) return;
      // by a clock that nobody sets
      const ticks = performance.now();
      if (wasSetBack || ticks - sweptAt >= sweepIntervalMs) {
        sweptAt = ticks;
        sweeping = sweeping.then(() => sweep(services, connection));
      }
      await remindOfCalls(services);
      await tellOfNewAds(services);
    };
    let working = round();
    const rounds = setInterval(() => {
      working = working.then(round);
    }, roundIntervalMs).unref();
    return {
      url,
      async stop() {
        clearInterval(rounds);
        await closeApp(app);
        await services.accessLog.settled();
        await control?.stop();
        await metricsServer?.stop();
        await services.importRunner.stop();
        await working;
        await sweeping;
        await services.outbox.stop();
        await services.reportAsker.stop();
        await services.webhooks.stop();
        await services.removals.stop();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Brings the database to the state that this version expects. */
async function prepare(
  { patientDb: db }: Connection,
  config: Config,
  printLine: (line: string) => void,
): Promise<void> {
  await migrate(db);
  await loadPlaces(db);
  const password = await createAdmin(db, config);
  for (const problem of await normaliseStoredEmails(db)) printLine(problem);
  if (password !== undefined) printLine(`Admin sign-in (shown once): ${config.adminEmail} ${password}`);
}

const pageFiles = ({ pagesDir, publicToken, mapTiles }: Config) => ({
  folder: pagesDir,
  publicToken,
  mapTiles,
});

async function addPages(app: FastifyInstance, services: Services): Promise<void> {
  registerCrawlerFiles(app, services);
  registerSharePictures(app, services);
  await registerPages(app, {
    ...pageFiles(services.config),
    publicUrl: services.config.publicUrl,
    now: services.now,
    initialPageOf: createInitialPosts(services),
  });
}

/** Lets running requests finish, but cuts off clients that do not end them in time. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), shutdownTimeoutMs);
  await app.close();
  clearTimeout(cut);
}

/** What cannot be made again: personal data and documents whose time is over. */
async function destroyExpired(services: Services): Promise<void> {
  await eraseExpired(services);
  await removeUnapprovedDocuments(services);
}

/**
 * Removes expired rows, files and personal data, once the time was found plausible. A failure is
 * logged; the next round retries.
 */
async function sweep(services: Services, { patientDb: db }: Connection): Promise<void> {
  const { sessions, throttle, removals, log, config, now } = services;
  await Promise.all([
    bringBackTimes(db, now()),
    sessions.sweep(),
    throttle.sweep(),
    sweepKeys(db, now()),
    removeOldEntries(db, config.logDays, now()),
    sweepApplicationFiles(db, now()),
    sweepReceipts(db, now()),
    removeOldDeliveries(db, now()),
    sweepImports(db, now()),
    destroyExpired({ ...services, db }),
    clearOldUploads(uploadFolder(config), now()),
    releaseForgottenImages(db, now()).then(removals.wake),
    config.databaseUrl === undefined ? vacuumTables(db) : undefined,
  ]).catch((error: unknown) => {
    log.error({ err: error }, 'could not remove what has expired');
  });
}

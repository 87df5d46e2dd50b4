/** Calls of the parcel inquiry's service: kept answers first, then one call at a time. */
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ServiceFailure } from './parcelService.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;
/** How long an answer is kept. A parcel that is missing today may be registered tomorrow. */
const keptMs = { found: 30 * day, missing: day } as const;
const timeoutMs = 15 * second;
/** Longer than a call may take: it ends the pause of a process that died during one. */
const callMs = timeoutMs + 5 * second;
const blockedMs = 60 * 60 * second;
/** The lists of places carry their geometry. */
const maxAnswerBytes = 64 * 1024 * 1024;

interface Asker {
  db: Kysely<Database>;
  log: FastifyBaseLogger;
  now: () => Date;
  provider: string;
  origin: string;
}

/** What is worth keeping of an answer. @throws where it makes no sense */
type Reduce = (json: unknown) => unknown;

/**
 * Asks for a path, or takes the kept answer to it.
 * @returns undefined where the service has nothing there.
 * @throws ServiceFailure
 */
export async function askService(asker: Asker, path: string, reduce: Reduce): Promise<unknown> {
  const kept = await keptAnswer(asker, path);
  if (kept) return kept.answer ?? undefined;
  await beginCall(asker);
  let pauseMs = 0;
  try {
    const answer = await call(`${asker.origin}${path}`, reduce);
    await keep(asker, path, answer);
    return answer;
  } catch (error) {
    const failure = error instanceof ServiceFailure ? error : new ServiceFailure('silent', error);
    if (failure.reason === 'blocked') pauseMs = blockedMs;
    asker.log.warn({ err: failure.cause, path, reason: failure.reason }, 'the parcel service gave no answer');
    throw failure;
  } finally {
    await endCall(asker, pauseMs);
  }
}

async function keptAnswer({ db, now }: Asker, path: string): Promise<{ answer: unknown } | undefined> {
  const row = await db
    .selectFrom('parcel_service_answers')
    .select(['answer', 'answered_at'])
    .where('path', '=', path)
    .executeTakeFirst();
  if (!row) return undefined;
  const lastsMs = row.answer === null ? keptMs.missing : keptMs.found;
  return now().getTime() - row.answered_at.getTime() < lastsMs ? row : undefined;
}

/** Keeps an answer, and drops those that nobody reads any more. */
async function keep({ db, now }: Asker, path: string, answer: unknown): Promise<void> {
  const values = {
    answer: answer === undefined ? null : JSON.stringify(answer),
    answered_at: now(),
  };
  await db
    .insertInto('parcel_service_answers')
    .values({ path, ...values })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
    .execute();
  await db
    .deleteFrom('parcel_service_answers')
    .where('answered_at', '<', new Date(now().getTime() - keptMs.found))
    .execute();
}

/** Takes the turn of all processes. @throws ServiceFailure */
async function beginCall({ db, now, provider }: Asker): Promise<void> {
  const values = { until: new Date(now().getTime() + callMs), is_blocked: false };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('parcel_service_pause')
    .values({ provider, ...values })
    .onConflict((conflict) =>
      conflict.column('provider').doUpdateSet(values).where('parcel_service_pause.until', '<=', now()),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 0n) return;
  const pause = await db
    .selectFrom('parcel_service_pause')
    .select('is_blocked')
    .where('provider', '=', provider)
    .executeTakeFirst();
  throw new ServiceFailure(pause?.is_blocked ? 'blocked' : 'busy');
}

async function endCall({ db, now, provider }: Asker, pauseMs: number): Promise<void> {
  await db
    .updateTable('parcel_service_pause')
    .set({ until: new Date(now().getTime() + pauseMs), is_blocked: pauseMs > 0 })
    .where('provider', '=', provider)
    .execute();
}

/** @returns undefined for what the service does not have. */
async function call(url: string, reduce: Reduce): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 200) return reduce(JSON.parse(await readText(response)));
  await response.body?.cancel();
  if (response.status === 404) return undefined;
  if (response.status === 403 || response.status === 429) throw new ServiceFailure('blocked');
  throw new Error(`Status ${response.status}`);
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxAnswerBytes) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

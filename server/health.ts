import { sql } from 'kysely';
import type { Handlers } from './contract.ts';
import { withinMs } from './deadline.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';
import { text } from './text.ts';

/** After this time what has not answered counts as not usable. */
const readinessLimitMs = 2_000;
/** A probe that hangs for so long is given up, and the next call starts another. */
const probeLimitMs = 10_000;

export function healthHandlers({
  db,
  files,
}: Pick<Services, 'db' | 'files'>): Pick<Handlers, 'getHealth' | 'getReadiness'> {
  let probe: { startedAt: number; result: Promise<unknown> } | undefined;

  /**
   * Concurrent calls share one probe, so that the route cannot be used to load database and store.
   */
  function probeOnce(): Promise<unknown> {
    if (probe && performance.now() - probe.startedAt < probeLimitMs) return probe.result;
    const started = {
      startedAt: performance.now(),
      result: Promise.all([sql`select 1`.execute(db), files.probe()]).finally(() => {
        if (probe === started) probe = undefined;
      }),
    };
    probe = started;
    return started.result;
  }

  return {
    /**
     * Whether the server serves: it listens only once all routes are open, and the database
     * answers.
     */
    async getHealth() {
      await sql`select 1`.execute(db);
      return { status: 200, body: { status: 'success' } };
    },

    /** Whether this process can do its work now. */
    async getReadiness({ request }) {
      try {
        await withinMs(probeOnce(), readinessLimitMs);
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        throw new Refusal(503, text.refusal.notReady);
      }
      return { status: 200, body: { status: 'success' } };
    },
  };
}

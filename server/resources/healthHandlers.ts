import { sql } from 'kysely';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import { withinMs } from '../config/withinMs.ts';
import type { Handlers } from './handlerTypes.ts';
import type { Services } from './services.ts';

/** After this time what has not answered counts as not usable. */
const readinessLimitMs = 2_000;
/** A probe that hangs for so long is given up, and the next call starts another. */
const probeLimitMs = 10_000;

interface Probe {
  startedAt: number;
  /** Which of the database and the file store have not answered, or have failed. */
  unanswered: ReadonlySet<string>;
  result: Promise<unknown>;
}

export function healthHandlers({
  db,
  files,
}: Pick<Services, 'db' | 'files'>): Pick<Handlers, 'getHealth' | 'getReadiness'> {
  let probe: Probe | undefined;

  /**
   * Concurrent calls share one probe, so that the route cannot be used to load database and store.
   */
  function probeOnce(): Probe {
    if (probe && performance.now() - probe.startedAt < probeLimitMs) return probe;
    const unanswered = new Set<string>();
    const ask = async (name: string, answer: Promise<unknown>) => {
      unanswered.add(name);
      await answer;
      unanswered.delete(name);
    };
    const started: Probe = {
      startedAt: performance.now(),
      unanswered,
      result: Promise.all([
        ask('database', sql`select 1`.execute(db)),
        ask('file store', files.probe()),
      ]).finally(() => {
        if (probe === started) probe = undefined;
      }),
    };
    probe = started;
    return started;
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
      const { result, unanswered } = probeOnce();
      try {
        await withinMs(result, readinessLimitMs);
      } catch (error) {
        request.log.warn({ err: error, unanswered: [...unanswered] }, 'not ready');
        throw new Refusal(503, refusalText.notReady);
      }
      return { status: 200, body: { status: 'success' } };
    },
  };
}

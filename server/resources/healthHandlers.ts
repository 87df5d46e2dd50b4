import { sql } from 'kysely';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import { withinMs } from '../database/withinMs.ts';
import type { Handlers } from './handlerTypes.ts';
import type { Services } from './services.ts';

const readinessTimeoutMs = 2_000;
/** After this time a hanging probe is abandoned, and the next call starts another. */
const probeTimeoutMs = 10_000;
/** A store that has answered is not asked again within this time: on a disk, a probe writes a file. */
const storeTrustMs = 1_000;

interface Probe {
  startedAt: number;
  /** Which of the database and the file store have not answered, or have failed. */
  unanswered: ReadonlySet<string>;
  result: Promise<unknown>;
}

export function healthHandlers({ db, files, disk }: Pick<Services, 'db' | 'files' | 'disk'>) {
  let probe: Probe | undefined;
  let storeAnsweredAt = Number.NEGATIVE_INFINITY;

  async function askStore(): Promise<void> {
    if (performance.now() - storeAnsweredAt < storeTrustMs) return;
    await files.probe();
    storeAnsweredAt = performance.now();
  }

  /** Concurrent calls share one probe, so that they cannot load the database and the store. */
  function shareProbe(): Probe {
    if (probe && performance.now() - probe.startedAt < probeTimeoutMs) return probe;
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
        ask('file store', askStore()),
      ]).finally(() => {
        if (probe === started) probe = undefined;
      }),
    };
    probe = started;
    return started;
  }

  return {
    /** Checks only the database: a server that answers at all has registered its routes. */
    async getHealth() {
      await sql`select 1`.execute(db);
      return { status: 200, body: { status: 'success' } };
    },

    async getReadiness({ request }) {
      const { result, unanswered } = shareProbe();
      try {
        await withinMs(result, readinessTimeoutMs);
      } catch (error) {
        request.log.warn({ err: error, unanswered: [...unanswered] }, 'not ready');
        throw new Refusal(503, refusalText.notReady);
      }
      // a full disk still serves what needs no files
      const warning = await withinMs(disk.warning(), readinessTimeoutMs).catch(() => undefined);
      if (!warning) return { status: 200, body: { status: 'success' } };
      const warnings = [warning.level === 'full' ? ('diskFull' as const) : ('diskLow' as const)];
      return { status: 200, body: { status: 'success', warnings } };
    },
  } satisfies Partial<Handlers>;
}

import { useMachine } from '@xstate/react';
import { fromCallback } from 'xstate';
import { versionWatchMachine } from '../../../machines/records/versionWatch.ts';

const machine = versionWatchMachine.provide({
  actors: {
    watchAttention: fromCallback(({ sendBack }) => {
      const report = () => {
        const mayRead = document.visibilityState === 'visible' && navigator.onLine;
        sendBack({ type: mayRead ? 'watch.resume' : 'watch.pause' });
      };
      report();
      document.addEventListener('visibilitychange', report);
      for (const change of ['online', 'offline']) window.addEventListener(change, report);
      return () => {
        document.removeEventListener('visibilitychange', report);
        for (const change of ['online', 'offline']) window.removeEventListener(change, report);
      };
    }),
  },
});

/**
 * Watches the version of the record that is open.
 * @returns the version that it had last; undefined as long as none was read.
 */
export function useVersionWatch(
  readVersion: (signal: AbortSignal) => Promise<number | undefined>,
): number | undefined {
  const [{ context }] = useMachine(machine, { input: { readVersion } });
  return context.version;
}

interface RunSnapshot {
  matches: (state: 'finished' | { running: 'going' | 'stopping' }) => boolean;
}

/** Whether the dialog of a run is open, and what it shows; undefined before the confirmation. */
export function runState(snapshot: RunSnapshot): 'going' | 'stopping' | 'finished' | undefined {
  if (snapshot.matches('finished')) return 'finished';
  if (snapshot.matches({ running: 'stopping' })) return 'stopping';
  return snapshot.matches({ running: 'going' }) ? 'going' : undefined;
}

/**
 * For Node: starts the embedded engine without V8's optimising compiler, which takes a second of
 * processor time for each process and is not worth it for a few queries.
 */
export const quickEngineStart = '--liftoff-only';

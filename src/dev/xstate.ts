import { type ActorOptions, type AnyActorLogic, createActor as create } from 'xstate';
import { inspect } from './inspector.ts';

/** `xstate` for the pages in development: actors report to the inspector. */
export * from 'xstate';
export function createActor<Logic extends AnyActorLogic>(logic: Logic, options?: ActorOptions<Logic>) {
  return create<AnyActorLogic>(logic, inspect ? { ...options, inspect } : options);
}

import { type ActorOptions, type AnyActorLogic, createActor as create } from 'xstate';
import { inspection } from './inspector.ts';

/** `xstate` for the pages in development: actors report to the inspector. */
export * from 'xstate';
export function createActor<Logic extends AnyActorLogic>(logic: Logic, options?: ActorOptions<Logic>) {
  const { site: inspect } = inspection;
  return create<AnyActorLogic>(logic, inspect ? { ...options, inspect } : options);
}

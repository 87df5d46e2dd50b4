import { useMachine as use } from '@xstate/react';
import type { ActorOptions, AnyStateMachine } from 'xstate';
import { inspection } from './inspector.ts';

/** `@xstate/react` for the pages in development: machines report to the inspector. */
export * from '@xstate/react';
export function useMachine(machine: AnyStateMachine, options?: ActorOptions<AnyStateMachine>) {
  const { page: inspect } = inspection;
  return use(machine, inspect ? { ...options, inspect } : options);
}

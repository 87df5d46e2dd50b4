import type { Handlers } from './contract.ts';
import { fileHandlers } from './documents.ts';
import { healthHandlers } from './health.ts';
import type { Services } from './services.ts';
import { signInHandlers } from './signIn.ts';

/** Every operation of the contract; a forgotten one does not compile. Each resource has its own line. */
export function allHandlers(services: Services): Partial<Handlers> {
  return {
    ...fileHandlers(services),
    ...healthHandlers(services),
    ...signInHandlers(services),
  };
}

import { adHandlers } from './ads.ts';
import { contactHandlers } from './contact.ts';
import type { Handlers } from './contract.ts';
import { fileHandlers } from './documents.ts';
import { healthHandlers } from './health.ts';
import { landRequestHandlers } from './landRequests.ts';
import { locationHandlers } from './locations.ts';
import { passwordResetHandlers } from './passwordReset.ts';
import { postHandlers } from './posts.ts';
import type { Services } from './services.ts';
import { signInHandlers } from './signIn.ts';
import { userHandlers } from './users.ts';

/** Every operation that the server serves; a forgotten one does not compile. Each resource has its own line. */
export function allHandlers(services: Services): Handlers {
  return {
    ...adHandlers(services),
    ...contactHandlers(services),
    ...fileHandlers(services),
    ...healthHandlers(services),
    ...landRequestHandlers(services),
    ...locationHandlers(services),
    ...passwordResetHandlers(services),
    ...postHandlers(services),
    ...signInHandlers(services),
    ...userHandlers(services),
  };
}

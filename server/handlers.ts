import { adHandlers } from './ads.ts';
import { contactHandlers } from './contact.ts';
import type { Handlers } from './contract.ts';
import { fileHandlers } from './documents.ts';
import { healthHandlers } from './health.ts';
import { historyHandlers } from './history.ts';
import { landRequestHandlers } from './landRequests.ts';
import { locationHandlers } from './locations.ts';
import { outboxHandlers } from './outboxList.ts';
import { passwordResetHandlers } from './passwordReset.ts';
import { postImageHandlers } from './postImages.ts';
import { postHandlers } from './posts.ts';
import type { Services } from './services.ts';
import { signInHandlers } from './signIn.ts';
import { userHandlers } from './users.ts';

/**
 * Every operation that the server serves; a forgotten one does not compile. Each resource has its
 * own line.
 */
export function allHandlers(services: Services): Handlers {
  return {
    ...adHandlers(services),
    ...contactHandlers(services),
    ...fileHandlers(services),
    ...healthHandlers(services),
    ...historyHandlers(services),
    ...landRequestHandlers(services),
    ...locationHandlers(services),
    ...outboxHandlers(services),
    ...passwordResetHandlers(services),
    ...postHandlers(services),
    ...postImageHandlers(services),
    ...signInHandlers(services),
    ...userHandlers(services),
  };
}

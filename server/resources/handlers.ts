import { passwordResetHandlers } from './account/passwordReset.ts';
import { signInHandlers } from './account/signIn.ts';
import { adHandlers } from './ads/ads.ts';
import { postImageHandlers } from './blog/postImages.ts';
import { postHandlers } from './blog/posts.ts';
import { userHandlers } from './consultants/consultants.ts';
import type { Handlers } from './contract.ts';
import { fileHandlers } from './documents/documents.ts';
import { healthHandlers } from './health.ts';
import { historyHandlers } from './history.ts';
import { landRequestHandlers } from './land-requests/landRequests.ts';
import { contactHandlers } from './messages/contact.ts';
import { outboxHandlers } from './messages/outboxList.ts';
import { locationHandlers } from './places/places.ts';
import type { Services } from './services.ts';

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

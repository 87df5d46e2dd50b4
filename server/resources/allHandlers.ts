import { passwordResetHandlers } from './account/passwordResetHandlers.ts';
import { signInHandlers } from './account/signInHandlers.ts';
import { adHandlers } from './ads/adHandlers.ts';
import { postHandlers } from './blog/postHandlers.ts';
import { postImageHandlers } from './blog/postImages.ts';
import { userHandlers } from './consultants/consultantListHandlers.ts';
import { fileHandlers } from './documents/documentHandlers.ts';
import type { Handlers } from './handlerTypes.ts';
import { healthHandlers } from './healthHandlers.ts';
import { historyHandlers } from './history.ts';
import { landRequestHandlers } from './land-requests/landRequestHandlers.ts';
import { contactHandlers } from './messages/contactHandlers.ts';
import { outboxHandlers } from './messages/outboxHandlers.ts';
import { locationHandlers } from './places/placeHandlers.ts';
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

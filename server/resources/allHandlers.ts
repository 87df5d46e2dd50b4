import { apiKeyHandlers } from './account/apiKeyHandlers.ts';
import { listSettingsHandlers } from './account/listSettingsHandlers.ts';
import { passwordResetHandlers } from './account/passwordResetHandlers.ts';
import { profileHandlers } from './account/profileHandlers.ts';
import { secondFactorHandlers } from './account/secondFactorHandlers.ts';
import { sessionHandlers } from './account/sessionHandlers.ts';
import { signInHandlers } from './account/signInHandlers.ts';
import { teamHandlers } from './account/teamHandlers.ts';
import { adHandlers } from './ads/adHandlers.ts';
import { savedSearchHandlers } from './ads/savedSearchHandlers.ts';
import { postHandlers } from './blog/postHandlers.ts';
import { postImageHandlers } from './blog/postImageHandlers.ts';
import { applicationHandlers } from './consultants/applicationHandlers.ts';
import { consultantListHandlers } from './consultants/consultantListHandlers.ts';
import { consultantMoveHandlers } from './consultants/consultantMoveHandlers.ts';
import { documentHandlers } from './documents/documentHandlers.ts';
import type { Handlers, OperationId } from './handlerTypes.ts';
import { healthHandlers } from './healthHandlers.ts';
import { historyHandlers } from './historyHandlers.ts';
import { importHandlers } from './imports/importHandlers.ts';
import { broughtHandlers } from './land-requests/broughtHandlers.ts';
import { landRequestHandlers } from './land-requests/landRequestHandlers.ts';
import { reportHandlers } from './land-requests/reportHandlers.ts';
import { workHandlers } from './land-requests/workHandlers.ts';
import { contactHandlers } from './messages/contactHandlers.ts';
import { contactWorkHandlers } from './messages/contactWorkHandlers.ts';
import { deliveryReportHandlers } from './messages/deliveryReportHandlers.ts';
import { outboxHandlers } from './messages/outboxHandlers.ts';
import { parcelHandlers } from './parcels/parcelHandlers.ts';
import { placeHandlers } from './places/placeHandlers.ts';
import { clockHandlers } from './privacy/clockHandlers.ts';
import { logHandlers } from './privacy/logHandlers.ts';
import { privacyHandlers } from './privacy/privacyHandlers.ts';
import { searchHandlers } from './searchHandlers.ts';
import type { Services } from './services.ts';
import { waitingHandlers } from './waitingHandlers.ts';
import { webhookHandlers } from './webhooks/webhookHandlers.ts';

/** The handlers of every operation; a forgotten one does not compile, by the type below. */
export function allHandlers(services: Services) {
  return {
    ...adHandlers(services),
    ...apiKeyHandlers(services),
    ...applicationHandlers(services),
    ...broughtHandlers(services),
    ...clockHandlers(services),
    ...consultantListHandlers(services),
    ...consultantMoveHandlers(services),
    ...contactHandlers(services),
    ...contactWorkHandlers(services),
    ...deliveryReportHandlers(services),
    ...documentHandlers(services),
    ...healthHandlers(services),
    ...historyHandlers(services),
    ...importHandlers(services),
    ...landRequestHandlers(services),
    ...logHandlers(services),
    ...outboxHandlers(services),
    ...parcelHandlers(services),
    ...passwordResetHandlers(services),
    ...placeHandlers(services),
    ...postHandlers(services),
    ...postImageHandlers(services),
    ...privacyHandlers(services),
    ...profileHandlers(services),
    ...reportHandlers(services),
    ...savedSearchHandlers(services),
    ...searchHandlers(services),
    ...sessionHandlers(services),
    ...secondFactorHandlers(services),
    ...signInHandlers(services),
    ...teamHandlers(services),
    ...listSettingsHandlers(services),
    ...waitingHandlers(services),
    ...webhookHandlers(services),
    ...workHandlers(services),
  } satisfies Partial<Handlers>;
}

type Nothing<Found extends never> = Found;
/** The compiler names here the operations of the contract that no handler above serves. */
export type OperationsWithoutHandler = Nothing<Exclude<OperationId, keyof ReturnType<typeof allHandlers>>>;

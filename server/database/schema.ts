import type { AccountTables } from './tables/accounts.ts';
import type { AdTables } from './tables/ads.ts';
import type { ClockTables } from './tables/clock.ts';
import type { ContactMessageTables } from './tables/contactMessages.ts';
import type { DestructionTables } from './tables/destructions.ts';
import type { FileTables } from './tables/files.ts';
import type { HistoryTables } from './tables/history.ts';
import type { ImportTables } from './tables/imports.ts';
import type { KeptCountTables } from './tables/keptCounts.ts';
import type { LandRequestTables } from './tables/landRequests.ts';
import type { LogTables } from './tables/logEntries.ts';
import type { OfferTables } from './tables/offers.ts';
import type { OutboxTables } from './tables/outbox.ts';
import type { ParcelTables } from './tables/parcels.ts';
import type { PlaceTables } from './tables/places.ts';
import type { PostTables } from './tables/posts.ts';
import type { ReportTables } from './tables/report.ts';
import type { SavedKeyTables } from './tables/savedKeys.ts';
import type { SavedSearchTables } from './tables/savedSearches.ts';
import type { WebhookTables } from './tables/webhooks.ts';

/** Every table by its name. */
export interface Database
  extends AccountTables,
    AdTables,
    ClockTables,
    ContactMessageTables,
    DestructionTables,
    FileTables,
    HistoryTables,
    ImportTables,
    KeptCountTables,
    LandRequestTables,
    LogTables,
    OfferTables,
    OutboxTables,
    ParcelTables,
    PlaceTables,
    PostTables,
    ReportTables,
    SavedKeyTables,
    SavedSearchTables,
    WebhookTables {}

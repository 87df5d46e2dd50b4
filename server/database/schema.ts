import type { PeopleTables } from './tables/accounts.ts';
import type { AdTables } from './tables/ads.ts';
import type { ContactTables } from './tables/contactMessages.ts';
import type { FileTables } from './tables/files.ts';
import type { HistoryTables } from './tables/history.ts';
import type { KeptCountTables } from './tables/keptCounts.ts';
import type { LandRequestTables } from './tables/landRequests.ts';
import type { OutboxTables } from './tables/outbox.ts';
import type { LocationTables } from './tables/places.ts';
import type { PostTables } from './tables/posts.ts';
import type { SavedKeyTables } from './tables/savedKeys.ts';

/** Every table; each resource's file in `tables` has its own line. */
export interface Database
  extends PeopleTables,
    LocationTables,
    LandRequestTables,
    OutboxTables,
    FileTables,
    ContactTables,
    PostTables,
    AdTables,
    HistoryTables,
    SavedKeyTables,
    KeptCountTables {}

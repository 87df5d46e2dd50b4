import type {
  ResetTokensTable,
  SessionsTable,
  ThrottleCountersTable,
  UsersTable,
} from './tables/accounts.ts';
import type { AdMediaTable, AdsTable } from './tables/ads.ts';
import type { ContactMessagesTable } from './tables/contactMessages.ts';
import type { FileRemovalsTable, FilesTable, RemovalPauseTable } from './tables/files.ts';
import type { HistoryTable } from './tables/history.ts';
import type { KeptCountsTable } from './tables/keptCounts.ts';
import type { LandRequestsTable } from './tables/landRequests.ts';
import type { OutboxTable } from './tables/outbox.ts';
import type { PlacesTable } from './tables/places.ts';
import type { PostImagesTable, PostReadsTable, PostsTable, ReadSaltsTable } from './tables/posts.ts';
import type { SavedKeysTable } from './tables/savedKeys.ts';

/** Every table by its name; a new one needs a line here and a migration. */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  reset_tokens: ResetTokensTable;
  throttle_counters: ThrottleCountersTable;
  provinces: PlacesTable;
  districts: PlacesTable & { province_id: number };
  neighbourhoods: PlacesTable & { district_id: number };
  location_editions: { edition: string };
  land_requests: LandRequestsTable;
  outbox_messages: OutboxTable;
  contact_messages: ContactMessagesTable;
  files: FilesTable;
  file_removals: FileRemovalsTable;
  removal_pause: RemovalPauseTable;
  posts: PostsTable;
  post_images: PostImagesTable;
  post_reads: PostReadsTable;
  read_salts: ReadSaltsTable;
  ads: AdsTable;
  ad_media: AdMediaTable;
  history: HistoryTable;
  saved_keys: SavedKeysTable;
  kept_counts: KeptCountsTable;
}

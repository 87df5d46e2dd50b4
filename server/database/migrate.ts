import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as people from './migrations/0001_people.ts';
import * as locations from './migrations/0002_locations.ts';
import * as landRequests from './migrations/0003_land_requests.ts';
import * as outbox from './migrations/0004_outbox.ts';
import * as files from './migrations/0005_files.ts';
import * as contactMessages from './migrations/0006_contact_messages.ts';
import * as posts from './migrations/0007_posts.ts';
import * as ads from './migrations/0008_ads.ts';
import * as history from './migrations/0009_history.ts';
import * as messageLists from './migrations/0010_message_lists.ts';
import * as fileRemovals from './migrations/0011_file_removals.ts';
import * as listIndexes from './migrations/0012_list_indexes.ts';
import * as waitingIndex from './migrations/0013_waiting_index.ts';
import * as savedKeys from './migrations/0014_saved_keys.ts';
import * as plotAndStateOrders from './migrations/0015_plot_and_state_orders.ts';
import * as boundedDeliveries from './migrations/0016_bounded_deliveries.ts';
import * as textImageTimes from './migrations/0017_text_image_times.ts';
import * as keptCounts from './migrations/0018_kept_counts.ts';
import * as removalPause from './migrations/0019_removal_pause.ts';
import * as lostAnswers from './migrations/0020_lost_answers.ts';
import type { Database } from './schema.ts';

/**
 * In the order in which they run. A migration that has been released is never changed: what it got
 * wrong, the next one mends.
 */
const migrations: Record<string, Migration> = {
  '0001_people': people,
  '0002_locations': locations,
  '0003_land_requests': landRequests,
  '0004_outbox': outbox,
  '0005_files': files,
  '0006_contact_messages': contactMessages,
  '0007_posts': posts,
  '0008_ads': ads,
  '0009_history': history,
  '0010_message_lists': messageLists,
  '0011_file_removals': fileRemovals,
  '0012_list_indexes': listIndexes,
  '0013_waiting_index': waitingIndex,
  '0014_saved_keys': savedKeys,
  '0015_plot_and_state_orders': plotAndStateOrders,
  '0016_bounded_deliveries': boundedDeliveries,
  '0017_text_image_times': textImageTimes,
  '0018_kept_counts': keptCounts,
  '0019_removal_pause': removalPause,
  '0020_lost_answers': lostAnswers,
};

/** Whether this version knows the schema that ends with this migration. */
export function knowsMigration(name: string): boolean {
  return Object.hasOwn(migrations, name);
}

/**
 * Brings the database to the newest schema. Several processes may do so at once: the migrator holds
 * a lock.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

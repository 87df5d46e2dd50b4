import type { ContactTables } from './tables/contactMessages.ts';
import type { FileTables } from './tables/files.ts';
import type { PeopleTables } from './tables/people.ts';

/** Every table; each resource's file in `tables` has its own line. */
export interface Database extends PeopleTables, FileTables, ContactTables {}

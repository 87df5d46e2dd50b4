import type { Generated } from 'kysely';

export interface ContactMessageTables {
  contact_messages: ContactMessagesTable;
}

interface ContactMessagesTable {
  id: Generated<number>;
  name: string;
  last_name: string;
  phone: string;
  /** In the normal form of `readEmail`; empty where none was given. */
  email: Generated<string>;
  subject: string;
  message: string;
  created_at: Generated<Date>;
  /** When an admin first opened it. */
  read_at: Generated<Date | null>;
  /** When the personal data were overwritten. */
  erased_at: Generated<Date | null>;
  /** Folded text that the list searches. */
  search_text: string;
  /** `sortKey` of the full name. */
  name_sort: string;
  /** `sortKey` of the subject. */
  subject_sort: string;
}

import type { Generated } from 'kysely';

export interface ContactMessagesTable {
  id: Generated<number>;
  name: string;
  last_name: string;
  phone: string;
  subject: string;
  message: string;
  created_at: Generated<Date>;
  /** Folded text that the list searches. */
  search_text: string;
  /** These sort in Turkish alphabetical order. */
  name_sort: string;
  subject_sort: string;
}

export interface ContactTables {
  contact_messages: ContactMessagesTable;
}

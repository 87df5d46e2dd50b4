import type { Generated } from 'kysely';

export interface ContactMessagesTable {
  id: Generated<number>;
  name: string;
  last_name: string;
  phone: string;
  subject: string;
  message: string;
  created_at: Generated<Date>;
}

export interface ContactTables {
  contact_messages: ContactMessagesTable;
}

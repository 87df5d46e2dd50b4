import type { Generated, GeneratedAlways } from 'kysely';

export interface ContactMessageTables {
  contact_messages: ContactMessagesTable;
  contact_message_notes: ContactMessageNotesTable;
}

interface ContactMessagesTable {
  id: Generated<number>;
  name: string;
  last_name: string;
  phone: string;
  /** `firstPhoneKey` of the phone. */
  phone_key: Generated<string>;
  /** In the normal form of `readEmail`; empty where none was given. */
  email: Generated<string>;
  subject: string;
  message: string;
  source: Generated<'form' | 'whatsapp'>;
  /** The hash of WhatsApp's id: that of a message which comes again. It outlives an erasure. */
  incoming_key: string | null;
  /** The land request whose message was answered. */
  land_request_id: number | null;
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
  /** The admin who has it; stays when it was answered. */
  assignee_id: number | null;
  /** When it was marked as answered; null while it waits for an answer. */
  answered_at: Date | null;
  /** Who has marked it; null for messages that are older than the mark. */
  answered_by: number | null;
  /** Increases with every change of `assignee_id` and of the mark. */
  version: Generated<number>;
}

/** What admins write about a contact message; a row never changes. */
interface ContactMessageNotesTable {
  id: GeneratedAlways<number>;
  contact_message_id: number;
  author_id: number;
  /** The author's name at that time. */
  author_name: string;
  text: string;
  made_at: Generated<Date>;
}

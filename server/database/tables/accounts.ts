import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { components } from '../../../api/schema.ts';

/** A `timestamptz` without a default, written and read as a Date. */
export type Instant = ColumnType<Date, Date, Date>;

export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  reset_tokens: ResetTokensTable;
  throttle_counters: ThrottleCountersTable;
  list_settings: ListSettingsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  api_keys: ApiKeysTable;
  configured_factor_resets: ConfiguredFactorResetsTable;
}

interface UsersTable {
  /** 61 is the first admin; consultants and further admins start at 62. */
  id: Generated<number>;
  /** Lower-cased, trimmed and unique. */
  email: string;
  name: string;
  last_name: Generated<string>;
  phone: Generated<string>;
  office_name: Generated<string>;
  office_position_id: Generated<number | null>;
  /** A file name, or empty. */
  tax_plate: Generated<string>;
  /** A file name, or empty. */
  certificate: Generated<string>;
  /** argon2id of the password's MD5 digest; null until a password is set. */
  password_hash: Generated<string | null>;
  role: Generated<'admin' | 'consultant'>;
  /** 0 awaiting approval, 1 approved; 1 for every admin. */
  status: Generated<number>;
  /** 1 when cancelled, or for an admin when switched off. */
  is_deleted: Generated<number>;
  /** Increases with every change of a field in the contract. */
  version: Generated<number>;
  /** Folded text that the lists search. */
  search_text: Generated<string>;
  /** `sortKey` of the name, in Turkish alphabetical order under the C collation. */
  name_sort: Generated<string>;
  /** `sortKey` of the office name. */
  office_sort: Generated<string>;
  /** Awaiting, approved, cancelled. */
  status_sort: GeneratedAlways<number>;
  created_at: Generated<Date>;
  /** When the personal data were overwritten. */
  erased_at: Generated<Date | null>;
  /** When the documents were removed because nobody had approved the application. */
  documents_removed_at: Generated<Date | null>;
}

interface SessionsTable {
  /** SHA-256 of the token, in hexadecimal. */
  token_hash: string;
  /** The session's name on the wire, in 'Oturumlar'. */
  id: GeneratedAlways<number>;
  user_id: number;
  /** When its person signed in. */
  created_at: Generated<Date>;
  expires_at: Instant;
  /** Header `User-Agent` of the sign-in, cut to 300 characters. */
  user_agent: Generated<string>;
  /** `addressKey` of the sign-in's address, or of that of the last noted use. */
  network: Generated<string>;
  /** Written at most once in five minutes. */
  last_used_at: Generated<Date>;
}

interface ResetTokensTable {
  /** SHA-256 of the token, in hexadecimal. */
  token_hash: string;
  user_id: number;
  created_at: Generated<Date>;
  expires_at: Instant;
  /** When the token set a password. The row stays until it expires, to recognise a repeat. */
  spent_at: Date | null;
}

interface ThrottleCountersTable {
  /** SHA-256 of the counted key, so that the table holds no client address. */
  key_hash: string;
  hits: number;
  resets_at: Instant;
}

/** The authenticator app of an admin. */
interface SecondFactorsTable {
  user_id: number;
  /** In Base32. The server computes codes from it, so that it cannot be stored as a hash. */
  secret: string;
  /** Null until a code has shown that the app has the secret. */
  confirmed_at: Date | null;
  /** The time step of the last accepted code; neither it nor an earlier one is accepted again. */
  last_step: number | null;
  created_at: Generated<Date>;
}

interface RecoveryCodesTable {
  user_id: number;
  /** SHA-256 in hexadecimal; a random code of 66 bits needs no slow hash. */
  code_hash: string;
}

/** Keys with which programs call the API. */
interface ApiKeysTable {
  id: GeneratedAlways<number>;
  name: string;
  scope: 'read' | 'write';
  /** SHA-256 of the key, in hexadecimal. */
  key_hash: string;
  /** The last four characters, by which a key that is in use can be told from others. */
  key_end: string;
  /** The admin in whose name the program calls. */
  user_id: number;
  created_at: Instant;
  /** Written at most once in five minutes. */
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Admins for whom `RESET_SECOND_FACTOR` was used; emptied by a start without it. */
interface ConfiguredFactorResetsTable {
  user_id: number;
  used_at: Instant;
}

/** How an admin has set up a list of the panel. */
interface ListSettingsTable {
  user_id: number;
  /** The list's name in the contract. */
  list: string;
  settings: ColumnType<Omit<components['schemas']['ListSettings'], 'version'>, string, string>;
  /** Increases with every change. */
  version: number;
}

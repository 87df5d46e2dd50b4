import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { components } from '../../../api/schema.ts';
import type { Instant } from './accounts.ts';

type Schemas = components['schemas'];
type Row = Schemas['ImportRow'];

/** Written as JSON text, read as what it holds. */
type Json<Value> = ColumnType<Value, string, string>;

export interface ImportTables {
  imports: ImportsTable;
  import_rows: ImportRowsTable;
}

interface ImportsTable {
  id: GeneratedAlways<number>;
  kind: Schemas['ImportKind'];
  file_name: string;
  state: Schemas['ImportState'];
  headings: Json<string[]>;
  /** The folded headings, by which the mapping of an earlier file is found. */
  heading_key: string;
  mapping: Json<Schemas['ImportMapping']>;
  takes_duplicates: Generated<boolean>;
  /** Who has sent the file. */
  user_id: number;
  created_at: Instant;
  /** Who has said that the people have consented; null until then, and for ads. */
  consented_by: number | null;
  consented_at: Date | null;
  undone_by: number | null;
  /** When its work has failed; null once it goes on. */
  failed_at: Date | null;
}

interface ImportRowsTable {
  import_id: number;
  /** The row of the file, whose first one has the headings. */
  number: number;
  state: Generated<Schemas['ImportRowState']>;
  /** Empty once a record is made of it. */
  cells: Json<string[]>;
  /** What a record is made of, as the check has read it; null for a refused row. */
  form: ColumnType<unknown, string | null | undefined, string | null>;
  faults: ColumnType<StoredFault[], string | undefined, string>;
  duplicates: ColumnType<Row['duplicates'], string | undefined, string>;
  parcel_key: string | null;
  phone_key: string | null;
  email_key: string | null;
  record_id: number | null;
}

/** Why a row is refused; the cell's value stands in `cells`. */
export type StoredFault = Pick<Row['faults'][number], 'field' | 'message'>;

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { components } from '../../../api/schema.ts';

type Schemas = components['schemas'];

export interface PurchaseTables {
  purchase_plans: PurchasePlansTable;
  purchase_steps: PurchaseStepsTable;
  purchase_papers: PurchasePapersTable;
}

/** What follows an owner's acceptance until the deed. */
interface PurchasePlansTable {
  land_request_id: number;
  /** Increases with every change of a step. */
  version: Generated<number>;
  /** When the owner has accepted first. */
  opened_at: Date;
}

/** Each plan has a row for each step. */
interface PurchaseStepsTable {
  id: GeneratedAlways<number>;
  land_request_id: number;
  step: Schemas['PurchaseStepName'];
  state: Generated<Schemas['PurchaseStepState']>;
  /** Why it is skipped. */
  reason: Generated<string>;
  /** A `date`, written as `2026-11-20`: select it as `text`. */
  day: ColumnType<unknown, string | null | undefined, string | null>;
  /** What is paid, in TL. */
  amount: number | null;
  appointment_at: Date | null;
  /** Of the appointment. */
  place: Generated<string>;
  is_cancelled: Generated<boolean>;
  /** Increases with every change of the appointment; null while there has been none. */
  sequence: number | null;
  /** The time of the appointment of which the owner was reminded last. */
  reminded_of: Date | null;
  /** Without blanks. */
  iban: string | null;
  changed_at: Date | null;
  /** When it was done or skipped; null while it waits. */
  settled_at: Date | null;
}

/** A title deed, an identity card or a power of attorney; the file is one of `files`. */
interface PurchasePapersTable {
  name: string;
  land_request_id: number;
  kind: Schemas['PaperKind'];
  by_owner: boolean;
  /** SHA-256 of what was sent, so that the same paper is stored once. */
  content_hash: string;
  made_at: Date;
}

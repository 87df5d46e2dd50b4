/** A part of an event's payload, read from its type. */
export interface EventField {
  name: string;
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'file' | 'files' | 'function' | 'json';
  /** The literals of a choice. */
  choices: readonly (string | number)[];
  /** The type as TypeScript writes it. */
  type: string;
  isOptional: boolean;
}

/** The fields of each event of each machine, by the machine's id and the event's type. */
export type EventFields = Readonly<Record<string, Readonly<Record<string, readonly EventField[]>>>>;

/** Where the development server answers with {@link EventFields}. */
export const eventFieldsPath = '/@inspection/events';

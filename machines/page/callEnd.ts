/** What a guard reads where an invoked call or machine has ended. */
export interface Done<Output, Context = unknown> {
  context: Context;
  event: { output: Output };
}

/** What a guard reads where an invoked call has failed. */
export interface Failed {
  event: { error: unknown };
}

type Ended = Done<{ outcome: string }>;
/** Guards on how a machine ended, for the machine that invokes it. */
export const isDismissed = ({ event }: Ended) => event.output.outcome === 'dismissed';
export const isDone = ({ event }: Ended) => event.output.outcome === 'done';
export const isFailed = ({ event }: Ended) => event.output.outcome === 'failed';
export const isOvertaken = ({ event }: Ended) => event.output.outcome === 'overtaken';
export const isSaved = ({ event }: Ended) => event.output.outcome === 'saved';
export const isUnknown = ({ event }: Ended) => event.output.outcome === 'unknown';

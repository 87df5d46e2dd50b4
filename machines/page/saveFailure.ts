import { toProblem } from './problem.ts';

/** The stored record is newer. A conflict without `version` is another one, as an email in use. */
export function isOutdated(_: unknown, { error }: { error: unknown }): boolean {
  const { kind, fields } = toProblem(error);
  return kind === 'conflict' && 'version' in fields;
}

/** Whether the save was made is not known: only its answer may have been lost. */
export function mayBeSaved(_: unknown, { error }: { error: unknown }): boolean {
  const { kind } = toProblem(error);
  return kind === 'unreachable' || kind === 'failed';
}

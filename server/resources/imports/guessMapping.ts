import { type ImportKind, type ImportMapping, importFields } from '../../../rules/imports/importFields.ts';
import { fold } from '../../../rules/lists/folding.ts';
import { headingsOf } from './importText.ts';

/** A heading as headings are compared: folded, with single blanks. */
export const foldHeading = (heading: string): string => fold(heading).replace(/\s+/g, ' ').trim();

/** The columns by which the mapping of an earlier file is found again. */
export const headingKey = (headings: readonly string[]): string => JSON.stringify(headings.map(foldHeading));

/** Which column fills which field, as far as the headings tell. A column fills one field. */
export function guessMapping(kind: ImportKind, headings: readonly string[]): ImportMapping {
  const free = new Map(headings.map((heading, column) => [column, foldHeading(heading)]));
  const mapping: ImportMapping = [];
  for (const field of importFields[kind]) {
    // the more specific words stand first
    const names = [fold(field), ...headingsOf[field]];
    const found = names
      .map((name) => [...free].find(([, heading]) => heading === name))
      .find((entry) => entry !== undefined);
    if (!found) continue;
    free.delete(found[0]);
    mapping.push({ field, column: found[0] });
  }
  return mapping;
}

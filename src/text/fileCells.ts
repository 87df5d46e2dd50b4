/** Cells of a list's file whose text means a number or a time. */
import type { FileCell, NumberFormat } from '../../rules/lists/fileCell.ts';
import { dateText, liraText, numberText } from './formats.ts';

/** An instant, as {@link dateText} writes it. */
export const timeCell = (iso: string): FileCell => ({ text: dateText(iso), time: iso });

/** An amount in lira; an amount that is not there stays an empty text. */
export const liraCell = (amount: number | undefined): FileCell =>
  amount === undefined ? '' : { text: liraText(amount), number: amount, format: 'lira' };

/** A number with its text, by default as {@link numberText} writes it. */
export const numberCell = (
  number: number | undefined,
  text?: string,
  format: NumberFormat = 'plain',
): FileCell => (number === undefined ? (text ?? '') : { text: text ?? numberText(number), number, format });

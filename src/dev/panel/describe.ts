import type { StateValue } from 'xstate';
import { mask, NotData } from '../redact.ts';

/** The active states as paths, such as `filling.step1`. */
export function activeStates(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (inner === undefined || (typeof inner === 'object' && Object.keys(inner).length === 0)) return [name];
    return activeStates(inner).map((path) => `${name}.${path}`);
  });
}

const maxInlineLength = 70;

/** A copied value as text, in the manner of JavaScript. */
export function print(value: unknown, indent = ''): string {
  if (value instanceof NotData) return `‹${value.text}›`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => print(item, deeper))
    : Object.entries(value).map(([key, inner]) => `${key}: ${print(inner, deeper)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const inline = `${open} ${parts.join(', ')} ${close}`;
  if (inline.length <= maxInlineLength && !inline.includes('\n')) return inline;
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
}

/** More would not be read. */
const maxLength = 160;

/** A printed value on one line. */
export function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}

export interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof NotData);

/**
 * What differs between two copied values. Parts whose secrets hide the difference are named too.
 * @param changed the names of the parts that differ.
 */
export function changesBetween(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  changed: readonly string[],
): Change[] {
  return changed.flatMap((key) => {
    const found = differences(before[key], after[key], key);
    const isHidden = found.length === 0 && print(after[key]).includes(mask);
    return isHidden ? [{ path: key, before: before[key], after: after[key] }] : found;
  });
}

function differences(before: unknown, after: unknown, path: string): Change[] {
  if (isPlain(before) && isPlain(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => differences(before[key], after[key], `${path}.${key}`));
  }
  return print(before) === print(after) ? [] : [{ path, before, after }];
}

const hour = '([01]?\\d|2[0-3])';
/** The end of a Turkish hour, as in `18.00'den` and `6’ya`. */
const suffix = "(?:['’]?(?:e|a|ye|ya|de|da|te|ta|den|dan|ten|tan))?";
/** The part of the day before an hour, as in `akşam saat 6`. */
const partOfDay = '(sabah|öğleden önce|öğlen?|öğleden sonra|akşam|gece)(?:\\s*saat|ları)?';
/** `18:00` or `akşam 7.30'dan sonra`, but no date (`18.11.2026`) and no amount (`1.250`). */
const written = new RegExp(`(?:${partOfDay}\\s*)?(?<![\\d.,:/])${hour}[:.]([0-5]\\d)(?![\\d.,:/]*\\d)`, 'g');
/** `saat 6`, `akşam 6'ya doğru`, `öğleden sonra 3`: with a word that makes the number an hour. */
const spoken = new RegExp(`(?:${partOfDay}|saat)\\s*${hour}(\\s*buçuk)?${suffix}(?![\\d.,:/]*\\d)`, 'g');
/** A span of hours, such as `10-12`. */
const span = /\d\s*(?:-|–|ile|veya|ya da)\s*\d/;

/**
 * The hour at which an owner wants to be called, read from a reply's note: `18:00`, `akşam 6'ya
 * doğru`. Undefined where the note names no hour, several, or one with two meanings.
 * @returns such as `18:00`.
 */
export function askedCall(note: string): string | undefined {
  const text = note.toLocaleLowerCase('tr');
  if (span.test(text)) return undefined;
  const hours = new Set<string>();
  for (const [, part, said = '', minutes = ''] of text.matchAll(written)) {
    const read = hourOf(part, Number(said));
    if (read === undefined) return undefined;
    hours.add(toTime(read, minutes));
  }
  for (const [, part, said = '', half] of text.matchAll(spoken)) {
    const read = hourOf(part, Number(said));
    if (read === undefined) return undefined;
    hours.add(toTime(read, half ? '30' : '00'));
  }
  const [only] = hours;
  return hours.size === 1 ? only : undefined;
}

/** @param part of the day; without one, an hour below 8 has two meanings. */
function hourOf(part: string | undefined, said: number): number | undefined {
  if (said > 12) return said;
  if (part === undefined) return said >= 8 ? said : undefined;
  if (part === 'sabah' || part === 'öğleden önce') return said >= 5 && said <= 11 ? said : undefined;
  if (part === 'gece') return said >= 8 && said <= 11 ? said + 12 : undefined;
  if (part === 'akşam') return said >= 4 && said <= 11 ? said + 12 : undefined;
  // noon, and after it
  if (said === 12) return 12;
  return said >= 1 && said <= 6 ? said + 12 : undefined;
}

const toTime = (hours: number, minutes: string) => `${String(hours).padStart(2, '0')}:${minutes}`;

/** An event of a calendar. */
interface CalendarEvent {
  /** The same for all files about one event, so that a later one replaces it. */
  uid: string;
  /** Higher in a later file about the event. */
  sequence: number;
  /** The lines of its start and end, such as {@link spanOf} makes them. */
  span: readonly string[];
  title: string;
  description: string;
  location?: string;
  /** When it is reminded of, such as `-PT10M`. */
  reminder: string;
  /** The calendar takes the event out, or strikes it through. */
  isCancelled?: boolean;
}

/** Istanbul is ahead of UTC by this, all year. */
const utcOffsetMs = 3 * 60 * 60 * 1000;

/** An iCalendar file (RFC 5545) with one event. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const { uid, sequence, span, title, description, location, reminder, isCancelled = false } = event;
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${reminder}`,
    'END:VALARM',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Arazi Teklif//TR',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `LAST-MODIFIED:${utc(now)}`,
    `SEQUENCE:${sequence}`,
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    ...span,
    `SUMMARY:${escaped(title)}`,
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    `DESCRIPTION:${escaped(description)}`,
    ...(isCancelled ? [] : alarm),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/**
 * The lines of an event that begins at this time in Istanbul.
 * @param day such as `2026-11-20`.
 * @param time such as `18:00`.
 */
export function spanOf(day: string, time: string, minutes: number): string[] {
  const start = Date.parse(`${day}T${time}:00Z`) - utcOffsetMs;
  return [`DTSTART:${utc(new Date(start))}`, `DTEND:${utc(new Date(start + minutes * 60_000))}`];
}

const utc = (date: Date) => `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A text of a line; control characters, which no calendar may get, are left out. */
const escaped = (text: string) =>
  text
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** No line of the file is longer than 75 bytes; the next one goes on after a blank. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let text = '';
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > 75) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += bytes;
  }
  return text;
}

/** A planned call, for a calendar. */
interface PlannedCall {
  /** The land request. */
  id: number;
  /** The site's address, in which the id is one. */
  host: string;
  /** Such as `2026-11-20`. */
  day: string;
  /** In Istanbul, such as `18:00`; undefined for a call without an hour. */
  time: string | undefined;
  title: string;
  description: string;
  /** Increases with every change of the plan. */
  version: number;
}

const callMinutes = 15;
/** When a call without an hour is reminded of; its event begins at midnight. */
const morningHour = 9;
/** Istanbul is ahead of UTC by this, all year. */
const utcOffsetMs = 3 * 60 * 60 * 1000;

/**
 * An iCalendar file (RFC 5545) with one call. A later file for the same land request replaces the
 * event in the calendar, because both have one `UID`, and the later one a higher `SEQUENCE`.
 */
export function callEvent(call: PlannedCall, now: Date): string {
  const { id, host, day, time, title, description, version } = call;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Arazi Teklif//TR',
    'BEGIN:VEVENT',
    `UID:arama-${id}@${host}`,
    `DTSTAMP:${utc(now)}`,
    `LAST-MODIFIED:${utc(now)}`,
    `SEQUENCE:${version}`,
    ...spanOf(day, time),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    time === undefined ? `TRIGGER:PT${morningHour}H` : 'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The whole day where the call has no hour. */
function spanOf(day: string, time: string | undefined): string[] {
  if (time === undefined) return [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`];
  const start = Date.parse(`${day}T${time}:00Z`) - utcOffsetMs;
  return [`DTSTART:${utc(new Date(start))}`, `DTEND:${utc(new Date(start + callMinutes * 60_000))}`];
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

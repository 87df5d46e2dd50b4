import { calendarFile, spanOf } from '../records/calendarFile.ts';

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

/**
 * An iCalendar file with one call. A later file for the same land request replaces the event in the
 * calendar, because both have one `UID`, and the later one a higher `SEQUENCE`.
 */
export function callEvent(call: PlannedCall, now: Date): string {
  const { id, host, day, time, title, description, version } = call;
  return calendarFile(
    {
      uid: `arama-${id}@${host}`,
      sequence: version,
      // the whole day where the call has no hour
      span:
        time === undefined
          ? [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`]
          : spanOf(day, time, callMinutes),
      title,
      description,
      reminder: time === undefined ? `PT${morningHour}H` : '-PT10M',
    },
    now,
  );
}

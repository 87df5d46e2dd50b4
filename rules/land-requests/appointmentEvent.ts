import { calendarFile, spanOf } from '../records/calendarFile.ts';

/** An appointment at the land registry, for the calendars of the office and of the owner. */
interface Appointment {
  /** The land request's, such as `T-1201`. */
  reference: string;
  /** The site's address, in which the reference is one. */
  host: string;
  /** In Istanbul, such as `2026-12-10T10:30`. */
  time: string;
  place: string;
  title: string;
  description: string;
  /** Increases with every change. */
  sequence: number;
  isCancelled: boolean;
}

const appointmentMinutes = 60;

/**
 * An iCalendar file with one appointment, the same for both sides but for its texts. That of a
 * changed appointment replaces the event, and that of a cancelled one takes it out again.
 */
export function appointmentEvent(appointment: Appointment, now: Date): string {
  const { reference, host, time, place, ...event } = appointment;
  const [day = '', hour = ''] = time.split('T');
  return calendarFile(
    {
      ...event,
      uid: `randevu-${reference.toLowerCase()}@${host}`,
      span: spanOf(day, hour, appointmentMinutes),
      location: place,
      reminder: '-P1D',
    },
    now,
  );
}

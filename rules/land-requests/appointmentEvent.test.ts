import { expect, test } from 'vitest';
import { appointmentEvent } from './appointmentEvent.ts';

const appointment = {
  reference: 'T-1201',
  host: 'arazi.example',
  time: '2026-12-10T01:30',
  place: 'Urla Tapu Müdürlüğü; 2. kat, oda 7',
  title: 'Tapu randevusu (T-1201)',
  description: 'Kimliğinizi yanınızda bulundurun.',
  sequence: 2,
  isCancelled: false,
};
const now = new Date('2026-11-20T09:00:00Z');
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('an appointment is written in UTC, with its place and a reminder the day before', () => {
  expect(linesOf(appointmentEvent(appointment, now))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Arazi Teklif//TR',
    'BEGIN:VEVENT',
    'UID:randevu-t-1201@arazi.example',
    'DTSTAMP:20261120T090000Z',
    'LAST-MODIFIED:20261120T090000Z',
    'SEQUENCE:2',
    // the day before in UTC
    'DTSTART:20261209T223000Z',
    'DTEND:20261209T233000Z',
    'SUMMARY:Tapu randevusu (T-1201)',
    'LOCATION:Urla Tapu Müdürlüğü\\; 2. kat\\, oda 7',
    'DESCRIPTION:Kimliğinizi yanınızda bulundurun.',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Tapu randevusu (T-1201)',
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a cancelled appointment keeps its UID, reminds of nothing and is taken out', () => {
  const lines = linesOf(appointmentEvent({ ...appointment, sequence: 3, isCancelled: true }, now));
  expect(lines).toEqual(
    expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:3', 'UID:randevu-t-1201@arazi.example']),
  );
  expect(lines).not.toContain('BEGIN:VALARM');
});

test('no line is longer than 75 bytes', () => {
  const place = 'Şehit Öğüt Çağlayan Caddesi '.repeat(10);
  const file = appointmentEvent({ ...appointment, place }, now);
  const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(linesOf(file)).toContain(`LOCATION:${place}`);
});

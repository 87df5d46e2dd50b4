import { expect, test } from 'vitest';
import { callEvent } from './callEvent.ts';

const now = new Date('2026-11-18T09:12:44.120Z');
const call = {
  id: 1201,
  version: 7,
  host: 'arazi.example',
  day: '2026-11-20',
  time: '00:30',
  title: 'Arama: Ayşe Yılmaz; Urla, Bademler',
  description: '(0532) 000 00 00\nhttps://arazi.example/admin/land-detail/1201',
};

test('a call with an hour lasts fifteen minutes, in UTC', () => {
  const lines = callEvent(call, now).split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Arazi Teklif//TR',
    'BEGIN:VEVENT',
    'UID:arama-1201@arazi.example',
    'DTSTAMP:20261118T091244Z',
    'LAST-MODIFIED:20261118T091244Z',
    'SEQUENCE:7',
    'DTSTART:20261119T213000Z',
    'DTEND:20261119T214500Z',
    'SUMMARY:Arama: Ayşe Yılmaz\\; Urla\\, Bademler',
    'DESCRIPTION:(0532) 000 00 00\\nhttps://arazi.example/admin/land-detail/1201',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Arama: Ayşe Yılmaz\\; Urla\\, Bademler',
    'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a call without an hour is of the whole day, and reminds of itself that morning', () => {
  const event = callEvent({ ...call, time: undefined }, now);
  expect(event).toContain('\r\nDTSTART;VALUE=DATE:20261120\r\nSUMMARY:');
  expect(event).toContain('\r\nTRIGGER:PT9H\r\n');
});

test('a text brings no line and no control character of its own', () => {
  const event = callEvent({ ...call, title: 'Ay\u0007şe\rURL:x\u0085', description: 'bir\r\niki' }, now);
  expect(event).toContain('\r\nSUMMARY:AyşeURL:x\r\nDESCRIPTION:bir\\niki\r\n');
});

test('no line is longer than 75 bytes, and none breaks within a letter', () => {
  const title = 'ğüşöçı'.repeat(40);
  const event = callEvent({ ...call, title }, now);
  for (const line of event.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
  expect(event.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

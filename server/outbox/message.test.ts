import { expect, test } from 'vitest';
import type { Arrival } from '../database/tables/outbox.ts';
import { searchText } from './message.ts';

const arrival: Arrival = {
  kind: 'landRequest',
  line: 'Arazi talebi: Ayşe Işık, (0532) 000 00 01, İzmir',
  list: 'https://arazi.example/admin/new-land',
};
const other: Arrival = { ...arrival, line: 'Arazi talebi: Hasan Ay, yok, İzmir' };

test('a message is found by recipient, subject and text, and by its phones in any spelling', () => {
  expect(
    searchText({
      kind: 'landRequestReceived',
      to: '(0533) 111 22 33',
      subject: 'Teşekkürler',
      body: 'Işık: 0532 000 00 01',
    }),
  ).toBe('(0533) 111 22 33 +905331112233 tesekkurler isik: 0532 000 00 01 +905320000001');
});

test('the digits of an email address are no phone', () => {
  expect(
    searchText({ kind: 'landRequestReceived', to: '5320000001@example.com', subject: 'A', body: 'B' }),
  ).toBe('5320000001@example.com  a b');
});

test('a summary with numbers alone is found by what its alerts say', () => {
  const text = { subject: '2 yeni bildirim', body: 'Yeni gelenler: 2 arazi talebi' };
  expect(searchText({ kind: 'alert', to: 'A', ...text, alerts: [arrival, other] })).toBe(
    'a  2 yeni bildirim yeni gelenler: 2 arazi talebi\n' +
      'arazi talebi: ayse isik, (0532) 000 00 01, izmir\n' +
      'arazi talebi: hasan ay, yok, izmir +905320000001',
  );
});

test('what an alert says stands once in the text of a summary that holds it', () => {
  const body = `Yeni gelenler: 2 arazi talebi\n${arrival.line}\n${other.line}`;
  const found = searchText({ kind: 'alert', to: 'A', subject: 'B', body, alerts: [arrival, other] });
  expect(found.match(/ayse isik/g)).toHaveLength(1);
});

test('a single alert is found by its own text', () => {
  expect(searchText({ kind: 'alert', to: 'A', subject: 'B', body: 'C', alerts: [arrival] })).toBe('a  b c');
});

test('the token of a link is not searched', () => {
  const body = 'https://arazi.example/sifre-sifirla?token=gizli';
  expect(searchText({ kind: 'resetLink', to: 'A', subject: 'B', body })).not.toContain('gizli');
});

import { expect, test } from 'vitest';
import { isAddressOf, isPhoneOf, mentions, phoneKeysIn, readContact } from './contact.ts';

test.each(['0532 444 55 66', '(0532) 444-55-66', '5324445566', '+90 532 444 55 66', '0090 532 444 55 66'])(
  '%s is the same person',
  (text) => {
    expect(readContact(text)).toEqual({ digits: '5324445566' });
  },
);

test.each([
  ['444 0 123', { digits: '4440123' }],
  ['0049 151 23456789', { digits: '4915123456789' }],
  [' Zeynep@Ofis.com ', { email: 'zeynep@ofis.com' }],
])('%s is %j', (text, contact) => {
  expect(readContact(text)).toEqual(contact);
});

test.each(['', 'Zeynep', '0532 444', '0000000', 'zeynep@', '@ 5324445566'])('%j finds nobody', (text) => {
  expect(readContact(text)).toBeUndefined();
});

const phone = { digits: '5324445566' };
test.each([
  'Yeni arazi talebi: Ayşe Yılmaz, +90 (532) 444 55 66\nİzmir',
  '0532.444.55.66',
  '0532–444–55–66 (ev)',
  '0533 111 22 33 / 0532 444 55 66',
  'beni arayın:05324445566.',
])('%j holds the number', (text) => {
  expect(mentions(text, phone)).toBe(true);
});

test.each(['0532 444 55', '0532 444\n55 66', '532, 444, 55, 66', '0533 444 55 66', ''])(
  '%j does not hold it',
  (text) => {
    expect(mentions(text, phone)).toBe(false);
  },
);

test('a short number is found only as a whole', () => {
  expect(mentions('444 0 123', { digits: '4440123' })).toBe(true);
  expect(mentions('0532 444 01 23', { digits: '4440123' })).toBe(false);
});

test('an email address is found only as a whole', () => {
  const email = { email: 'ali@ofis.com' };
  for (const text of ['Ali@Ofis.com', 'yazın: ali@ofis.com.', '550 <ali@ofis.com>: unknown'])
    expect(mentions(text, email), text).toBe(true);
  for (const text of [
    'ali@ofis.com’dan geldi',
    '“ali@ofis.com”',
    'ali@ofis.com! [ali@ofis.com] e-posta=ali@ofis.com',
    "'ali@ofis.com'",
    'ali\u200b@ofis.com, ａｌｉ＠ofis.com',
    'veli@x.com/ali@ofis.com/can@y.com',
    '-ali@ofis.com –ali@ofis.com',
    '«ali@ofis.com»',
    '_ali@ofis.com_',
    '•ali@ofis.com',
    '…ali@ofis.com',
    'ali@ofis.com.Beni arayın',
    '💬ALİ@OFIS.com',
  ])
    expect(mentions(text, email), text).toBe(true);
  for (const text of ['veli.ali@ofis.com', 'veli_ali@ofis.com', 'veliali@ofis.com', 'ali@ofis.com.tr', 'ali'])
    expect(mentions(text, email), text).toBe(false);
});

test('the numbers of a text are found in any spelling', () => {
  expect(phoneKeysIn('Ayşe, (0532) 444 55 66\nAda 101, 0533 111 22 33')).toEqual([
    '+905324445566',
    '+905331112233',
  ]);
  expect(phoneKeysIn('101 ada 7 parsel')).toEqual([]);
});

test('a phone field holds the number however it was typed', () => {
  for (const typed of ['0532,444,55,66', 'ev 0532 444 iş 55 66', '0533 111 22 33; 0532 444 55 66'])
    expect(isPhoneOf(typed, phone), typed).toBe(true);
  expect(isPhoneOf('0533 444 55 66', phone)).toBe(false);
  expect(isPhoneOf('5324445566', { email: 'ali@ofis.com' })).toBe(false);
});

test('a message goes to the person only when the whole recipient is theirs', () => {
  expect(isAddressOf("o'brien@x.com", { email: 'brien@x.com' })).toBe(false);
  expect(isAddressOf("O'Brien@X.com", { email: "o'brien@x.com" })).toBe(true);
  expect(isAddressOf('0532 444 55 66 / 0533 111 22 33', phone)).toBe(true);
});

test('a foreign number is no Turkish one with the same digits', () => {
  const [danish, turkish] = ['+45 22 34 56 78', '0452 234 56 78'].map(readContact);
  if (danish === undefined || turkish === undefined) throw new Error('both are whole numbers');
  const spellings: [string, typeof danish, typeof danish][] = [
    ['+45 22345678', danish, turkish],
    ['0045 22 34 56 78', danish, turkish],
    ['(0452) 234 5678', turkish, danish],
    ['+90 452 234 56 78', turkish, danish],
  ];
  for (const [typed, own, other] of spellings) {
    const found = [own, other].map((one) => [isPhoneOf(typed, one), mentions(`Tel: ${typed}, ev`, one)]);
    expect(found, typed).toEqual([
      [true, true],
      [false, false],
    ]);
  }
  expect(isPhoneOf('+49 (0)151 23456789', { digits: '4915123456789' })).toBe(true);
});

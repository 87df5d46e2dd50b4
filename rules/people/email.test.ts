import { describe, expect, test } from 'vitest';
import { inboxOf, isEmail, normaliseEmail, readEmail } from './email.ts';

test.each([
  [' Zeynep@Ofis.com.TR ', 'zeynep@ofis.com.tr'],
  ['YASİN@ornek.test', 'yasin@ornek.test'],
  ['YASIN@ORNEK.TEST', 'yasin@ornek.test'],
  ['yasın@ornek.test', 'yasin@ornek.test'],
  ['yasi\u0307n@ornek.test', 'yasin@ornek.test'],
  ['yas\u0131\u0307n@ornek.test', 'yasin@ornek.test'],
  ['yasi\u0307\u0307n@ornek.test', 'yasin@ornek.test'],
  ['ali\u200b@ornek.test\u200f', 'ali@ornek.test'],
  ['\u202eali@ornek.test', 'ali@ornek.test'],
  ['ａｌｉ＠ornek.test', 'ali@ornek.test'],
  ['s\u0327ule@ornek.test', 'şule@ornek.test'],
  ['info@ısparta.com.tr', 'info@xn--sparta-o9a.com.tr'],
  ['info@ISPARTA.COM.TR', 'info@isparta.com.tr'],
  ['info@İZMİR.com', 'info@izmir.com'],
  ['ali@Örnek.com', 'ali@xn--rnek-4qa.com'],
  ['ali@xn--rnek-4qa.com', 'ali@xn--rnek-4qa.com'],
  ['a+b_c.d-e@b.tr', 'a+b_c.d-e@b.tr'],
])('%j is the mailbox %s', (text, email) => {
  expect(normaliseEmail(text)).toBe(email);
  expect(normaliseEmail(email)).toBe(email);
});

describe('no single mailbox', () => {
  test.each([
    ...['', 'zeynep', 'zeynep@', '@ofis.com', 'zeynep@ofis', 'a b@c.tr', 'a@b@c.tr', 'a@b.tr c@d.tr'],
    ...['ayse,kaya@ornek.test', 'a@b.tr,c@d.tr', 'a@b.tr;c@d.tr', 'Ayşe <a@b.tr>', '"a b"@c.tr', 'a(b)@c.tr'],
    ...['a\n@b.tr', 'a@b.tr\nBcc: c@d.tr', 'a\\@b.tr', 'a:b@c.tr', '[a]@b.tr', '\u200b@b.tr', 'a@b\u200b'],
    ...['.a@b.tr', 'a.@b.tr', 'a..b@c.tr', 'a@b..tr', 'a@.tr', 'a@-b.tr', 'a@b_c.tr', 'a@1.2.3.4', 'a@b.1'],
    ...['a@b.tr:25', 'a@b.tr/c', 'a@b.tr?c', 'a@b.tr#c', 'a@%62.tr', 'a@b.tr.', 'a\0b@c.tr'],
  ])('is %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

test('an email address has at most 200 characters, of which 64 stand before the @', () => {
  const domain = `${'b'.repeat(60)}.${'c'.repeat(60)}.tr`;
  expect(isEmail(` ${'a'.repeat(64)}@${domain} `)).toBe(true);
  expect(isEmail(`${'a'.repeat(65)}@${domain}`)).toBe(false);
  expect(isEmail(`${'a'.repeat(64)}@${'b'.repeat(9)}.${domain}`)).toBe(true);
  expect(isEmail(`${'a'.repeat(64)}@${'b'.repeat(11)}.${domain}`)).toBe(false);
});

test('an address that was read stays as it is when it is read again', () => {
  const marks = ['', '\u0307', '\u0307\u0307', '\u0301', '\u0323\u0307', '\u0307\u0323'];
  for (const letter of ['i', 'ı', 'I', 'İ']) {
    for (const mark of marks) {
      const read = readEmail(`${letter}${mark}pek@ornek.test`) ?? '';
      expect(readEmail(read), JSON.stringify(letter + mark)).toBe(read);
    }
  }
});

test.each([
  ['a+1@ornek.test', 'a@ornek.test'],
  ['a+1+2@ornek.test', 'a@ornek.test'],
  ['a.b@ornek.test', 'a.b@ornek.test'],
  ['+a@ornek.test', '+a@ornek.test'],
  ['a.b+1@gmail.com', 'ab@gmail.com'],
  ['a.b@googlemail.com', 'ab@gmail.com'],
  ['a.b@gmail.com.tr', 'a.b@gmail.com.tr'],
])('%s is counted as %s', (email, inbox) => {
  expect(inboxOf(email)).toBe(inbox);
});

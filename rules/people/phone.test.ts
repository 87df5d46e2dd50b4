import { expect, test } from 'vitest';
import {
  canReceiveSms,
  firstPhoneKey,
  formatPhone,
  isCompletePhone,
  isTurkishMobile,
  isWholePhoneKey,
  phoneKey,
  phoneKeyPart,
  reformatPhone,
  smsNumber,
  telLink,
} from './phone.ts';

test.each([
  ['+905321112233', true, true],
  ['+902321112233', true, false],
  ['+908501112233', true, false],
  ['+901321112233', false, false],
  ['+90532111223', false, false],
  ['+9053211122334', false, false],
  ['0+905321112233', false, false],
  ['5321112233', false, false],
])('%s is a whole number: %s, a mobile one: %s', (key, isWhole, isMobile) => {
  expect([isWholePhoneKey(key), isTurkishMobile(key)]).toEqual([isWhole, isMobile]);
});

test('a Turkish number is grouped as its placeholder shows, while it is typed', () => {
  const typed = ['0', '05', '0532', '05321', '0532111', '05321112', '05321112233', '053211122334'];
  expect(typed.map(formatPhone)).toEqual([
    '0',
    '(05',
    '(0532',
    '(0532) 1',
    '(0532) 111',
    '(0532) 111 2',
    '(0532) 111 2233',
    '(0532) 111 22334',
  ]);
});

test.each([
  '0532 111 22 33',
  '0532-111-22-33',
  '(0532) 111 22 33',
  '5321112233',
  '+90 532 111 22 33',
  '905321112233',
  '(0532) 111 2233',
])('%s is shown as one number', (text) => {
  expect(formatPhone(text)).toBe('(0532) 111 2233');
});

test.each(['+905321112233', '+90 532 111 22 33', '905321112233', '0532 111 2233', '5321112233'])(
  '%s typed key by key becomes one number',
  (keys) => {
    const field = [...keys].reduce(
      ({ shown, caret }, key) => reformatPhone(shown.slice(0, caret) + key + shown.slice(caret), caret + 1),
      { shown: '', caret: 0 },
    );
    expect(field).toEqual({ shown: '(0532) 111 2233', caret: 15 });
  },
);

test.each([
  '',
  ' ',
  '(',
  '+',
  '+90 532 111',
  '532 111',
  '+49 170 1234567',
  '0049 170 1234567',
  'abc 0532',
  'ev 0532 111 22 33',
  'ev +90 532 111 22 33',
  '0532 111 22 33 (ev)',
  '+90 532 111 22 33 (ev)',
])('%j stays as it was typed', (text) => {
  expect(formatPhone(text)).toBe(text);
});

test('the caret stays between the same digits', () => {
  expect(reformatPhone('(05321', 6)).toEqual({ shown: '(0532) 1', caret: 8 });
  expect(reformatPhone('(0532) 1911 2233', 9)).toEqual({ shown: '(0532) 191 12233', caret: 9 });
  expect(reformatPhone('(0532 111 2233', 5)).toEqual({ shown: '(0532) 111 2233', caret: 7 });
  expect(reformatPhone('(0532) ', 7)).toEqual({ shown: '(0532', caret: 5 });
  expect(reformatPhone('abc', 1)).toEqual({ shown: 'abc', caret: 1 });
});

const whole = { shown: '(0532) 111 2233', caret: 15 };

/** What a Backspace does to the field. */
function backspace({ shown, caret }: typeof whole) {
  return reformatPhone(shown.slice(0, caret - 1) + shown.slice(caret), caret - 1, shown);
}

test('Backspace from the end deletes digit by digit until the field is empty', () => {
  const shown = [];
  for (let field = whole; field.caret > 0; ) {
    field = backspace(field);
    expect(field.caret).toBe(field.shown.length);
    shown.push(field.shown);
  }
  expect(shown).toEqual([
    '(0532) 111 223',
    '(0532) 111 22',
    '(0532) 111 2',
    '(0532) 111',
    '(0532) 11',
    '(0532) 1',
    '(0532',
    '(053',
    '(05',
    '(0',
    '(',
    '',
  ]);
});

test('Backspace within the number deletes the digit before the caret each time', () => {
  const fields = [];
  for (let field = { ...whole, caret: 12 }; field.caret > 1; ) {
    field = backspace(field);
    fields.push(`${field.shown.slice(0, field.caret)}|${field.shown.slice(field.caret)}`);
  }
  expect(fields).toEqual([
    '(0532) 111 |233',
    '(0532) 11|2 33',
    '(0532) 1|23 3',
    '(0532|) 233',
    '(053|2) 33',
    '(05|23) 3',
    '(0|233',
    '(|233',
  ]);
});

test('Backspace behind a bracket or blank deletes the digit in front of it', () => {
  expect(backspace({ ...whole, caret: 11 })).toEqual({ shown: '(0532) 112 233', caret: 9 });
  expect(backspace({ ...whole, caret: 7 })).toEqual({ shown: '(0531) 112 233', caret: 4 });
  expect(backspace({ ...whole, caret: 6 })).toEqual({ shown: '(0531) 112 233', caret: 4 });
  expect(backspace({ shown: 'ev 12 34', caret: 6 })).toEqual({ shown: 'ev 1234', caret: 5 });
});

test.each([
  ['0532 111 22 33', true],
  ['(0212) 111 2233', true],
  ['5321112233', true],
  ['+90 532 111 22 33', true],
  ['0090 532 111 22 33', true],
  ['444 1 222', true],
  ['+49 170 1234567', true],
  ['(+32) 2 123 45 67', true],
  ['0532 111 22 3', false],
  ['0532 111 22 334', false],
  ['0132 111 22 33', false],
  ['+49 123456', true],
  ['+49 1234567890123', true],
  ['+49 12345', false],
  ['+0532 111 22 3', false],
  ['+49 (0)12345', false],
  ['+49 12345678901234', false],
  ['0444 1 222', false],
  ['444 1 2223', false],
  ['abc', false],
  ['', false],
])('whether %j looks complete: %j', (phone, complete) => {
  expect(isCompletePhone(phone)).toBe(complete);
});

test.each([
  '(0532) 111 22 33',
  '5321112233',
  '0532 111 22 33 (akşam)',
  '+90 532 111 22 33',
  '0090 532 111 22 33',
  '+49 170 1234567',
  '(+49) 170 1234567',
  'Tel: +49 170 1234567',
  '+49 123456',
  '+49 1234567890123',
])('a text message can go to %j', (phone) => {
  expect(canReceiveSms(phone)).toBe(true);
});

test.each([
  '',
  'abc',
  '0532 111 22',
  '0532 111 22 33 4',
  '1 532 111 22 33',
  '(0232) 111 22 33',
  '+49 12345',
  '+49 12345678901234',
  '0049 170 1234567',
])('no text message can go to %j', (phone) => {
  expect(canReceiveSms(phone)).toBe(false);
});

test.each([
  ['(0532) 000 00 00', 'tel:+905320000000'],
  ['5320000000', 'tel:+905320000000'],
  ['+90 532 000-00-00', 'tel:+905320000000'],
  ['0090 532 000 00 00', 'tel:+905320000000'],
  ['0532 000 00 00 (akşam)', 'tel:+905320000000'],
  ['444 0 123', 'tel:4440123'],
  ['+49 30 12345678', 'tel:+493012345678'],
  ['+49 30 123456', 'tel:+4930123456'],
  ['0049 30 123456', 'tel:004930123456'],
  ['(+32) 2 123 45 67', 'tel:+3221234567'],
  ['(+49) 170 1234567', 'tel:+491701234567'],
  ['Tel: +49 170 1234567', 'tel:+491701234567'],
  ['+49 (0)30 123456', 'tel:+4930123456'],
  ['+532 111 22 33', 'tel:+905321112233'],
  ['(0049) 170 1234567', 'tel:00491701234567'],
  ['(+90) 532 000 00 00', 'tel:+905320000000'],
  ['+(90) 0532 000 00 00', 'tel:+905320000000'],
  ['0212 555 66 77 / 0216 444 55 66', 'tel:+902125556677'],
  ['0212 555 66 77 0216 444 55 66', 'tel:+902125556677'],
  ['0212 555 66 77 dahili 105', 'tel:+902125556677'],
  ['0242-243-44-55/12', 'tel:+902422434455'],
  ['0212 555 66 77 veya 555 66 78', 'tel:+902125556677'],
  ['0212/555 66 77', 'tel:+902125556677'],
  ['444 0 123 / 5', 'tel:4440123'],
  ['+44 7911 123456#12', 'tel:+447911123456'],
  ['0049 30 123456 # 12', 'tel:004930123456'],
  ['0212 (merkez) 555 66 77', 'tel:+902125556677'],
])('%s is called by %s', (phone, link) => {
  expect(telLink(phone)).toBe(link);
});

test.each([
  '0532 444 55 66',
  '(0532) 444 55 66',
  '532 444 55 66',
  '5324445566',
  '05324445566',
  '+90 532 444 55 66',
  '+905324445566',
  '+90 (0532) 444-55-66',
  '90 532 444 55 66',
  '0090 532 444 55 66',
])('%s is one and the same number', (phone) => {
  expect(phoneKey(phone)).toBe('+905324445566');
  expect(phoneKeyPart(phone)).toBe('+905324445566');
});

test.each([
  ['+49 151 23456789', '4915123456789'],
  ['+45 22 34 56 78', '4522345678'],
  ['444 0 123', '4440123'],
  ['yok', ''],
  ['9012345678', '+909012345678'],
])('the key of %s is %s', (phone, key) => {
  expect(phoneKey(phone)).toBe(key);
});

test.each([
  ['0532', '+90532'],
  ['(0532) 4', '+905324'],
  ['+90 532', '+90532'],
  ['+90 0532', '+90532'],
  ['0090 532', '+90532'],
  ['444 55 66', '4445566'],
  ['532 4', '5324'],
  ['90 532 444', '90532444'],
])('%s is the part %s of a number', (text, part) => {
  expect(phoneKeyPart(text)).toBe(part);
  expect('+905324445566').toContain(part);
});

test.each([
  ['0212 555 66 77 / 0216 444 55 66', '+902125556677'],
  ['0212 555 66 77 dahili 105', '+902125556677'],
  ['+44 7911 123456#12', '447911123456'],
  ['0212 555 66 77 / 0532 111 22 33', '+905321112233'],
])('the key of the first number in %s is %s', (phone, key) => {
  expect(firstPhoneKey(phone)).toBe(key);
});

test('the beginning of a foreign number is found in its key', () => {
  expect(phoneKey('+49 151 23456789')).toContain(phoneKeyPart('+49 151'));
});

test.each(['', '12', '101', '0', '05', 'ayşe', '101/3', '2b 1234'])('%j is no phone number', (text) => {
  expect(phoneKeyPart(text)).toBeUndefined();
});

test.each([
  ['(0532) 111 2233 (eşim)', '+905321112233'],
  ['٠٥٣٢ ١١١ ٢٢ ٣٣', '+905321112233'],
  ['\u200e+90 (0) 532 111 22 33\u202c', '+905321112233'],
  ['0090 532 111 2233', '+905321112233'],
  ['0232 111 22 33 / 0532 111 22 33', '+905321112233'],
  ['0532 111 22 33 0533 222 33 44', '+905321112233'],
  ['0532/111 22 33', '+905321112233'],
  ['0212/444 55 66', undefined],
  ['+49/170/1234567', '+491701234567'],
  ['+49 170 1234567', '+491701234567'],
  ['+53 5 1234567', '+5351234567'],
  ['+532 111 22 33', '+905321112233'],
  ['(+532) 1112233 (eşim)', '+905321112233'],
  ['+0532 111 22 33', '+905321112233'],
  ['+0090 532 111 22 33', '+905321112233'],
  ['+49 (0)171 1234567', '+491711234567'],
  ['+44 ( 0 ) 7911 123456', '+447911123456'],
  ['0053 51234567', undefined],
  ['0532 111 22 334', undefined],
  ['0232 111 22 33', undefined],
  ['a@v1.test,b@v2.test', undefined],
])('a text message to %j goes to %s', (typed, number) => {
  expect(smsNumber(typed)).toBe(number);
});

import { expect, test } from 'vitest';
import { type Admin, adminFaults, hasNamesake, maySwitchOff } from './team.ts';

const active = { id: 61, state: 'active' } as const;
const invited = { id: 75, state: 'invited' } as const;
const off = { id: 76, state: 'off' } as const;

test('an admin may be switched off only while another one can sign in', () => {
  expect(maySwitchOff([active, { id: 80, state: 'active' }], 61)).toBe(true);
  expect(maySwitchOff([active], 61)).toBe(false);
  expect(maySwitchOff([active, invited, off], 61)).toBe(false);
});

test('an admin without a password may be switched off by the only one who has one', () => {
  expect(maySwitchOff([active, invited], invited.id)).toBe(true);
});

test('a new admin has a name and a valid email address', () => {
  expect(adminFaults({ name: 'Deniz Ak', email: 'deniz@ofis.com' }, undefined)).toEqual({});
  expect(adminFaults({ name: ' ', email: ' ' }, undefined)).toEqual({ name: 'missing', email: 'missing' });
  expect(adminFaults({ name: 'Deniz Ak', email: 'deniz' }, undefined)).toEqual({ email: 'notAnEmail' });
});

test('the email address of a stored admin is not checked', () => {
  const stored: Admin = {
    ...active,
    name: 'Deniz Ak',
    email: 'deniz',
    self: false,
    second_factor: false,
    version: 1,
  };
  expect(adminFaults({ name: 'Deniz', email: 'deniz' }, stored)).toEqual({});
  expect(adminFaults({ name: '', email: 'deniz' }, stored)).toEqual({ name: 'missing' });
});

test('another admin of the same name is noticed, whatever its case', () => {
  const team = [
    { id: 61, name: 'Işıl Ak' },
    { id: 75, name: 'Deniz Ak' },
  ];
  expect(hasNamesake(team, ' IŞIL ak ', undefined)).toBe(true);
  expect(hasNamesake(team, 'Işıl Ak', { id: 61 })).toBe(false);
  expect(hasNamesake(team, 'Işıl', undefined)).toBe(false);
});

import { expect, test } from 'vitest';
import {
  hasProfileChanges,
  noProfileFields,
  type ProfileFormState,
  profileFaults,
  profileFaultsOf,
  profileFieldsOf,
  rebaseProfile,
  sessionProfile,
  toProfileForm,
} from './profileForm.ts';

const saved = {
  name: 'Zeynep',
  last_name: 'Kaya',
  email: 'zeynep@ofis.com',
  phone: '0532',
  office_name: 'Kuşçular Emlak',
};

test('a saved profile has no faults', () => {
  expect(profileFaults(saved, saved)).toEqual({});
});

test('a filled field must stay filled', () => {
  const blank = { name: ' ', last_name: '', email: '', phone: '', office_name: '' };
  expect(profileFaults(blank, saved)).toEqual({
    name: 'missing',
    last_name: 'missing',
    email: 'missing',
    phone: 'missing',
    office_name: 'missing',
  });
});

test('a field that was empty may stay empty', () => {
  expect(profileFaults({ ...saved, office_name: '' }, { ...saved, office_name: '' })).toEqual({});
});

test('an email must be valid', () => {
  expect(profileFaults({ ...saved, email: 'zeynep' }, saved)).toEqual({ email: 'notAnEmail' });
});

const user = {
  ...saved,
  Id: 62,
  office_position_id: 1 as const,
  tax_plate: 'levha.pdf',
  certificate: 'belge.pdf',
  status: 1 as const,
  is_deleted: 0 as const,
  version: 4,
};
const form: ProfileFormState = {
  user,
  fields: saved,
  password: '',
  confirmation: '',
  files: {},
};
const file = new File(['x'], 'levha.pdf');

test('the form has only the editable fields', () => {
  expect(profileFieldsOf(user)).toEqual(saved);
});

test('a form is checked against the loaded record', () => {
  expect(profileFaultsOf({ ...form, fields: { ...saved, name: '' } })).toEqual({ name: 'missing' });
  expect(profileFaultsOf({ fields: noProfileFields, user: undefined })).toEqual({ email: 'notAnEmail' });
});

test('a loaded form has no changes, and an empty one before the load', () => {
  expect(hasProfileChanges(form)).toBe(false);
  const fields = { name: '', last_name: '', email: '', phone: '', office_name: '' };
  expect(hasProfileChanges({ ...form, user: undefined, fields })).toBe(false);
});

test.each([
  { fields: { ...saved, name: 'Zehra' } },
  { fields: { ...saved, office_name: '' } },
  { password: 'K' },
  { confirmation: 'K' },
  { files: { certificate: file } },
  { user: undefined, fields: { ...noProfileFields, phone: '0' } },
])('%j is a change', (change) => {
  expect(hasProfileChanges({ ...form, ...change })).toBe(true);
});

test('only the changed fields are kept over a newer record', () => {
  const typed = { ...saved, phone: '0555', office_name: 'Kaya Emlak' };
  const stored = { ...user, name: 'Zehra', phone: '0544', version: 5 };
  expect(rebaseProfile(typed, stored, user)).toEqual({ ...typed, name: 'Zehra' });
});

test('the auth record has no office', () => {
  const { office_name: _, ...profile } = saved;
  expect(sessionProfile(saved)).toEqual(profile);
});

test('fields are trimmed, and empty ones are not sent', () => {
  expect(toProfileForm(form)).toEqual({ ...saved, version: 4 });
  const typed = { ...saved, name: ' Zeynep ', office_name: '  ' };
  const { office_name: _, ...filled } = saved;
  expect(toProfileForm({ ...form, fields: typed })).toStrictEqual({ ...filled, version: 4 });
});

test('a password and documents are sent when given', () => {
  expect(toProfileForm({ ...form, password: 'Kuscular.35', files: { tax_plate: file } })).toEqual({
    ...saved,
    version: 4,
    password: 'Kuscular.35',
    tax_plate: file,
  });
  expect(toProfileForm({ ...form, files: { certificate: file } })).toEqual({
    ...saved,
    version: 4,
    certificate: file,
  });
});

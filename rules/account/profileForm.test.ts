import { expect, test } from 'vitest';
import {
  hasProfileChanges,
  noProfileFields,
  type ProfileFormState,
  profileErrors,
  profileErrorsOf,
  profileFieldsOf,
  rebaseProfile,
  toPerson,
  toProfileForm,
} from './profileForm.ts';

const saved = {
  name: 'Zeynep',
  last_name: 'Kaya',
  email: 'zeynep@ofis.com',
  phone: '0532',
  office_name: 'Kuşçular Emlak',
};

test('a profile as it was saved has no error', () => {
  expect(profileErrors(saved, saved)).toEqual({});
});

test('no field may lose its words', () => {
  const blank = { name: ' ', last_name: '', email: '', phone: '', office_name: '' };
  expect(profileErrors(blank, saved)).toEqual({
    name: 'missing',
    last_name: 'missing',
    email: 'missing',
    phone: 'missing',
    office_name: 'missing',
  });
});

test('what was never filled in may stay empty', () => {
  expect(profileErrors({ ...saved, office_name: '' }, { ...saved, office_name: '' })).toEqual({});
});

test('an email must look like one', () => {
  expect(profileErrors({ ...saved, email: 'zeynep' }, saved)).toEqual({ email: 'notAnEmail' });
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

test('of a record only these fields are edited', () => {
  expect(profileFieldsOf(user)).toEqual(saved);
});

test('a form is held against the record as the server has it', () => {
  expect(profileErrorsOf({ ...form, fields: { ...saved, name: '' } })).toEqual({ name: 'missing' });
  expect(profileErrorsOf({ fields: noProfileFields, user: undefined })).toEqual({ email: 'notAnEmail' });
});

test('a form as it was loaded loses nothing', () => {
  expect(hasProfileChanges(form)).toBe(false);
  expect(hasProfileChanges({ ...form, user: undefined, fields: noProfileFields })).toBe(false);
});

test.each([
  { fields: { ...saved, name: 'Zehra' } },
  { fields: { ...saved, office_name: '' } },
  { password: 'K' },
  { confirmation: 'K' },
  { files: { certificate: file } },
  { user: undefined, fields: { ...noProfileFields, phone: '0' } },
])('%j would be lost', (change) => {
  expect(hasProfileChanges({ ...form, ...change })).toBe(true);
});

test('over a newer record only what the person has changed stays', () => {
  const typed = { ...saved, phone: '0555', office_name: 'Kaya Emlak' };
  const stored = { ...user, name: 'Zehra', phone: '0544', version: 5 };
  expect(rebaseProfile(typed, stored, user)).toEqual({ ...typed, name: 'Zehra' });
});

test('the session knows nothing of the office', () => {
  const { office_name: _, ...person } = saved;
  expect(toPerson(saved)).toEqual(person);
});

test('what is empty is not sent, and words go without blanks around them', () => {
  expect(toProfileForm(form)).toEqual({ ...saved, version: 4 });
  const typed = { ...saved, name: ' Zeynep ', office_name: '  ' };
  const { office_name: _, ...words } = saved;
  expect(toProfileForm({ ...form, fields: typed })).toStrictEqual({ ...words, version: 4 });
});

test('a password and documents go along when there are some', () => {
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

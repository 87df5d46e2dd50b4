import { expect, test } from 'vitest';
import { profileErrors } from './profileForm.ts';

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

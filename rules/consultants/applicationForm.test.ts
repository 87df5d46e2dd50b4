import { expect, test } from 'vitest';
import { applicationFaults, emptyApplication, toApplicationForm } from './applicationForm.ts';

const filled = {
  name: 'Zeynep',
  last_name: 'Kaya',
  phone: '(0532) 111 22 33',
  email: 'zeynep@ofis.com',
  office_name: 'Kuşçular Emlak',
  office_position_id: '1',
};
const files = { tax_plate: 'levha.pdf', certificate: 'sertifika.png' };

test('a complete application has no errors', () => {
  expect(applicationFaults(filled, files)).toEqual({});
});

test('an empty application lacks every field and both documents', () => {
  expect(applicationFaults(emptyApplication, {})).toEqual({
    name: 'missing',
    last_name: 'missing',
    phone: 'missing',
    email: 'missing',
    office_name: 'missing',
    office_position_id: 'missing',
    tax_plate: 'fileMissing',
    certificate: 'fileMissing',
  });
});

test('a blank field is missing', () => {
  expect(applicationFaults({ ...filled, office_name: '  ' }, files)).toEqual({ office_name: 'missing' });
});

test('an email must be valid', () => {
  expect(applicationFaults({ ...filled, email: 'zeynep' }, files)).toEqual({ email: 'notAnEmail' });
});

const sentFiles = { tax_plate: new File([], 'levha.pdf'), certificate: new File([], 'sertifika.png') };

test.each([
  ['1', 1],
  ['2', 2],
])('an application is sent with a trimmed email and the position %s as a number', (position, sent) => {
  const fields = { ...filled, email: ' zeynep@ofis.com ', office_position_id: position };
  expect(toApplicationForm(fields, sentFiles)).toEqual({
    ...filled,
    office_position_id: sent,
    ...sentFiles,
  });
});

test('an application without both documents cannot be sent', () => {
  const { tax_plate } = sentFiles;
  expect(() => toApplicationForm(filled, { tax_plate })).toThrow('both documents');
});

import { expect, test } from 'vitest';
import type { components } from '../../api/schema.ts';
import { correctedFields, correctionFaults, rebaseCorrection, toCorrectionForm } from './correctionForm.ts';

const zeynep: components['schemas']['User'] = {
  Id: 74,
  name: 'Zeynep',
  last_name: 'Kaya',
  phone: 'abc',
  email: 'zeynep@ofis.com',
  office_name: 'Kuşçular Emlak',
  office_position_id: 1,
  tax_plate: '',
  certificate: '',
  status: 0,
  is_deleted: 0,
  version: 3,
};

test('only corrected fields are sent, trimmed, with the version', () => {
  const fields = { phone: ' 0532 111 22 33 ', office_name: 'Kuşçular Emlak ' };
  expect(correctedFields(fields, zeynep)).toEqual(['phone']);
  expect(toCorrectionForm(fields, zeynep)).toEqual({ phone: '0532 111 22 33', version: 3 });
});

test('a field cannot be emptied, but may stay empty', () => {
  expect(correctionFaults({ phone: ' ', office_name: '' }, { ...zeynep, office_name: '' })).toEqual({
    phone: 'missing',
  });
  expect(correctionFaults({ phone: 'abc', office_name: 'X' }, zeynep)).toEqual({});
});

test('a newer record keeps what the admin has corrected, and gives the rest', () => {
  const newer = { ...zeynep, phone: '0500', office_name: 'Yeni Ofis', version: 4 };
  expect(rebaseCorrection({ phone: '0532', office_name: 'Kuşçular Emlak' }, newer, zeynep)).toEqual({
    phone: '0532',
    office_name: 'Yeni Ofis',
  });
});

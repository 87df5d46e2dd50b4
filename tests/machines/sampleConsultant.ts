import type { components } from '../../api/schema.ts';

/** An approved consultant; `checkedOutputs.ts` checks it against the contract. */
export const sampleConsultant: components['schemas']['User'] = {
  Id: 74,
  name: 'Zeynep',
  last_name: 'Kaya',
  phone: '(0532) 111 22 33',
  email: 'zeynep@ofis.com',
  office_name: 'Kuşçular Emlak',
  office_position_id: 1,
  tax_plate: 'k3v9x2a7q1.pdf',
  certificate: 'p8d4m6z0w2.png',
  status: 1,
  is_deleted: 0,
  version: 3,
};

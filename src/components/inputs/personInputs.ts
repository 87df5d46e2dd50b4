import { maxPhoneLength } from '../../../rules/people/phone.ts';
import { fieldText } from '../../text/fields.ts';

const { person } = fieldText;

/** The inputs of a person's fields, by wire name. */
export const personInputs = {
  name: { label: person.name, autoComplete: 'given-name', maxLength: 100 },
  last_name: { label: person.last_name, autoComplete: 'family-name', maxLength: 100 },
  phone: { label: person.phone, type: 'tel', autoComplete: 'tel', maxLength: maxPhoneLength },
  email: { label: person.email, type: 'email', autoComplete: 'email', maxLength: 200 },
  office_name: { label: person.office_name, autoComplete: 'organization', maxLength: 200 },
} as const;

/** Why a person's field cannot be sent. */
export const personFaultText = { missing: fieldText.required, notAnEmail: fieldText.notAnEmail } as const;

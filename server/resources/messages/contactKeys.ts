import { fold, sortKey } from '../../../rules/lists/folding.ts';
import { phoneKeysIn } from '../../../rules/people/contact.ts';
import { firstPhoneKey, phoneKey, readDigits } from '../../../rules/people/phone.ts';

interface Written {
  name: string;
  last_name: string;
  phone: string;
  email?: string | undefined;
  subject: string;
  message: string;
}

/** The columns by which a contact message is searched, sorted and found by its phone. */
export function contactKeys({ name, last_name, phone, email = '', subject, message }: Written) {
  const fullName = `${name} ${last_name}`.trim();
  const words = [fullName, phone, phoneKey(readDigits(phone)), email, subject, message];
  return {
    search_text: fold(words.concat(phoneKeysIn(message)).join(' ')),
    phone_key: firstPhoneKey(phone),
    name_sort: sortKey(fullName),
    subject_sort: sortKey(subject),
  };
}

import { telLink } from '../../../rules/people/phone.ts';
import layout from '../../site/layout.module.css';

/** A phone to call; Enter in its cell calls too. Empty once the personal data were erased. */
export function PhoneLink({ phone }: { phone: string }) {
  if (phone === '') return null;
  return (
    <a href={telLink(phone)} className={layout.link} tabIndex={-1}>
      {phone}
    </a>
  );
}

import { use } from 'react';
import { formatPhone, telLink } from '../../../rules/people/phone.ts';
import layout from '../../site/layout.module.css';
import { CellTabIndex } from './columns.ts';

/** A phone to call; Enter in its cell calls too. Empty once the personal data were erased. */
export function PhoneLink({ phone }: { phone: string }) {
  const tabIndex = use(CellTabIndex);
  if (phone === '') return null;
  return (
    <a href={telLink(phone)} className={layout.link} tabIndex={tabIndex}>
      {formatPhone(phone)}
    </a>
  );
}

import MuiLink from '@mui/material/Link';
import { use } from 'react';
import { formatPhone, isDialable, telLink } from '../../../rules/people/phone.ts';
import { CellTabIndex } from './columns.ts';

/**
 * A phone to call; Enter in its cell calls too. Words stay words. Empty once the personal data were
 * erased.
 */
export function PhoneLink({ phone }: { phone: string }) {
  const tabIndex = use(CellTabIndex);
  if (!isDialable(phone)) return phone;
  return (
    <MuiLink href={telLink(phone)} tabIndex={tabIndex}>
      {formatPhone(phone)}
    </MuiLink>
  );
}

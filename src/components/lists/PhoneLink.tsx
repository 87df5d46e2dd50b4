import MuiLink from '@mui/material/Link';
import { use } from 'react';
import { formatPhone, telLink } from '../../../rules/people/phone.ts';
import { CellTabIndex } from './columns.ts';

/** A phone to call; Enter in its cell calls too. Empty once the personal data were erased. */
export function PhoneLink({ phone }: { phone: string }) {
  const tabIndex = use(CellTabIndex);
  if (phone === '') return null;
  return (
    <MuiLink href={telLink(phone)} tabIndex={tabIndex}>
      {formatPhone(phone)}
    </MuiLink>
  );
}

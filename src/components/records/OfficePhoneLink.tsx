import { telLink } from '../../../rules/people/phone.ts';
import { brand } from '../../site/brand.ts';

/** The office's number, which a tap calls; it stays on one line. */
export const OfficePhoneLink = () => (
  <a href={telLink(brand.phone)}>{brand.phone.replaceAll(' ', '\u00a0')}</a>
);

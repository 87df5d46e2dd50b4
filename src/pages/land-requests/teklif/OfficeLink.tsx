import { telLink } from '../../../../rules/people/phone.ts';
import { brand } from '../../../site/brand.ts';

/** The office's number, to be called with a tap. It stays on one line. */
export const OfficeLink = () => <a href={telLink(brand.phone)}>{brand.phone.replaceAll(' ', '\u00a0')}</a>;

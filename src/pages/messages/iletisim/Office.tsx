import MuiLink from '@mui/material/Link';
import { telLink } from '../../../../rules/people/phone.ts';
import { brand, company } from '../../../site/brand.ts';
import { contactText as text } from '../../../text/messages/contact.ts';
import styles from './contact.module.css';

const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(brand.address)}`;

/** The company's title, address, phone and hours; what is not known is left out. */
export function Office() {
  const rows = [
    { term: text.title, value: company.title },
    { term: text.tax, value: company.taxNumber && `${company.taxOffice} ${company.taxNumber}`.trim() },
    { term: text.address, value: brand.address },
    { term: text.call, value: brand.phone, href: telLink(brand.phone) },
    { term: text.email, value: brand.email, href: `mailto:${brand.email}` },
    { term: text.hours, value: company.hours.join(', ') },
  ].filter(({ value }) => value !== '');
  return (
    <section className={styles.office}>
      <h2>{text.officeHeading}</h2>
      <dl>
        {rows.map(({ term, value, href }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{href ? <MuiLink href={href}>{value}</MuiLink> : value}</dd>
          </div>
        ))}
      </dl>
      {brand.address && (
        <MuiLink href={map} target="_blank" rel="noopener">
          {text.map}
        </MuiLink>
      )}
    </section>
  );
}

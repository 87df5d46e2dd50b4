import { Link } from 'wouter';
import { paths } from '../../../rules/site/paths.ts';
import { OfficePhoneLink } from '../../components/records/OfficePhoneLink.tsx';
import { brand, company } from '../../site/brand.ts';
import { useServices } from '../../site/services.tsx';
import { layoutText as text } from '../../text/site/layout.ts';
import styles from './PublicLayout.module.css';

const pages = [
  { href: paths.about.to(), label: text.nav.about },
  { href: paths.blog.pattern, label: text.nav.blog },
  { href: paths.apply.to(), label: text.footer.apply },
  { href: paths.contact.to(), label: text.nav.contact },
  { href: paths.kvkk.to(), label: text.footer.privacy },
];

/** The company and its contact details, with the current year as copyright (product, 1). */
export function Footer() {
  const { year } = useServices();
  return (
    <footer className={styles.footer}>
      <div className={styles.footerColumns}>
        <div>
          <p className={styles.name}>{brand.name}</p>
          <p className={styles.quiet}>{text.footer.promise}</p>
          {company.title && <p>{company.title}</p>}
          {company.taxNumber && <p>{text.footer.tax(company.taxOffice, company.taxNumber)}</p>}
        </div>
        <div>
          <h2>{text.footer.pages}</h2>
          <ul>
            {pages.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{text.footer.reach}</h2>
          {brand.address && <address>{brand.address}</address>}
          <ul>
            <li>
              <OfficePhoneLink />
            </li>
            <li>
              <a href={brand.chat} target="_blank" rel="noopener">
                {text.chat}
              </a>
            </li>
          </ul>
          {company.hours.map((hours) => (
            <p key={hours} className={styles.quiet}>
              {hours}
            </p>
          ))}
        </div>
        {brand.social.length > 0 && (
          <div>
            <h2>{text.footer.social}</h2>
            <ul>
              {brand.social.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {/* not in the grid: a line across all columns would keep empty ones open */}
      <div className={styles.rights}>{text.footer.rights(year, brand.name)}</div>
    </footer>
  );
}

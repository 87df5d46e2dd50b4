import { telLink } from '../../../rules/people/phone.ts';
import { PhoneIcon, WhatsAppIcon } from '../../components/images/icons.tsx';
import { brand } from '../../site/brand.ts';
import { layoutText as text } from '../../text/site/layout.ts';
import styles from './PublicLayout.module.css';

/**
 * The phone and chat shortcuts at the bottom right of every public page (product, 1). They are
 * always there and cover nothing: on a wide screen they stand beside the content, elsewhere in a
 * bar below it.
 */
export function FloatingContact() {
  return (
    <aside aria-label={text.reach} className={styles.floating}>
      <a href={telLink(brand.phone)} aria-label={text.call(brand.phone)}>
        <PhoneIcon />
      </a>
      <a href={brand.chat} target="_blank" rel="noopener" aria-label={text.chat}>
        <WhatsAppIcon />
      </a>
    </aside>
  );
}

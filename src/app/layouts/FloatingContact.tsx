import { useEffect, useRef } from 'react';
import { telLink } from '../../../rules/people/phone.ts';
import { keepClear } from '../../browser/keepClear.ts';
import { ChatIcon, PhoneIcon } from '../../components/images/icons.tsx';
import { brand } from '../../site/brand.ts';
import { layoutText as text } from '../../text/site/layout.ts';
import styles from './PublicLayout.module.css';

/**
 * The phone and chat shortcuts at the bottom right of every public page (product, 1). They make way
 * for the content below them, and for a field that has the focus.
 */
export function FloatingContact() {
  const aside = useRef<HTMLElement>(null);
  useEffect(() => (aside.current ? keepClear(aside.current) : undefined), []);
  return (
    <aside aria-label={text.reach} className={styles.floating} ref={aside}>
      <a href={telLink(brand.phone)} aria-label={text.call(brand.phone)}>
        <PhoneIcon />
      </a>
      <a href={brand.chat} target="_blank" rel="noopener" aria-label={text.chat}>
        <ChatIcon />
      </a>
    </aside>
  );
}

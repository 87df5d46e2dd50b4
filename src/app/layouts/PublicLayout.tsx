import type { ReactNode } from 'react';
import { FloatingContact } from './FloatingContact.tsx';
import { Footer } from './Footer.tsx';
import { Header, type HeaderProps } from './Header.tsx';
import styles from './PublicLayout.module.css';
import { SkipLink } from './SkipLink.tsx';

interface PublicLayoutProps extends HeaderProps {
  children: ReactNode;
}

/** Header, footer and the floating buttons around a public page (product, 2). */
export function PublicLayout({ children, ...header }: PublicLayoutProps) {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <Header {...header} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <FloatingContact />
    </div>
  );
}

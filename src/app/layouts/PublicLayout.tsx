import type { ReactNode } from 'react';
import { FloatingContact } from './FloatingContact.tsx';
import { Footer } from './Footer.tsx';
import { Header, type SignedIn } from './Header.tsx';
import styles from './PublicLayout.module.css';
import { SkipLink } from './SkipLink.tsx';

interface PublicLayoutProps {
  signedIn: SignedIn | null;
  onSignOut: () => void;
  children: ReactNode;
}

/** Header, footer and the floating buttons around a public page (product, 2). */
export function PublicLayout({ signedIn, onSignOut, children }: PublicLayoutProps) {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <Header signedIn={signedIn} onSignOut={onSignOut} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <FloatingContact />
    </div>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FloatingContact } from './FloatingContact.tsx';
import { Footer } from './Footer.tsx';
import { Header, type SignedIn } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';

interface PublicLayoutProps {
  signedIn: SignedIn | null;
  onSignOut: () => void;
  children: ReactNode;
}

/** Header, footer and the floating buttons around a public page (product, 2). */
export function PublicLayout({ signedIn, onSignOut, children }: PublicLayoutProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SkipLink />
      <Header signedIn={signedIn} onSignOut={onSignOut} />
      <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
        {children}
      </Box>
      <Footer />
      <FloatingContact />
    </Box>
  );
}

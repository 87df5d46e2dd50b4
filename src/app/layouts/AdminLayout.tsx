import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MenuIcon } from '../../components/icons.tsx';
import { layoutText as text } from '../../text/layout.ts';
import { brand } from '../brand.ts';
import { AdminNavigation } from './AdminNavigation.tsx';
import { Disclosure } from './Disclosure.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The panel's frame: sidebar, a top bar with 'Admin' and the way out, and the footer's line (specification, section 2). */
export default function AdminLayout({ onSignOut, children }: { onSignOut: () => void; children: ReactNode }) {
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
        gridTemplateRows: 'auto 1fr auto',
      }}
    >
      <SkipLink />
      <AppBar
        component="header"
        position="sticky"
        sx={{ gridColumn: '1 / -1', borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
      >
        <Toolbar sx={{ gap: 2 }}>
          <Box sx={{ display: { md: 'none' } }}>
            <Disclosure label={<MenuIcon />} description={text.menu} wide>
              <AdminNavigation />
            </Disclosure>
          </Box>
          <Typography variant="h6" component="p" sx={{ flex: 1 }}>
            {text.admin.bar}
          </Typography>
          <Button color="inherit" onClick={onSignOut}>
            {text.signOut}
          </Button>
        </Toolbar>
      </AppBar>
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          borderRight: 1,
          borderColor: 'divider',
          p: 2,
          minWidth: (theme) => theme.spacing(30),
        }}
      >
        <AdminNavigation />
      </Box>
      <Box component="main" id="main" tabIndex={-1} sx={{ p: { xs: 2, md: 4 }, outline: 'none' }}>
        {children}
      </Box>
      <Typography
        component="footer"
        variant="body2"
        color="textSecondary"
        sx={{ gridColumn: '1 / -1', p: 2, borderTop: 1, borderColor: 'divider' }}
      >
        {text.footer.rights(new Date().getFullYear(), brand.name)}
      </Typography>
    </Box>
  );
}

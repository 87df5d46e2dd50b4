import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link, useLocation } from 'wouter';
import { paths } from '../../../rules/site/paths.ts';
import { MenuIcon } from '../../components/images/icons.tsx';
import { brand } from '../../site/brand.ts';
import { layoutText as text } from '../../text/site/layout.ts';
import { Disclosure } from './Disclosure.tsx';

const pages = [
  { href: paths.home.to(), pattern: paths.home.pattern, label: text.nav.home },
  { href: paths.about.to(), pattern: paths.about.pattern, label: text.nav.about },
  { href: paths.blog.pattern, pattern: paths.blog.pattern, label: text.nav.blog },
  { href: paths.ads.pattern, pattern: paths.ads.pattern, label: text.nav.ads },
  { href: paths.contact.to(), pattern: paths.contact.pattern, label: text.nav.contact },
];

export interface SignedIn {
  name: string;
}

/** The product's name, the public navigation, and the sign-in or the user's menu (product, 2). */
export function Header({ signedIn, onSignOut }: { signedIn: SignedIn | null; onSignOut: () => void }) {
  const [location] = useLocation();
  const links = [
    ...pages,
    ...(signedIn ? [] : [{ href: paths.login.to(), pattern: paths.login.pattern, label: text.nav.login }]),
  ];
  const isCurrent = (pattern: string) => (pattern === '/' ? location === '/' : location.startsWith(pattern));
  const items = links.map(({ href, pattern, label }) => (
    <Button
      key={href}
      component={Link}
      href={href}
      color="inherit"
      aria-current={isCurrent(pattern) ? 'page' : undefined}
      sx={{
        '&[aria-current]': {
          color: 'primary.main',
          textDecoration: 'underline',
          textUnderlineOffset: '0.4em',
        },
      }}
    >
      {label}
    </Button>
  ));
  return (
    <AppBar
      component="header"
      position="sticky"
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' }}
    >
      <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1 }}>
        <Button
          component={Link}
          href={paths.home.to()}
          color="inherit"
          sx={{ typography: 'h6', gap: 1, mr: 'auto', px: 1 }}
        >
          <Box
            component="img"
            src="/logo.svg"
            alt=""
            sx={{ width: (theme) => theme.spacing(4), height: (theme) => theme.spacing(4) }}
          />
          {brand.name}
        </Button>
        <Box component="nav" aria-label={text.mainNav} sx={{ display: { xs: 'none', md: 'flex' } }}>
          {items}
        </Box>
        {signedIn && (
          <Disclosure label={signedIn.name} description={text.userMenu(signedIn.name)}>
            <Button component={Link} href={paths.profile.to()} color="inherit">
              {text.settings}
            </Button>
            <Button color="inherit" onClick={onSignOut}>
              {text.signOut}
            </Button>
          </Disclosure>
        )}
        <Box sx={{ display: { md: 'none' } }}>
          <Disclosure label={<MenuIcon />} description={text.menu} wide>
            <Box component="nav" aria-label={text.mainNav} sx={{ display: 'grid' }}>
              {items}
            </Box>
          </Disclosure>
        </Box>
      </Container>
    </AppBar>
  );
}

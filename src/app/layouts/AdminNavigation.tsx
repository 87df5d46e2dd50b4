import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'wouter';
import { layoutText } from '../../text/layout.ts';
import { paths } from '../paths.ts';

const text = layoutText.admin;

/** The panel's pages by subject; a new page is one more line. */
const groups = [
  { heading: undefined, links: [{ href: paths.adminDashboard.to(), label: text.dashboard }] },
  {
    heading: text.requests,
    links: [
      { href: paths.adminNewLand.to(), label: text.newLand },
      { href: paths.adminPurchasedLand.to(), label: text.purchasedLand },
      { href: paths.adminCanceledLand.to(), label: text.canceledLand },
    ],
  },
  { heading: undefined, links: [{ href: paths.home.to(), label: text.site }] },
];

export function AdminNavigation() {
  const [location] = useLocation();
  return (
    <Box component="nav" aria-label={text.nav} sx={{ display: 'grid', gap: 2 }}>
      {groups.map(({ heading, links }) => (
        <Box key={links[0]?.href} sx={{ display: 'grid' }}>
          {heading && (
            <Typography variant="body2" color="textSecondary" sx={{ px: 2, py: 1, fontWeight: 'bold' }}>
              {heading}
            </Typography>
          )}
          {links.map(({ href, label }) => (
            <Button
              key={href}
              component={Link}
              href={href}
              color="inherit"
              aria-current={location === href ? 'page' : undefined}
              sx={{
                justifyContent: 'flex-start',
                '&[aria-current]': { bgcolor: 'action.selected', color: 'primary.main' },
              }}
            >
              {label}
            </Button>
          ))}
        </Box>
      ))}
    </Box>
  );
}

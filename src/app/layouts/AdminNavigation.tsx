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
  {
    heading: text.consultants,
    links: [
      { href: paths.adminNewUser.to(), label: text.newUser },
      { href: paths.adminUserList.to(), label: text.userList },
      { href: paths.adminCanceledUser.to(), label: text.canceledUser },
    ],
  },
  {
    heading: text.blog,
    links: [
      { href: paths.adminNewBlog.to(), label: text.newBlog },
      { href: paths.adminBlogList.pattern, label: text.blogList },
    ],
  },
  {
    heading: text.ads,
    links: [
      { href: paths.adminAddLand.to(), label: text.addLand },
      { href: paths.adminLandList.pattern, label: text.landList },
    ],
  },
  {
    heading: text.messages,
    links: [
      { href: paths.adminMessages.to(), label: text.contactMessages },
      { href: paths.adminOutbox.to(), label: text.outbox },
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

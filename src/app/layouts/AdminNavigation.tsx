import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link, useLocation } from 'wouter';
import { paths } from '../../../rules/site/paths.ts';
import { layoutText } from '../../text/site/layout.ts';
import { useTransientPopover } from './useTransientPopover.ts';

const text = layoutText.admin;

/** The panel's pages by subject. */
const groups: readonly { heading?: string; pages: readonly (keyof typeof text.links)[] }[] = [
  { pages: ['adminDashboard'] },
  {
    heading: text.landRequests,
    pages: ['adminNewLandRequests', 'adminPurchasedLandRequests', 'adminCancelledLandRequests'],
  },
  {
    heading: text.consultants,
    pages: ['adminNewConsultants', 'adminConsultants', 'adminCancelledConsultants'],
  },
  { heading: text.blog, pages: ['adminNewPost', 'adminPosts'] },
  { heading: text.ads, pages: ['adminNewAd', 'adminAds'] },
  { heading: text.messages, pages: ['adminMessages', 'adminOutbox'] },
  { pages: ['home'] },
];

/** One style rule for all links: a MUI button each would render slower than the rest of the layout. */
const styles: SxProps<Theme> = (theme) => ({
  m: 0,
  p: 2,
  gap: 2,
  alignContent: 'start',
  color: 'inherit',
  bgcolor: 'background.paper',
  '&:popover-open': {
    display: 'grid',
    inset: `${theme.spacing(8)} 0 auto`,
    width: 'auto',
    maxHeight: `calc(100dvh - ${theme.spacing(8)})`,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 1,
  },
  // a menu that was opened on a narrow window stays open when the window grows
  [theme.breakpoints.up('md')]: {
    '&:not(:popover-open)': {
      display: 'grid',
      position: 'static',
      minWidth: theme.spacing(30),
      height: 'auto',
      border: 0,
      borderRight: `1px solid ${theme.vars.palette.divider}`,
      bgcolor: 'transparent',
    },
  },
  '& div': { display: 'grid' },
  '& p': { typography: 'body2', color: 'text.secondary', px: 2, py: 1, m: 0, fontWeight: 'bold' },
  '& a': {
    typography: 'button',
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    px: 2.5,
    borderRadius: 999,
    textDecoration: 'none',
  },
  '& a:hover': { bgcolor: 'action.hover' },
  '& a[aria-current]': { bgcolor: 'action.selected', color: 'primary.main' },
});

/**
 * The panel's menu: a sidebar, and on a narrow screen a popover that the browser opens and closes.
 * @param props.id the `popoverTarget` of the button that opens it.
 */
export function AdminNavigation({ id }: { id: string }) {
  const [location] = useLocation();
  const popover = useTransientPopover<HTMLElement>();
  return (
    <Box
      component="nav"
      ref={popover}
      id={id}
      popover="auto"
      aria-label={text.nav}
      onClick={({ target, currentTarget }) => {
        const link = target instanceof Element && target.closest('a');
        if (!link) return;
        currentTarget.hidePopover?.();
        // the address does not change, so `restoreScroll` does not scroll to the top
        if (link.hasAttribute('aria-current')) window.scrollTo({ top: 0, behavior: 'instant' });
      }}
      sx={styles}
    >
      {groups.map(({ heading, pages }) => (
        <div key={pages[0]}>
          {heading && <p>{heading}</p>}
          {pages.map((page) => {
            const href = paths[page].pattern;
            return (
              <Link key={page} href={href} aria-current={location === href ? 'page' : undefined}>
                {text.links[page]}
              </Link>
            );
          })}
        </div>
      ))}
    </Box>
  );
}

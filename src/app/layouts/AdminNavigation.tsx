import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link, useLocation } from 'wouter';
import type { WaitingCounts } from '../../../machines/lists/waitingCounts.ts';
import { type PageName, paths } from '../../../rules/site/paths.ts';
import { recordLists } from '../../../rules/site/recordLists.ts';
import { cameFrom, partsOf } from '../../browser/history/cameFrom.ts';
import { numberText } from '../../text/formats.ts';
import { adminLayoutText as text } from '../../text/site/adminLayout.ts';
import { menuLabel } from '../../text/site/menuLabel.ts';
import { useTransientPopover } from './useTransientPopover.ts';

/** The panel's pages by subject. */
const groups: readonly { heading?: string; pages: readonly PageName[] }[] = [
  { pages: ['adminDashboard', 'adminReport'] },
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
  { pages: ['adminTeam', 'adminPrivacy', 'adminLog', 'home'] },
];

/** The number that stands beside an entry. */
const waitingAt: Partial<Record<PageName, Exclude<keyof WaitingCounts, 'clock' | 'disk'>>> = {
  adminNewLandRequests: 'landRequests',
  adminNewConsultants: 'consultants',
  adminMessages: 'contactMessages',
  adminOutbox: 'messages',
};

/** The entry that leads to this page, or to the list of the record on this page. */
function markOf(page: PageName, location: string): 'page' | 'true' | undefined {
  if (paths[page].pattern === location) return 'page';
  const own = recordLists.find(({ record }) => record.test(location));
  if (!own) return undefined;
  const [list] = partsOf(cameFrom() ?? own.lists[0]);
  return paths[page].pattern === list ? 'true' : undefined;
}

/**
 * One style rule for all links: a MUI button each would render slower than the rest of the layout.
 */
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
      // beside the footer too, which the end of the menu would cover
      gridRow: '2 / span 2',
      position: 'sticky',
      top: theme.spacing(8),
      alignSelf: 'start',
      // with room for the numbers, which come after the first render
      boxSizing: 'border-box',
      width: theme.spacing(33),
      height: `calc(100vh - ${theme.spacing(8)})`,
      gap: 1,
      border: 0,
      bgcolor: 'transparent',
    },
  },
  '& div': { display: 'grid' },
  '& p': {
    typography: 'body2',
    color: 'text.secondary',
    px: 2,
    py: { xs: 1, md: 0.5 },
    m: 0,
    fontWeight: 'bold',
  },
  '& a': {
    typography: 'button',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    minHeight: { xs: '2.75rem', md: '2.25rem' },
    px: 2,
    whiteSpace: 'nowrap',
    borderRadius: 999,
    textDecoration: 'none',
  },
  '& a:hover': { bgcolor: 'action.hover' },
  '& a > span': {
    typography: 'body2',
    fontVariantNumeric: 'tabular-nums',
    px: 1,
    borderRadius: 999,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
  '& a[aria-current]': { bgcolor: 'action.selected', color: 'primary.main' },
});

/**
 * The panel's menu: a sidebar, and on a narrow screen a popover that the browser opens and closes.
 * @param props.id the `popoverTarget` of the button that opens it.
 * @param props.counts undefined until they are loaded.
 */
export function AdminNavigation({ id, counts }: { id: string; counts: WaitingCounts | undefined }) {
  const [location] = useLocation();
  const popover = useTransientPopover<HTMLElement>();
  return (
    <Box
      component="nav"
      ref={popover}
      id={id}
      popover="auto"
      aria-label={text.nav}
      onClick={({ target }) => {
        const link = target instanceof Element && target.closest('a');
        if (!link) return;
        // the address does not change, so `watchArrivals` does not scroll to the top
        if (link.getAttribute('aria-current') === 'page') window.scrollTo({ top: 0, behavior: 'instant' });
      }}
      sx={styles}
    >
      {groups.map(({ heading, pages }) => (
        <div key={pages[0]}>
          {heading && <p>{heading}</p>}
          {pages.map((page) => {
            const href = paths[page].pattern;
            const kind = waitingAt[page];
            const count = (kind && counts?.[kind]) ?? 0;
            return (
              <Link
                key={page}
                href={href}
                aria-current={markOf(page, location)}
                title={count > 0 ? text.waiting(numberText(count)) : undefined}
              >
                {menuLabel(page)}
                {/* the title says it, so that the link keeps its name */}
                {count > 0 && <span aria-hidden>{numberText(count)}</span>}
              </Link>
            );
          })}
        </div>
      ))}
    </Box>
  );
}

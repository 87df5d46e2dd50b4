import AddLocationAltIcon from '@mui/icons-material/AddLocationAltOutlined';
import AllInboxIcon from '@mui/icons-material/AllInboxOutlined';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import BarChartIcon from '@mui/icons-material/BarChart';
import BlockIcon from '@mui/icons-material/Block';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import HistoryIcon from '@mui/icons-material/History';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import NarrowIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import WideIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LandscapeIcon from '@mui/icons-material/LandscapeOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import ManageAccountsIcon from '@mui/icons-material/ManageAccountsOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined';
import PostAddIcon from '@mui/icons-material/PostAdd';
import PrivacyTipIcon from '@mui/icons-material/PrivacyTipOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import WebhookIcon from '@mui/icons-material/Webhook';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { SxProps, Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ComponentType, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { WaitingCounts } from '../../../machines/lists/waitingCounts.ts';
import { type PageName, pageNames, paths } from '../../../rules/site/paths.ts';
import { recordLists } from '../../../rules/site/recordLists.ts';
import { cameFrom, partsOf } from '../../browser/history/cameFrom.ts';
import { isKept, keep } from '../../browser/panelCookies.ts';
import { numberText } from '../../text/formats.ts';
import { adminLayoutText as text } from '../../text/site/adminLayout.ts';
import { menuLabel } from '../../text/site/menuLabel.ts';
import { useTransientPopover } from './useTransientPopover.ts';

type Icon = ComponentType<SvgIconProps>;

/** The panel's pages by subject. */
const groups: readonly { heading?: string; pages: Partial<Record<PageName, Icon>> }[] = [
  { pages: { adminDashboard: DashboardIcon, adminReport: BarChartIcon } },
  {
    heading: text.landRequests,
    pages: {
      adminNewLandRequests: InboxIcon,
      adminPurchasedLandRequests: TaskAltIcon,
      adminCancelledLandRequests: BlockIcon,
      adminAllLandRequests: AllInboxIcon,
    },
  },
  {
    heading: text.consultants,
    pages: {
      adminNewConsultants: PersonAddIcon,
      adminConsultants: PeopleIcon,
      adminCancelledConsultants: PersonOffIcon,
    },
  },
  { heading: text.blog, pages: { adminNewPost: PostAddIcon, adminPosts: ArticleIcon } },
  { heading: text.ads, pages: { adminNewAd: AddLocationAltIcon, adminAds: LandscapeIcon } },
  { heading: text.messages, pages: { adminMessages: MailIcon, adminOutbox: SendIcon } },
  {
    heading: text.office,
    pages: {
      adminTeam: ManageAccountsIcon,
      adminImport: UploadFileIcon,
      adminKeys: KeyIcon,
      adminWebhooks: WebhookIcon,
      adminPrivacy: PrivacyTipIcon,
      adminLog: HistoryIcon,
      home: OpenInNewIcon,
    },
  },
];

/** The number that stands beside an entry. */
const waitingAt: Partial<
  Record<PageName, Exclude<keyof WaitingCounts, 'clock' | 'disk' | 'sms' | 'replies'>>
> = {
  adminNewLandRequests: 'landRequests',
  adminNewConsultants: 'consultants',
  adminMessages: 'contactMessages',
  adminOutbox: 'messages',
};

/** Marks the entry that leads to this page, or to the list of the record on this page. */
function markOf(page: PageName, location: string, list: string | undefined): 'page' | 'true' | undefined {
  if (paths[page].pattern === location) return 'page';
  return paths[page].pattern === list ? 'true' : undefined;
}

/**
 * The address of the list of the record on this page: the one that led here, or else the one that
 * shows the record. A search, a message or the report leads here as well.
 */
function listOfRecord(location: string, ownList: string | undefined): string | undefined {
  const { lists } = recordLists.find(({ record }) => record.test(location)) ?? {};
  if (!lists) return undefined;
  const [origin] = partsOf(cameFrom() ?? '');
  if (lists.includes(origin)) return origin;
  return lists.length === 1 ? lists[0] : ownList;
}

/** One style rule for all entries. */
const styles: SxProps<Theme> = (theme) => ({
  m: 0,
  p: 2,
  gap: 1.5,
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
      width: theme.spacing(32),
      height: `calc(100vh - ${theme.spacing(8)})`,
      p: 1,
      gap: 1,
      border: 0,
      bgcolor: 'transparent',
    },
    '&[data-narrow]:not(:popover-open)': {
      width: theme.spacing(8),
      '& a': { justifyContent: 'center', px: 0 },
      '& > button': { justifySelf: 'center', mb: 0 },
      '& .label': visuallyHidden,
      '& p': { height: '1px', p: 0, mb: 1, mx: 1, bgcolor: 'divider', '& > span': { display: 'none' } },
      '& a > span[aria-hidden]': {
        position: 'absolute',
        top: 0,
        right: 0,
        px: 0.5,
        typography: 'caption',
      },
      '& a > span[data-replies]': { top: 'auto', bottom: 0 },
    },
  },
  '& div': { display: 'grid' },
  '& p': {
    typography: 'body2',
    color: 'text.secondary',
    px: 2,
    pt: { xs: 1, md: 0.5 },
    m: 0,
    fontWeight: 'bold',
  },
  '& a': {
    typography: 'button',
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: { xs: '2.75rem', md: '2.25rem' },
    px: 1.5,
    whiteSpace: 'nowrap',
    borderRadius: 2,
    color: 'inherit',
    textDecoration: 'none',
  },
  // at the top, where a low window shows it too
  '& > button': {
    display: { xs: 'none', md: 'flex' },
    justifySelf: 'end',
    width: '2.25rem',
    height: '2.25rem',
    mb: '-2.75rem',
    zIndex: 1,
  },
  '& svg': { fontSize: '1.25rem', color: 'text.secondary' },
  '& a:hover': { bgcolor: 'action.hover' },
  '& a > span[aria-hidden]': {
    typography: 'body2',
    fontVariantNumeric: 'tabular-nums',
    ml: 'auto',
    px: 1,
    borderRadius: 999,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
  // beside the number of those that wait
  '& a > span[data-replies]': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
  '& a > span[aria-hidden] + span[data-replies]': { ml: -0.5 },
  '& a[aria-current], & a[aria-current] svg': { color: 'primary.main' },
  '& a[aria-current]': { bgcolor: 'action.selected' },
});

interface AdminNavigationProps {
  /** The `popoverTarget` of the button that opens it. */
  id: string;
  /** Undefined until they are loaded. */
  counts: WaitingCounts | undefined;
  /** The address of the list that shows the record of the page. */
  ownList: string | undefined;
}

/**
 * The panel's menu: a sidebar, and on a narrow screen a popover that the browser opens and closes.
 */
export function AdminNavigation({ id, counts, ownList }: AdminNavigationProps) {
  const [location] = useLocation();
  const list = listOfRecord(location, ownList);
  const popover = useTransientPopover<HTMLElement>();
  const [isNarrow, setIsNarrow] = useState(() => isKept('menuNarrow'));
  const toggle = () => {
    keep('menuNarrow', !isNarrow);
    setIsNarrow(!isNarrow);
  };
  return (
    <Box
      component="nav"
      ref={popover}
      id={id}
      popover="auto"
      aria-label={text.nav}
      data-narrow={isNarrow || undefined}
      onClick={({ target }) => {
        const link = target instanceof Element && target.closest('a');
        if (!link) return;
        // the address does not change, so `watchArrivals` does not scroll to the top
        if (link.getAttribute('aria-current') === 'page') window.scrollTo({ top: 0, behavior: 'instant' });
      }}
      sx={styles}
    >
      <Tooltip title={isNarrow ? text.widen : text.narrow} placement="right">
        <IconButton size="small" aria-label={isNarrow ? text.widen : text.narrow} onClick={toggle}>
          {isNarrow ? <WideIcon /> : <NarrowIcon />}
        </IconButton>
      </Tooltip>
      {groups.map(({ heading, pages }) => (
        <div key={Object.keys(pages)[0]}>
          {heading && (
            <p>
              <span>{heading}</span>
            </p>
          )}
          {Object.entries(pages).map(([name, Icon]) => {
            const page = pageNames.find((one) => one === name);
            if (!page) return null;
            const kind = waitingAt[page];
            const count = (kind && counts?.[kind]) ?? 0;
            // owners' replies stand in the list of the open land requests
            const replies = (page === 'adminNewLandRequests' && counts?.replies) || 0;
            const said = [
              ...(count > 0 ? [text.waiting(numberText(count))] : []),
              ...(replies > 0 ? [text.replies(numberText(replies))] : []),
            ];
            const waiting = said.length > 0 ? said.join(', ') : undefined;
            const label = menuLabel(page);
            return (
              <Tooltip
                key={page}
                title={isNarrow ? [heading, label, waiting].filter(Boolean).join(', ') : ''}
                describeChild
                placement="right"
              >
                <Link
                  href={paths[page].pattern}
                  aria-current={markOf(page, location, list)}
                  {...(!isNarrow && { title: waiting })}
                >
                  <Icon />
                  <span className="label">{label}</span>
                  {/* the title says it, so that the link keeps its name */}
                  {count > 0 && <span aria-hidden>{numberText(count)}</span>}
                  {replies > 0 && (
                    <span aria-hidden data-replies>
                      {numberText(replies)}
                    </span>
                  )}
                </Link>
              </Tooltip>
            );
          })}
        </div>
      ))}
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { waitingCountsMachine } from '../../../machines/lists/waitingCounts.ts';
import { pathLeft } from '../../browser/history/arrival.ts';
import { watchMoves } from '../../browser/history/watchMoves.ts';
import { takeLostFocus } from '../../components/focus/takeLostFocus.ts';
import { MenuIcon } from '../../components/images/icons.tsx';
import { Toasts } from '../../components/notices/Toasts.tsx';
import { brand } from '../../site/brand.ts';
import { OwnListContext } from '../../site/ownList.ts';
import { paperColors } from '../../site/paperColors.ts';
import { useServices } from '../../site/services.tsx';
import { WaitingContext } from '../../site/waiting.ts';
import { adminLayoutText } from '../../text/site/adminLayout.ts';
import { diskText } from '../../text/site/disk.ts';
import { layoutText as text } from '../../text/site/layout.ts';
import { ClockNotice } from '../banners/ClockNotice.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { AdminNavigation } from './AdminNavigation.tsx';
import { PanelSearch } from './PanelSearch.tsx';
import { RecordPager } from './RecordPager.tsx';
import { SkipLink } from './SkipLink.tsx';

const countsMachine = waitingCountsMachine.provide({
  // a corrected address (`replaceState`) is no navigation
  actors: { watchPages: watchMoves(['pushState', 'popstate'], () => ({ type: 'page.change' })) },
});

export interface AdminLayoutProps {
  /** Who is signed in. */
  name: string;
  onSignOut: () => void;
  children: ReactNode;
}

/** The panel's layout: sidebar, a top bar with 'Admin' and the sign-out, footer (product, 2). */
export default function AdminLayout({ name, onSignOut, children }: AdminLayoutProps) {
  const menuId = useId();
  const { year, client } = useServices();
  const [{ context }, send] = useMachine(countsMachine, { input: { client } });
  const { counts } = context;
  const [ownList, setOwnList] = useState<string>();
  const waiting = useMemo(
    () => ({
      landRequests: counts?.landRequests ?? 0,
      recount: () => send({ type: 'record.change' }),
      smsRefusal: counts?.sms,
      whatsappRefusal: counts?.whatsapp,
    }),
    [counts, send],
  );
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // the layout that was left, such as that of the sign-in, had the focus
    if (pathLeft()) takeLostFocus(main.current);
  }, []);
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
        gridTemplateRows: 'auto 1fr auto',
      }}
    >
      <GlobalStyles styles={controlHeights} />
      <GlobalStyles styles={onPaper} />
      <SkipLink />
      <Box
        component="header"
        sx={{
          gridColumn: '1 / -1',
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 2 },
          px: { xs: 1, sm: 3 },
          minHeight: (theme) => theme.spacing(8),
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          // on a zoomed phone the sign-out has two lines, in the same height
          '@media (max-width: 17.5em)': {
            px: 0,
            gap: 0,
            '& button': { minWidth: '2.25rem', px: 0.75, lineHeight: 1.25 },
          },
        }}
      >
        <Button
          color="inherit"
          aria-label={text.menu}
          popoverTarget={menuId}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </Button>
        <Typography variant="h6" component="p" sx={{ flex: 1 }}>
          {adminLayoutText.bar}
        </Typography>
        {isWide && <RecordPager />}
        <PanelSearch />
        <AccountMenu name={name} onSignOut={onSignOut} />
        <Button color="inherit" onClick={onSignOut}>
          {text.signOut}
        </Button>
      </Box>
      <AdminNavigation id={menuId} counts={counts} ownList={ownList} />
      <Box
        component="main"
        ref={main}
        id="main"
        tabIndex={-1}
        sx={{
          position: 'relative',
          borderLeft: { md: 1 },
          borderColor: { md: 'divider' },
          gridColumn: { md: 2 },
          p: 2,
          outline: 'none',
          // fills the screen, so that the footer does not move when the page's content arrives
          minHeight: '100vh',
        }}
      >
        {!isWide && <RecordPager />}
        {counts?.disk && (
          <Alert severity={counts.disk.level === 'full' ? 'error' : 'warning'} role="status" sx={{ mb: 3 }}>
            {diskText(counts.disk)}
          </Alert>
        )}
        <WaitingContext value={waiting}>
          <ClockNotice clock={counts?.clock} readAgain={waiting.recount} />
          <OwnListContext value={setOwnList}>
            <Toasts>{children}</Toasts>
          </OwnListContext>
        </WaitingContext>
      </Box>
      <Typography
        component="footer"
        variant="body2"
        color="textSecondary"
        sx={{
          gridColumn: { md: 2 },
          p: 2,
          borderTop: 1,
          borderLeft: { md: 1 },
          // again at `md`: there the left border sets its own colour
          borderColor: { xs: 'divider', md: 'divider' },
        }}
      >
        {text.footer.rights(year, brand.name)}
      </Typography>
    </Box>
  );
}

/** Of the whole panel, its dialogs included. Fingers get the larger controls of the public pages. */
const controlHeights = {
  '@media (pointer: fine)': { ':root': { '--input-height': '2.5rem', '--button-height': '2.5rem' } },
};

/**
 * A page of the panel as it is printed: what it says, without what is pressed or typed into. Tables
 * are printed whole, also closed ones, and in the colours of the light mode.
 */
function onPaper(theme: Theme) {
  return {
    '@page': { margin: '14mm' },
    '@media print': {
      ...paperColors(theme),
      'body header, body nav, body footer, button, .MuiButton-root, summary, [role="toolbar"]': {
        display: 'none !important',
      },
      // what is stored stands beside the amount, and a note is printed once it is added
      '.MuiTextField-root:has([name="teklif_tutar"], textarea)': { display: 'none' },
      // a plan is printed as text, and an empty day or hour not at all
      '.MuiTextField-root:has(:is([type="date"], [type="time"])[value=""])': { display: 'none' },
      'main fieldset.MuiOutlinedInput-notchedOutline': { border: 0 },
      '.MuiTextField-root :is(input, select)': { paddingInline: '0 !important', appearance: 'none' },
      '.MuiTextField-root .MuiSvgIcon-root, ::-webkit-calendar-picker-indicator': { display: 'none' },
      // paper has no backgrounds, on which these would be white
      'main .MuiChip-root': { color: 'inherit', background: 'none', border: '1px solid currentColor' },
      'main .MuiPaper-root': { padding: '4mm' },
      'body div:has(> main), main, main div:has(> section)': { display: 'block' },
      main: { minHeight: '0 !important', padding: '0 !important', border: '0 !important' },
      'main section, main figure': { marginBottom: '4mm' },
      'main section, main figure > *, main tr, main dl > div': { breakInside: 'avoid' },
      'details::details-content': { contentVisibility: 'visible', display: 'block' },
      '.MuiTableContainer-root': { maxHeight: 'none !important', overflow: 'visible !important' },
      '.MuiTableCell-stickyHeader': { position: 'static !important' },
      'a[href]': { color: 'inherit', textDecoration: 'none' },
    },
  } as const;
}

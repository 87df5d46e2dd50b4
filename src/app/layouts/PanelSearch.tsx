import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useMachine } from '@xstate/react';
import { type KeyboardEvent, useEffect, useId } from 'react';
import { Link, useLocation } from 'wouter';
import { type FoundRecords, panelSearchMachine } from '../../../machines/lists/panelSearch.ts';
import { landRequestReference } from '../../../rules/land-requests/reference.ts';
import { maxMatchesPerKind } from '../../../rules/lists/matchLimits.ts';
import { type PageName, paths } from '../../../rules/site/paths.ts';
import { onCloseRequest } from '../../browser/closeRequest.ts';
import { maxSearchLength } from '../../browser/history/addressQuery.ts';
import { watchSearch } from '../../browser/watchSearch.ts';
import { TextInput } from '../../components/inputs/TextInput.tsx';
import { ErrorNotice } from '../../components/notices/ErrorNotice.tsx';
import { useClient, useSession } from '../../site/services.tsx';
import { liraText } from '../../text/formats.ts';
import { durum } from '../../text/land-requests/landCodes.ts';
import { landRequestsText } from '../../text/land-requests/landRequests.ts';
import { panelSearchText as text } from '../../text/lists/panelSearch.ts';
import { problemText } from '../../text/problems.ts';
import { menuLabel } from '../../text/site/menuLabel.ts';

/** The styles of the button that opens the search; not in the style sheet of the public pages. */
const buttonStyles: SxProps<Theme> = (theme) => ({
  svg: { width: '1.5rem', height: '1.5rem', fill: 'currentColor' },
  '& > span': { ml: 1 },
  kbd: {
    ml: 1,
    px: 0.75,
    border: 1,
    borderColor: 'divider',
    borderRadius: '0.25rem',
    typography: 'caption',
    color: 'text.secondary',
    // without a keyboard the shortcut says nothing
    '@media (hover: none)': { display: 'none' },
  },
  [theme.breakpoints.down('sm')]: {
    kbd: { display: 'none' },
    // it still names the button
    '& > span': visuallyHidden,
  },
});

/** The dialog, and by one rule all that was found. */
const dialogStyles: SxProps<Theme> = {
  // the field does not move when records are found
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialogContent-root': { pt: 0 },
  h3: { mt: 1.5, mb: 0.5, typography: 'subtitle2', color: 'text.secondary' },
  '[role=status]': { minHeight: '1.5rem', my: 1, color: 'text.secondary' },
  'section p': { m: 0, px: 1.5, typography: 'body2', color: 'text.secondary' },
  ul: { m: 0, p: 0, listStyle: 'none' },
  a: {
    display: 'block',
    py: 1,
    px: 1.5,
    borderRadius: 1,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:is(:hover, :focus-visible)': { bgcolor: 'action.hover' },
    span: { display: 'block', fontWeight: 600 },
    'span + span': { typography: 'body2', color: 'text.secondary' },
  },
  'p a': { display: 'inline-block', px: 0.75, color: 'primary.main' },
};

/** On a zoomed phone the button stands below the title. */
const titleStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  pr: 1,
} as const;

const machine = panelSearchMachine.provide({ actors: { watchSearch } });

/** A record that was found: its name, what tells it from others, and its page. */
interface Hit {
  id: number;
  name: string;
  about: string;
  href: string;
}

interface Group {
  heading: string;
  hits: Hit[];
  /** The pages of the lists that hold all that match. */
  lists: PageName[];
}

/** The kinds of which something was found. */
function groupsOf({ landRequests, consultants, ads, posts }: FoundRecords) {
  const groups: Group[] = [
    {
      heading: text.groups.landRequests,
      hits: landRequests.map(
        ({ id, name, phone, il, ilce, mahalle, ada, parsel, durum: state, joined_to }) => ({
          id,
          name,
          about: [
            landRequestReference(id),
            phone,
            `${il.il_adi} / ${ilce.ilce_adi} / ${mahalle.mahalle_adi}`,
            `${ada} / ${parsel}`,
            joined_to === undefined ? durum[state] : landRequestsText.similar.joinedTo(joined_to),
          ].join(' · '),
          href: paths.adminLandRequest.to(id),
        }),
      ),
      lists: ['adminNewLandRequests', 'adminPurchasedLandRequests', 'adminCancelledLandRequests'],
    },
    {
      heading: text.groups.consultants,
      hits: consultants.map(({ Id, name, last_name, phone, office_name }) => ({
        id: Id,
        name: `${name} ${last_name}`.trim(),
        about: [phone, office_name].filter(Boolean).join(' · '),
        href: paths.adminConsultant.to(Id),
      })),
      lists: ['adminConsultants'],
    },
    {
      heading: text.groups.ads,
      hits: ads.map(({ Id, title, il, ilce, ada, parsel, fiyat }) => ({
        id: Id,
        name: title,
        about: [`${il.il_adi} / ${ilce.ilce_adi}`, `${ada} / ${parsel}`, liraText(fiyat)].join(' · '),
        href: paths.adminAd.to(Id),
      })),
      lists: ['adminAds'],
    },
    {
      heading: text.groups.posts,
      hits: posts.map(({ id, title }) => ({ id, name: title, about: '', href: paths.adminPost.to(id) })),
      lists: ['adminPosts'],
    },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

/** Moves the focus between the search and the links below it. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops: Element[] = [...event.currentTarget.querySelectorAll('input, a')];
  const next = stops[stops.findIndex((stop) => stop.matches(':focus')) + step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/** The panel's one search, opened by its button or Ctrl K (product, 10). */
export function PanelSearch() {
  const titleId = useId();
  const [, navigate] = useLocation();
  const openFirst = (_: unknown, { found }: { found: FoundRecords | undefined }) => {
    const [first] = found ? groupsOf(found).flatMap(({ hits }) => hits) : [];
    if (first) navigate(first.href);
  };
  const [snapshot, send] = useMachine(machine.provide({ actions: { openFirst } }), {
    input: { client: useClient() },
  });
  const { q, found, problem } = snapshot.context;
  // what was found may name somebody: it is hidden until the admin has signed in again
  const { interrupted } = useSession();
  const isOpen = snapshot.matches('open') && !interrupted;
  const close = () => send({ type: 'search.close' });
  useEffect(
    () => (isOpen ? onCloseRequest(() => send({ type: 'search.close' })) : undefined),
    [isOpen, send],
  );
  const groups = found && !snapshot.matches({ open: 'empty' }) ? groupsOf(found) : [];
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <>
      <Button
        color="inherit"
        aria-keyshortcuts="Control+K"
        onClick={() => send({ type: 'search.open' })}
        sx={buttonStyles}
      >
        {/* not among the icons of the product, which the first visit loads */}
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d="M10.5 4a6.5 6.5 0 0 1 5.2 10.4l4.4 4.4-1.4 1.4-4.4-4.4A6.5 6.5 0 1 1 10.5 4zm0 2a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z" />
        </svg>
        <span>{text.title}</span>
        <kbd aria-hidden>{text.shortcut}</kbd>
      </Button>
      {isOpen && (
        <Dialog
          open
          fullWidth
          aria-labelledby={titleId}
          onClose={close}
          onKeyDown={onArrow}
          sx={dialogStyles}
        >
          <Box sx={titleStyles}>
            <DialogTitle id={titleId}>{text.title}</DialogTitle>
            <Button onClick={close}>{text.close}</Button>
          </Box>
          <DialogContent>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                send({ type: 'first.open' });
              }}
            >
              <TextInput
                label={text.label}
                name="search"
                optional
                value={q}
                onChange={(typed) => send({ type: 'query.type', q: typed })}
                placeholder={text.placeholder}
                hint={text.hint}
                autoComplete="off"
                autoFocus
                maxLength={maxSearchLength}
              />
            </form>
            <p role="status">
              {snapshot.matches({ open: 'typing' }) || snapshot.hasTag('busy')
                ? text.searching
                : snapshot.matches({ open: 'found' }) && (count > 0 ? text.count(count) : text.nothing)}
            </p>
            {snapshot.matches({ open: 'failed' }) ? (
              <ErrorNotice
                text={text.failed}
                detail={problemText(problem)}
                onRetry={() => send({ type: 'load.retry' })}
              />
            ) : (
              groups.map(({ heading, hits, lists }) => (
                <section key={heading}>
                  <h3>{heading}</h3>
                  <ul>
                    {hits.map(({ id, name, about, href }) => (
                      <li key={id}>
                        <Link href={href} onClick={close}>
                          <span>{name}</span>
                          {about && <span>{about}</span>}
                        </Link>
                      </li>
                    ))}
                  </ul>
                  {q.trim() !== '' && hits.length === maxMatchesPerKind && (
                    <p>
                      {text.more}
                      {lists.map((list) => (
                        <Link
                          key={list}
                          href={`${paths[list].pattern}?${new URLSearchParams({ q })}`}
                          onClick={close}
                        >
                          {menuLabel(list)}
                        </Link>
                      ))}
                    </p>
                  )}
                </section>
              ))
            )}
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Ref, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { dialogText } from '../../../text/dialogs.ts';
import { listSettingsText } from '../../../text/lists/listSettings.ts';
import { problemText } from '../../../text/problems.ts';
import { countText } from '../../../text/recordFormats.ts';
import { ErrorNotice } from '../../notices/ErrorNotice.tsx';
import { OnDemand } from '../../notices/OnDemand.tsx';
import { loadListMenusAndDialogs } from '../loadListMenusAndDialogs.ts';
import { MoreIcon } from './icons.tsx';
import type { ListSettingsInUse } from './useListSettings.ts';

const text = listSettingsText.views;

/** One line whatever it holds, so that nothing below moves when the views arrive. */
const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: '2.75rem',
  mt: 1.5,
  // where they do not fit, they are swiped
  overflowX: 'auto',
  '& > [role="group"]': { display: 'flex', flex: '1 0 auto', alignItems: 'center', gap: 1 },
  '& button, & a': { flex: 'none', minHeight: '2.25rem', whiteSpace: 'nowrap' },
} as const;

/** The link of a view and the button of its menu, as one. */
const viewStyle = {
  display: 'flex',
  flex: 'none',
  '& > a': { borderRight: 0, borderStartEndRadius: 0, borderEndEndRadius: 0 },
  '& > button': { minWidth: '2.5rem', px: 0.5, borderStartStartRadius: 0, borderEndStartRadius: 0 },
  '& > a[aria-current] + button': { borderLeft: 1, borderColor: 'divider' },
} as const;

interface ViewsBarProps {
  settings: ListSettingsInUse;
  /** Takes the focus that a hidden column has lost. */
  columnsButton: Ref<HTMLButtonElement>;
}

/** The named views of a list, and the buttons that save one and choose the columns. */
export function ViewsBar({ settings, columnsButton }: ViewsBarProps) {
  const { snapshot, send, views, sendToDialogs, current } = settings;
  const { leftOut, problem } = snapshot.context;
  const onRetry = () => send({ type: 'settings.retry' });
  const [menu, setMenu] = useState<{ name: string; opener: HTMLElement }>();
  const closeMenu = () => setMenu(undefined);
  const closeNotice = () => send({ type: 'notice.close' });
  const ofMenu = menu && views.find(({ view }) => view.name === menu.name);
  // a view of this name that comes later is another one
  if (menu && !ofMenu) closeMenu();
  return (
    <>
      <Box sx={lineStyle}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
        <div role="group" aria-label={text.label}>
          {views.map((view, index) => (
            // a view that gets another name keeps the focus, and leaves it to the next one
            <ViewLink
              // biome-ignore lint/suspicious/noArrayIndexKey: a name may change, a place does not
              key={index}
              {...view}
              isMenuOpen={menu?.name === view.view.name}
              onOpenMenu={(opener) => setMenu({ name: view.view.name, opener })}
            />
          ))}
          {/* it stays while the next rows try again */}
          {problem && !snapshot.matches('failed') && (
            <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography color="error" sx={{ fontSize: '0.875rem', lineHeight: 1.2 }}>
                {listSettingsText.notLoaded}
              </Typography>
              <Button size="small" onClick={onRetry}>
                {dialogText.retry}
              </Button>
            </Box>
          )}
        </div>
        <Button size="small" onClick={() => sendToDialogs({ type: 'view.add', views: current.views })}>
          {text.save}
        </Button>
        <Button ref={columnsButton} size="small" onClick={() => sendToDialogs({ type: 'columns.open' })}>
          {listSettingsText.columns.open}
        </Button>
      </Box>
      {snapshot.matches('failed') && (
        <ErrorNotice text={listSettingsText.notSaved} detail={problemText(problem)} onRetry={onRetry} />
      )}
      {leftOut.length > 0 && (
        <OnDemand load={loadListMenusAndDialogs} onClose={closeNotice}>
          {({ LeftOutNotice }) => <LeftOutNotice views={leftOut} onClose={closeNotice} />}
        </OnDemand>
      )}
      {ofMenu && (
        <OnDemand load={loadListMenusAndDialogs} onClose={closeMenu}>
          {({ ViewMenu }) => (
            <ViewMenu {...ofMenu} opener={menu.opener} onClose={closeMenu} settings={settings} />
          )}
        </OnDemand>
      )}
    </>
  );
}

type ViewLinkProps = ListSettingsInUse['views'][number] & {
  isMenuOpen: boolean;
  onOpenMenu: (opener: HTMLElement) => void;
};

/** A view as a link to its rows, with the button of its menu. */
function ViewLink({ view, address, isShown, count, isMenuOpen, onOpenMenu }: ViewLinkProps) {
  const [path] = useLocation();
  const variant = isShown ? 'contained' : 'outlined';
  return (
    <Box role="group" aria-label={view.name} sx={viewStyle}>
      <Button
        component={Link}
        href={path + address}
        size="small"
        variant={variant}
        aria-current={isShown ? 'page' : undefined}
      >
        {view.name}
        <Box component="span" sx={{ minWidth: '2ch', ml: 1, fontVariantNumeric: 'tabular-nums' }}>
          {count && countText(count.total, count.capped)}
        </Box>
      </Button>
      <Button
        size="small"
        variant={variant}
        aria-label={text.menu(view.name)}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        onClick={({ currentTarget }) => onOpenMenu(currentTarget)}
      >
        <MoreIcon />
      </Button>
    </Box>
  );
}

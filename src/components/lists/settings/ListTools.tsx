import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type Ref, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { dialogText } from '../../../text/dialogs.ts';
import { listSettingsText } from '../../../text/lists/listSettings.ts';
import { problemText } from '../../../text/problems.ts';
import { countText } from '../../../text/recordFormats.ts';
import { ErrorNotice } from '../../notices/ErrorNotice.tsx';
import { MoreIcon } from './icons.tsx';
import { ToolMenu } from './ToolMenu.tsx';
import type { ListSettingsInUse } from './useListSettings.ts';

const text = listSettingsText.views;

/** One line whatever it holds, so that nothing below moves when the views arrive. */
const lineStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: 1,
  mt: 1.5,
  '& > [role="group"]': {
    display: 'flex',
    flex: { xs: '1 0 100%', sm: '1 1 auto' },
    alignItems: 'center',
    gap: 1,
    minWidth: 0,
    height: '2.75rem',
    overflowX: 'auto',
    color: 'text.secondary',
  },
  '& button, & a': { flex: 'none', minHeight: '2.25rem', whiteSpace: 'nowrap' },
} as const;

interface ListToolsProps {
  settings: ListSettingsInUse;
  /** Takes the focus that a hidden column has lost. */
  columnsButton: Ref<HTMLButtonElement>;
}

/** The named views of a list, and the buttons that save one and choose the columns. */
export function ListTools({ settings, columnsButton }: ListToolsProps) {
  const { snapshot, send, views, sendToTools, current, query } = settings;
  const { leftOut, problem } = snapshot.context;
  const onRetry = () => send({ type: 'settings.retry' });
  return (
    <>
      <Box sx={lineStyle}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
        <div role="group" aria-label={text.label}>
          {views.map((view, index) => (
            // a view that gets another name keeps the focus, and leaves it to the next one
            // biome-ignore lint/suspicious/noArrayIndexKey: the name may change, the place does not
            <ViewLink key={index} settings={settings} {...view} />
          ))}
          {views.length === 0 && !problem && !snapshot.matches('loading') && text.none}
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
        <Button size="small" onClick={() => sendToTools({ type: 'view.save', views: current.views, query })}>
          {text.save}
        </Button>
        <Button ref={columnsButton} size="small" onClick={() => sendToTools({ type: 'columns.open' })}>
          {listSettingsText.columns.open}
        </Button>
      </Box>
      {snapshot.matches('failed') && (
        <ErrorNotice text={listSettingsText.notSaved} detail={problemText(problem)} onRetry={onRetry} />
      )}
      {leftOut !== undefined && (
        <Alert severity="warning" closeText={dialogText.close} onClose={() => send({ type: 'notice.close' })}>
          {text.leftOut(leftOut)}
        </Alert>
      )}
    </>
  );
}

type ViewLinkProps = ListSettingsInUse['views'][number] & { settings: ListSettingsInUse };

/** A view as a link to its rows, with what can be done to it. */
function ViewLink({ view, address, isShown, count, settings }: ViewLinkProps) {
  const [path] = useLocation();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const { change, sendToTools, current, query } = settings;
  const choose = (act: () => void) => () => {
    setOpener(null);
    act();
  };
  const variant = isShown ? 'contained' : 'outlined';
  return (
    <>
      <ButtonGroup
        aria-label={view.name}
        size="small"
        variant={variant}
        disableElevation
        sx={{ flex: 'none' }}
      >
        <Button component={Link} href={path + address} aria-current={isShown ? 'page' : undefined}>
          {view.name}
          <Box component="span" sx={{ minWidth: '2ch', ml: 1, fontVariantNumeric: 'tabular-nums' }}>
            {count && countText(count.total, count.capped)}
          </Box>
        </Button>
        <Button
          aria-label={text.menu(view.name)}
          aria-haspopup="menu"
          aria-expanded={opener !== null}
          onClick={({ currentTarget }) => setOpener(currentTarget)}
          sx={{ px: 0.5 }}
        >
          <MoreIcon />
        </Button>
      </ButtonGroup>
      {opener && (
        <ToolMenu opener={opener} onClose={() => setOpener(null)}>
          {!isShown && (
            <MenuItem onClick={choose(() => change({ type: 'addView', view: { name: view.name, query } }))}>
              {text.update}
            </MenuItem>
          )}
          <MenuItem onClick={choose(() => sendToTools({ type: 'view.rename', views: current.views, view }))}>
            {text.rename}
          </MenuItem>
          <MenuItem onClick={choose(() => sendToTools({ type: 'view.remove', view }))}>
            {text.remove}
          </MenuItem>
        </ToolMenu>
      )}
    </>
  );
}

import CheckIcon from '@mui/icons-material/Check';
import TuneIcon from '@mui/icons-material/Tune';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { type RefObject, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { FileFormat } from '../../../../machines/lists/listExport.ts';
import type { Density } from '../../../../rules/lists/listSettings.ts';
import { listSettingsText as text } from '../../../text/lists/listSettings.ts';
import { listText } from '../../../text/lists/lists.ts';
import { countText } from '../../../text/recordFormats.ts';
import type { ListSettingsInUse } from './useListSettings.ts';

const fileFormats: readonly FileFormat[] = ['csv', 'xlsx'];
const densities: readonly Density[] = ['comfortable', 'compact'];

interface ListSettingsMenuProps {
  settings: ListSettingsInUse;
  /** Takes the focus of what a menu has closed, and the columns' panel hangs on it. */
  button: RefObject<HTMLButtonElement | null>;
  onOpenColumns: () => void;
  /** Missing while the list has no rows. */
  onExport: ((format: FileFormat) => void) | undefined;
  /** The orders that no head of a column has. */
  orders: readonly { label: string; isShown: boolean; onChoose: () => void }[];
}

/** One menu for what a person sets up for a list: columns, density, files and views. */
export function ListSettingsMenu({ settings, button, orders, ...props }: ListSettingsMenuProps) {
  const { onOpenColumns, onExport } = props;
  const { views, change, current, sendToDialogs, query } = settings;
  const [path] = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <Tooltip title={text.menuButton}>
        <IconButton
          ref={button}
          aria-label={text.menuButton}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <TuneIcon />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={() => button.current}
        open={isOpen}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { dense: true, 'aria-label': text.menuButton } }}
        sx={{ '& .MuiMenuItem-root': { whiteSpace: 'normal' } }}
      >
        <MenuItem onClick={choose(onOpenColumns)}>{text.columns.open}</MenuItem>
        <MenuItem onClick={choose(() => change({ type: 'defaults' }))}>{text.columns.reset}</MenuItem>
        {fileFormats.map((format) => (
          <MenuItem key={format} disabled={!onExport} onClick={choose(() => onExport?.(format))}>
            {listText.export[format]}
          </MenuItem>
        ))}
        <Divider />
        {orders.length > 0 && <ListSubheader aria-hidden>{text.orders}</ListSubheader>}
        {orders.map(({ label, isShown, onChoose }) => (
          <MenuItem
            key={label}
            role="menuitemradio"
            aria-checked={isShown}
            aria-label={`${text.orders}: ${label}`}
            onClick={choose(onChoose)}
          >
            <Checked when={isShown} />
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
        {orders.length > 0 && <Divider />}
        <ListSubheader aria-hidden>{text.columns.density}</ListSubheader>
        {densities.map((density) => (
          <MenuItem
            key={density}
            role="menuitemradio"
            aria-checked={current.density === density}
            // the heading above it is for the eye alone
            aria-label={`${text.columns.density}: ${text.columns.densities[density]}`}
            onClick={choose(() => change({ type: 'density', density }))}
          >
            <Checked when={current.density === density} />
            <ListItemText>{text.columns.densities[density]}</ListItemText>
          </MenuItem>
        ))}
        <Divider />
        <ListSubheader aria-hidden>{text.views.label}</ListSubheader>
        {views.map(({ view, address, isShown, count }) => (
          <MenuItem
            key={view.name}
            component={Link}
            href={path + address}
            aria-current={isShown ? 'page' : undefined}
            onClick={close}
          >
            <Checked when={isShown} />
            <ListItemText>{view.name}</ListItemText>
            {count && <span>{countText(count.total, count.capped)}</span>}
          </MenuItem>
        ))}
        <MenuItem onClick={choose(() => sendToDialogs({ type: 'view.add', views: current.views, query }))}>
          {text.views.save}
        </MenuItem>
        {views.map(({ view, isShown }) => [
          <Divider key="line" />,
          !isShown && (
            <MenuItem
              key="update"
              onClick={choose(() => sendToDialogs({ type: 'view.update', view: { name: view.name, query } }))}
            >
              {text.views.update(view.name)}
            </MenuItem>
          ),
          <MenuItem
            key="rename"
            onClick={choose(() => sendToDialogs({ type: 'view.rename', views: current.views, view }))}
          >
            {text.views.rename(view.name)}
          </MenuItem>,
          <MenuItem key="remove" onClick={choose(() => sendToDialogs({ type: 'view.remove', view }))}>
            {text.views.remove(view.name)}
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
}

function Checked({ when }: { when: boolean }) {
  return <ListItemIcon>{when && <CheckIcon fontSize="small" />}</ListItemIcon>;
}

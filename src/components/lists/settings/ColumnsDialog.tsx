import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useState } from 'react';
import {
  type Density,
  type ListColumn,
  mayHide,
  moveColumn,
  showColumn,
} from '../../../../rules/lists/listSettings.ts';
import { dialogText } from '../../../text/dialogs.ts';
import { listSettingsText } from '../../../text/lists/listSettings.ts';
import { SelectInput } from '../../inputs/SelectInput.tsx';
import { DownIcon, UpIcon } from './icons.tsx';
import type { ListSettingsInUse } from './useListSettings.ts';

const text = listSettingsText.columns;
const densities = ['comfortable', 'compact'] as const satisfies readonly Density[];

interface ColumnsDialogProps {
  settings: ListSettingsInUse;
  /** The labels of the columns by field. */
  labels: ReadonlyMap<string, string>;
  onClose: () => void;
}

/** Which columns a list shows, their order, and the height of rows. Each change shows at once. */
export function ColumnsDialog({ settings, labels, onClose }: ColumnsDialogProps) {
  const { columns, current, change } = settings;
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const choose = (changed: readonly ListColumn[]) => change({ type: 'columns', columns: changed });
  const step = (field: string, by: -1 | 1) => {
    const moved = moveColumn(columns, field, by);
    if (!moved) return;
    choose(moved);
    const place = moved.findIndex((column) => column.field === field) + 1;
    setAnnouncement(text.moved(labels.get(field) ?? '', place, moved.length));
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{text.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{text.lead}</DialogContentText>
        <Box component="ul" aria-label={text.label} sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
          {columns.map(({ field, visible }, index) => {
            const label = labels.get(field) ?? '';
            const isLast = visible && !mayHide(columns, field);
            return (
              <Box component="li" key={field} sx={{ display: 'flex', alignItems: 'center' }}>
                <FormControlLabel
                  sx={{ flex: 1, minWidth: 0, mr: 1 }}
                  control={
                    <Checkbox
                      name={field}
                      checked={visible}
                      disabled={isLast}
                      onChange={(_, shown) => choose(showColumn(columns, field, shown))}
                      slotProps={{ input: { 'aria-describedby': isLast ? `${id}-last` : undefined } }}
                    />
                  }
                  label={label}
                />
                <IconButton
                  aria-label={text.up(label)}
                  // not `disabled`: the button would lose the focus when its press moves the
                  // column to the end
                  aria-disabled={index === 0}
                  onClick={() => step(field, -1)}
                  sx={ariaDisabled}
                >
                  <UpIcon />
                </IconButton>
                <IconButton
                  aria-label={text.down(label)}
                  aria-disabled={index === columns.length - 1}
                  onClick={() => step(field, 1)}
                  sx={ariaDisabled}
                >
                  <DownIcon />
                </IconButton>
              </Box>
            );
          })}
        </Box>
        {columns.filter(({ visible }) => visible).length === 1 && (
          <DialogContentText id={`${id}-last`} variant="body2" sx={{ mb: 2 }}>
            {text.lastShown}
          </DialogContentText>
        )}
        <SelectInput
          label={text.density}
          name="density"
          optional
          decided
          value={current.density}
          choices={densities.map((value) => ({ value, label: text.densities[value] }))}
          onChange={(value) => {
            const density = densities.find((one) => one === value);
            if (density) change({ type: 'density', density });
          }}
        />
        <Box role="status" sx={visuallyHidden}>
          {announcement}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => change({ type: 'defaults' })}>{text.reset}</Button>
        <Button onClick={onClose}>{dialogText.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Keeps the focus, which `disabled` would lose. */
const ariaDisabled = {
  '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default', bgcolor: 'transparent' },
} as const;

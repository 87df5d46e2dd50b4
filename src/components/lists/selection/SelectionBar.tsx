import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode, RefObject } from 'react';
import { selectionRunText as text } from '../../../text/lists/selectionRun.ts';
import { takeLostFocus } from '../../focus/takeLostFocus.ts';
import type { RowSelection } from './useRowSelection.ts';

/** What can be done with the selected rows. */
export interface RowTasks {
  /** The buttons of the tasks. */
  buttons: ReactNode;
  /** Of the task that was asked for; it outlives the selection. */
  dialogs: ReactNode;
}
interface SelectionBarProps {
  selection: Pick<RowSelection<never>, 'elsewhere' | 'ending' | 'clear'> &
    RowTasks & { selected: readonly unknown[] };
  /** Holds the buttons of the tasks. */
  tasks: RefObject<HTMLElement | null>;
}

/**
 * How many rows are selected, and what can be done with them. It stands after the rows, at the end
 * of the window, so that nothing moves when the first row is selected.
 */
export function SelectionBar({ selection, tasks }: SelectionBarProps) {
  const { selected, elsewhere, ending, clear, buttons, dialogs } = selection;
  const hasRows = selected.length > 0;
  return (
    <Box
      {...(hasRows && { role: 'group', 'aria-label': text.tasks })}
      sx={hasRows || ending ? barStyles : undefined}
    >
      {/* always there: screen readers announce what appears inside */}
      <Box
        role="status"
        tabIndex={-1}
        // the button that had the focus has disappeared
        ref={ending === 'cleared' ? takeLostFocus : undefined}
        sx={{ outline: 'none' }}
      >
        {hasRows ? text.selected(selected.length, elsewhere) : ending && text.endings[ending]}
      </Box>
      {hasRows && (
        <>
          <Button
            onClick={({ detail }) => {
              // by keyboard: back to the rows
              if (detail === 0) focusLastSelected();
              clear();
            }}
            sx={{ mr: 'auto' }}
          >
            {text.clear}
          </Button>
          <Box sx={shortcutStyles}>
            <kbd>{text.shortcut.keys}</kbd> {text.shortcut.meaning}
          </Box>
          <Box ref={tasks} sx={taskStyles}>
            {buttons}
          </Box>
        </>
      )}
      {dialogs}
    </Box>
  );
}

const focusLastSelected = () =>
  [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row.Mui-selected [role=gridcell]')]
    .at(-1)
    ?.focus();

const barStyles = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 1,
  px: { xs: 1.5, sm: 2 },
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 3,
} as const;

const shortcutStyles = {
  display: { xs: 'none', md: 'block' },
  typography: 'caption',
  color: 'text.secondary',
  kbd: { px: 0.75, border: 1, borderColor: 'divider', borderRadius: '0.25rem', font: 'inherit' },
  // without a keyboard the shortcut says nothing
  '@media (hover: none)': { display: 'none' },
} as const;

/** The tasks with land requests stand in one line on a phone. */
const taskStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 0.5, sm: 1 },
  '& button': { px: { xs: 1, sm: 2.5 } },
} as const;

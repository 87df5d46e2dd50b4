import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { GridSlotProps } from '@mui/x-data-grid';
import type { MouseEvent, ReactNode } from 'react';
import { countText, numberText } from '../../text/formats.ts';
import { listText as text } from '../../text/lists/lists.ts';

declare module '@mui/x-data-grid' {
  interface BasePaginationPropsOverrides {
    /** There are more rows than `count`. */
    capped?: boolean;
  }
}

/**
 * One rule for all that stands here: the library's own pager, of a dozen components, takes as long
 * to draw as all rows.
 */
const styles: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  flex: 1,
  p: 1,
  typography: 'body2',
  '& label': { display: 'flex', alignItems: 'center', gap: 1 },
  '& span': { mx: 1 },
  '& select, & button': {
    font: 'inherit',
    color: 'inherit',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
  },
  '& button': { border: 0, fontSize: '1.5rem', lineHeight: 1, cursor: 'pointer' },
  '& button:hover': { bgcolor: 'action.hover' },
  '& button[aria-disabled=true]': { color: 'text.disabled', bgcolor: 'transparent', cursor: 'default' },
};

/**
 * What stands beneath a table: how many rows a page has, which these are, and the way to those
 * before and after.
 */
export function GridPager(props: GridSlotProps['basePagination']) {
  const { count, page, rowsPerPage, rowsPerPageOptions = [], disabled = false, onPageChange } = props;
  const { capped = false } = props;
  const from = Math.min(count, page * rowsPerPage + 1);
  const to = Math.min(count, (page + 1) * rowsPerPage);
  return (
    <Box sx={styles}>
      <label>
        {text.rowsPerPage}
        <select
          name="size"
          value={rowsPerPage}
          disabled={disabled}
          onChange={(event) => props.onRowsPerPageChange?.(Number(event.target.value))}
        >
          {rowsPerPageOptions.map((option) => {
            const size = typeof option === 'number' ? option : option.value;
            return <option key={size}>{size}</option>;
          })}
        </select>
      </label>
      <span>{text.rowCount(numberText(from), numberText(to), countText(count, capped))}</span>
      <Turn
        label={text.previousPage}
        closed={disabled || page === 0}
        onTurn={(event) => onPageChange(event, page - 1)}
      >
        ‹
      </Turn>
      <Turn
        label={text.nextPage}
        closed={disabled || to >= count}
        onTurn={(event) => onPageChange(event, page + 1)}
      >
        ›
      </Turn>
    </Box>
  );
}

interface TurnProps {
  label: string;
  closed: boolean;
  onTurn: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
}

/**
 * The way to a neighbouring page. Closed at an end it does nothing, but keeps the focus of whoever
 * has turned the pages up to there.
 */
function Turn({ label, closed, onTurn, children }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={closed}
      onClick={(event) => {
        if (!closed) onTurn(event);
      }}
    >
      {children}
    </button>
  );
}

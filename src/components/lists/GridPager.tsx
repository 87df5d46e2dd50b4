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

/** One style rule: the grid's own pager, of a dozen components, renders as long as all rows. */
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

/** The pager below a grid: rows per page, the range of rows, previous and next page. */
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
      <PageButton
        label={text.previousPage}
        atEnd={disabled || page === 0}
        onPress={(event) => onPageChange(event, page - 1)}
      >
        ‹
      </PageButton>
      <PageButton
        label={text.nextPage}
        atEnd={disabled || to >= count}
        onPress={(event) => onPageChange(event, page + 1)}
      >
        ›
      </PageButton>
    </Box>
  );
}

interface PageButtonProps {
  label: string;
  atEnd: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
}

/** A page button. At an end it is `aria-disabled`, not disabled, so that it keeps the focus. */
function PageButton({ label, atEnd, onPress, children }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atEnd}
      onClick={(event) => {
        if (!atEnd) onPress(event);
      }}
    >
      {children}
    </button>
  );
}

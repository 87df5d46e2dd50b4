import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { selectionRunText as text } from '../../../text/lists/selectionRun.ts';
import type { RowKey } from '../columns.ts';
import type { RowSelection } from './useRowSelection.ts';

interface SelectPageProps<Row> {
  rows: readonly Row[];
  rowOf: (row: Row) => RowKey;
  selection: Pick<RowSelection<Row>, 'ids' | 'isSelectable' | 'onChange'>;
}

/** Selects the whole page where the rows are cards, which have no head with a checkbox. */
export function SelectPage<Row>({ rows, rowOf, selection }: SelectPageProps<Row>) {
  const page = rows.filter(selection.isSelectable).map((row) => rowOf(row).id);
  const selected = page.filter((id) => selection.ids.includes(id));
  const isWhole = page.length > 0 && selected.length === page.length;
  const elsewhere = selection.ids.filter((id) => !page.includes(id));
  return (
    <FormControlLabel
      label={text.selectAll}
      disabled={page.length === 0}
      control={
        <Checkbox
          checked={isWhole}
          indeterminate={!isWhole && selected.length > 0}
          slotProps={{ input: { 'aria-label': text.selectPage } }}
          onChange={() => selection.onChange(isWhole ? elsewhere : [...elsewhere, ...page])}
        />
      }
    />
  );
}

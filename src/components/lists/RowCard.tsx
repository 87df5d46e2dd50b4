import Box from '@mui/material/Box';
import { CellTabIndex, type Column, type RowKey, textOf } from './columns.ts';
import { OpenLink } from './OpenLink.tsx';

interface RowCardProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  opening: RowKey;
}

/** A row of a list on a phone: its title and state in the first line, the rest in two columns. */
export function RowCard<Row>({ row, columns, opening }: RowCardProps<Row>) {
  return (
    <CellTabIndex value={undefined}>
      <Box sx={styles}>
        {[...columns]
          .sort((one, other) => placeOf(one) - placeOf(other))
          .map((column) => {
            const content = column.cell(row);
            const isHead = column.card === 'title' || column.card === 'state';
            const isEmpty = content === '' || content === null || content === undefined;
            if (isEmpty && textOf(column, row) === '') return null;
            return (
              <div key={column.field} data-card={column.card}>
                {!isHead && <small data-label>{column.label}</small>}
                <div>{content}</div>
              </div>
            );
          })}
        <div data-card="open">
          <OpenLink {...opening} />
        </div>
      </Box>
    </CellTabIndex>
  );
}

/** A reader hears the first line first too. */
const placeOf = <Row,>({ card }: Column<Row>) => (card === 'title' ? 0 : card === 'state' ? 1 : 2);

const styles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 50% - 0.375rem), 1fr))',
  gap: '0.25rem 0.75rem',
  width: '100%',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& [data-label]': { display: 'block', typography: 'caption', color: 'text.secondary' },
  '& [data-card="wide"]': { gridColumn: 'span 2' },
  '& [data-card="title"]': { gridArea: '1 / 1 / auto / -2', fontWeight: 700 },
  '& [data-card="state"]': { gridArea: '1 / -2 / auto / -1', textAlign: 'right' },
  '&:not(:has([data-card="state"])) [data-card="title"]': { gridColumn: '1 / -1' },
  '& [data-card="open"]': { gridColumn: '-2 / -1', alignSelf: 'end', textAlign: 'right' },
  // on a zoomed phone a badge is wider than half a card
  '@media (max-width: 15em)': {
    gridTemplateColumns: '1fr',
    '& [data-card][data-card]': { gridArea: 'auto', textAlign: 'left' },
  },
} as const;

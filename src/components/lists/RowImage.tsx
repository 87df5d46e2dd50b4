import Box from '@mui/material/Box';
import { fileUrl } from '../../site/fileUrl.ts';
import type { Column } from './columns.ts';

/**
 * A column with the image of each record, without alternative text: its row names the record.
 * @param nameOf returns the name of the stored image, or nothing.
 */
export function imageColumn<Row>(label: string, nameOf: (row: Row) => string | undefined): Column<Row> {
  return {
    field: 'image',
    label,
    cell: (row) => {
      const name = nameOf(row);
      return name ? <Box component="img" src={fileUrl(name, 150)} alt="" loading="lazy" sx={styles} /> : null;
    },
    file: false,
    unsorted: true,
    width: 76,
  };
}

const styles = {
  verticalAlign: 'middle',
  width: '3rem',
  height: '2rem',
  objectFit: 'cover',
  borderRadius: 0.5,
  bgcolor: 'action.hover',
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { toCsv } from '../../../../rules/lists/csv.ts';
import { saveFile } from '../../../browser/blobUrls.ts';
import { reportText as text } from '../../../text/land-requests/report.ts';

interface CsvButtonProps {
  /** What the file holds; a part of the button's name. */
  heading: string;
  fileName: string;
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Saves numbers of the report as a file. */
export function CsvButton({ heading, fileName, header, rows }: CsvButtonProps) {
  const save = () => saveFile(fileName, new Blob([toCsv(header, rows)], { type: 'text/csv' }));
  return (
    <Button variant="outlined" size="small" onClick={save}>
      {text.csv}
      <Box component="span" sx={visuallyHidden}>
        {text.csvOf(heading)}
      </Box>
    </Button>
  );
}

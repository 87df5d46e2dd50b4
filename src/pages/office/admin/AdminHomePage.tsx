import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { titles } from '../../../text/site/titles.ts';

/** Blank (product, 2) but for a visually hidden heading. */
export default function AdminHomePage() {
  return (
    <Typography variant="h1" sx={visuallyHidden}>
      {titles.admin}
    </Typography>
  );
}

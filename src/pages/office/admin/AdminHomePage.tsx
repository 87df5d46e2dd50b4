import Typography from '@mui/material/Typography';
import { heardOnly } from '../../../site/theme.ts';
import { titles } from '../../../text/site/titles.ts';

/** A blank page (product, 2) with a heading for screen readers only. */
export default function AdminHomePage() {
  return (
    <Typography variant="h1" sx={heardOnly}>
      {titles.admin}
    </Typography>
  );
}

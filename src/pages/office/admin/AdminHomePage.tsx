import Typography from '@mui/material/Typography';
import { heardOnly } from '../../../site/theme.ts';
import { titles } from '../../../text/site/titles.ts';

/**
 * Blank by the specification (section 2); only its heading is there, for those who hear the page.
 */
export default function AdminHomePage() {
  return (
    <Typography variant="h1" sx={heardOnly}>
      {titles.admin}
    </Typography>
  );
}

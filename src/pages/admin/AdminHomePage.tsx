import Typography from '@mui/material/Typography';
import { titles } from '../../text/titles.ts';

/** Blank by the specification (section 2); only its heading is there, for those who hear the page. */
export default function AdminHomePage() {
  return (
    <Typography variant="h1" sx={visuallyHidden}>
      {titles.admin}
    </Typography>
  );
}

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

import Typography from '@mui/material/Typography';
import { layoutText } from '../../text/site/layout.ts';

/** Lets keyboard users skip the menu; visible only while it has the focus. */
export function SkipLink() {
  return (
    <Typography
      component="a"
      href="#main"
      onClick={(event) => {
        // without this the link would add a history entry, and Back would lead to it
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      sx={{
        position: 'absolute',
        left: 0,
        top: 0,
        zIndex: 'tooltip',
        p: 2,
        bgcolor: 'background.paper',
        transform: 'translateY(-110%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {layoutText.skip}
    </Typography>
  );
}

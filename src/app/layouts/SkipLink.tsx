import Typography from '@mui/material/Typography';
import { layoutText } from '../../text/site/layout.ts';

/** Lets the keyboard jump over the menu; seen only when it has the focus. */
export function SkipLink() {
  return (
    <Typography
      component="a"
      href="#main"
      onClick={(event) => {
        // as the link would, but without an entry of its own in the history, on which the way back
        // would end
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

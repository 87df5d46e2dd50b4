import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChatIcon, PhoneIcon } from '../../components/images/icons.tsx';
import { brand } from '../../site/brand.ts';
import { layoutText as text } from '../../text/site/layout.ts';

/** The phone and chat shortcuts at the bottom right of every public page (product, 1). */
export function FloatingContact() {
  const round = {
    minWidth: 0,
    width: (theme: { spacing: (n: number) => string }) => theme.spacing(6.5),
    aspectRatio: '1',
    p: 0,
  };
  return (
    <Box
      component="aside"
      aria-label={text.reach}
      sx={{ position: 'fixed', right: 0, bottom: 0, m: 2, zIndex: 'fab', display: 'grid', gap: 1 }}
    >
      <Button
        variant="contained"
        color="secondary"
        href={`tel:${brand.phone.dial}`}
        aria-label={text.call(brand.phone.shown)}
        sx={round}
      >
        <PhoneIcon />
      </Button>
      <Button
        variant="contained"
        href={brand.chat}
        target="_blank"
        rel="noopener"
        aria-label={text.chat}
        sx={round}
      >
        <ChatIcon />
      </Button>
    </Box>
  );
}

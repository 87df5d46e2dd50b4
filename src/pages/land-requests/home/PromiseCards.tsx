import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { EasyIcon, FastIcon, TrustIcon } from '../../../components/images/icons.tsx';
import { homeText as text } from '../../../text/land-requests/home.ts';

const icons = [FastIcon, EasyIcon, TrustIcon];

/** HIZLI, KOLAY, GÜVENİLİR (product, 2). */
export function PromiseCards() {
  return (
    <Container component="section" maxWidth="lg" sx={{ py: { xs: 5, md: 8 } }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {text.promisesHeading}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
        {text.promises.map(({ title, text: words }, index) => {
          const Icon = icons[index] ?? FastIcon;
          return (
            <Paper key={title} variant="outlined" sx={{ p: 3 }}>
              <Icon color="secondary" fontSize="large" />
              <Typography variant="h3" sx={{ my: 1 }}>
                {title}
              </Typography>
              <Typography color="textSecondary">{words}</Typography>
            </Paper>
          );
        })}
      </Box>
    </Container>
  );
}

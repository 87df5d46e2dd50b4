import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { notFoundText as text } from '../../text/notFound.ts';

/** An address that leads nowhere, and the way back. */
export default function NotFoundPage() {
  return (
    <Container maxWidth="sm" sx={{ py: 10, textAlign: 'center' }}>
      <Typography variant="h1" sx={{ typography: 'h2', mb: 2 }}>
        {text.heading}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {text.text}
      </Typography>
      <Button component={Link} href={paths.home.to()} variant="contained">
        {text.home}
      </Button>
    </Container>
  );
}

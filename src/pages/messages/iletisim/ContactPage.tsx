import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { contactText as text } from '../../../text/messages/contact.ts';
import { ContactForm } from './ContactForm.tsx';
import { Office } from './Office.tsx';

/** The contact form and the office (product, 2). */
export default function ContactPage() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 8 } }}>
      <Typography variant="h1" sx={{ typography: 'h2', mb: 1 }}>
        {text.heading}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {text.lead}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <ContactForm />
        <Office />
      </Box>
    </Container>
  );
}

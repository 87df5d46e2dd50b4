import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { applicationText as text } from '../../../text/consultants/application.ts';
import { ApplicationForm } from './ApplicationForm.tsx';

/** The reasons to join, and the application form (product, 2). */
export default function ApplicationPage() {
  return (
    <Container
      maxWidth="lg"
      sx={{
        py: { xs: 4, md: 8 },
        display: 'grid',
        gap: { xs: 4, md: 6 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
      }}
    >
      <Box sx={{ position: { md: 'sticky' }, top: (theme) => theme.spacing(12) }}>
        <Typography variant="h1" sx={{ typography: 'h2', mb: 2 }}>
          {text.heading}
        </Typography>
        <Typography sx={{ mb: 2 }}>{text.lead}</Typography>
        <Box component="ul" sx={{ display: 'grid', gap: 1, pl: 2.5, mb: 3 }}>
          {text.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </Box>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {text.stepsHeading}
        </Typography>
        <Box component="ol" sx={{ display: 'grid', gap: 1, pl: 2.5, m: 0 }}>
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Box>
      </Box>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 }, borderRadius: 2 }}>
        <Typography variant="h2" sx={{ typography: 'h5', mb: 2 }}>
          {text.formHeading}
        </Typography>
        <ApplicationForm />
      </Paper>
    </Container>
  );
}

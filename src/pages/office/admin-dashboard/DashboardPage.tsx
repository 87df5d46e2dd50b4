import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dashboardText as text } from '../../../text/site/dashboard.ts';
import { SampleChart } from './SampleChart.tsx';

/** Static sample figures without product behaviour (product, 1). */
export default function DashboardPage() {
  return (
    <Stack spacing={3}>
      <Typography variant="h4" component="h1">
        {text.heading}
      </Typography>
      <Alert severity="info">{text.sample}</Alert>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          '@media (max-width: 17.5em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        {text.figures.map(({ label, value }) => (
          <Paper key={label} variant="outlined" sx={{ p: 2 }}>
            <Typography color="textSecondary">{label}</Typography>
            <Typography variant="h5" component="p">
              {value}
            </Typography>
          </Paper>
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SampleChart kind="sales" />
        <SampleChart kind="visitors" />
      </Box>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Typography variant="h6" component="h2" gutterBottom>
          {text.projectsHeading}
        </Typography>
        <Stack spacing={2}>
          {text.projects.map(({ name, done }) => (
            <div key={name}>
              <Typography>
                {name} · {text.done(done)}
              </Typography>
              <LinearProgress variant="determinate" value={done} aria-label={name} />
            </div>
          ))}
        </Stack>
      </Paper>
    </Stack>
  );
}

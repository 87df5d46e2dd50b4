import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';
import { paths } from '../../../../rules/site/paths.ts';
import { aboutText as text } from '../../../text/site/about.ts';
import { CountryRoad } from './CountryRoad.tsx';

/** Who buys the land (product, 1). */
export default function AboutPage() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 8 }, display: 'grid', gap: { xs: 5, md: 8 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 6 },
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <div>
          <Typography variant="h1" sx={{ mb: 2 }}>
            {text.heading}
          </Typography>
          <Typography sx={{ typography: 'h6', fontWeight: 'regular' }}>{text.lead}</Typography>
        </div>
        <CountryRoad label={text.image} />
      </Box>
      <Box component="section">
        <Typography variant="h2" sx={{ mb: 2 }}>
          {text.storyHeading}
        </Typography>
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 6 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
          {text.story.map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
        </Box>
      </Box>
      <Facts />
      <Box component="section">
        <Typography variant="h2" sx={{ mb: 3 }}>
          {text.valuesHeading}
        </Typography>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {text.values.map(({ title, text: words }) => (
            <Paper key={title} variant="outlined" sx={{ p: 3 }}>
              <Typography variant="h3" sx={{ mb: 1 }}>
                {title}
              </Typography>
              <Typography color="textSecondary">{words}</Typography>
            </Paper>
          ))}
        </Box>
      </Box>
      <Paper
        component="section"
        variant="outlined"
        sx={{ p: { xs: 3, md: 5 }, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
      >
        <Box sx={{ flex: 1, minWidth: 'min(100%, 18rem)' }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {text.callHeading}
          </Typography>
          <Typography color="textSecondary">{text.callText}</Typography>
        </Box>
        <Button component={Link} href={paths.home.to()} variant="contained" size="large">
          {text.callButton}
        </Button>
        <Button component={Link} href={paths.apply.to()} variant="outlined" size="large">
          {text.applyButton}
        </Button>
      </Paper>
    </Container>
  );
}

function Facts() {
  return (
    <Box component="section" aria-label={text.factsHeading}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {text.facts.map(({ figure, text: words }) => (
          <Box key={figure} component="li" sx={{ borderTop: 3, borderColor: 'secondary.main', pt: 1 }}>
            <Typography component="strong" sx={{ typography: 'h2', display: 'block' }}>
              {figure}
            </Typography>
            <Typography color="textSecondary">{words}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { brand } from '../../../site/brand.ts';
import { contactText as text } from '../../../text/messages/contact.ts';

const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(brand.address)}`;

/** The office's address, phone and hours. */
export function Office() {
  const rows = [
    { term: text.address, value: brand.address },
    { term: text.call, value: <Link href={`tel:${brand.phone.dial}`}>{brand.phone.shown}</Link> },
    { term: text.email, value: <Link href={`mailto:${brand.email}`}>{brand.email}</Link> },
    { term: text.hours, value: text.hoursText },
  ];
  return (
    <Paper component="section" variant="outlined" sx={{ p: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {text.officeHeading}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      <Link href={map} target="_blank" rel="noopener" sx={{ display: 'inline-block', mt: 2 }}>
        {text.map}
      </Link>
    </Paper>
  );
}

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';
import { paths } from '../../../rules/site/paths.ts';
import { brand } from '../../site/brand.ts';
import { layoutText as text } from '../../text/site/layout.ts';

const pages = [
  { href: paths.about.to(), label: text.nav.about },
  { href: paths.blog.pattern, label: text.nav.blog },
  { href: paths.apply.to(), label: text.footer.apply },
  { href: paths.contact.to(), label: text.nav.contact },
];

/** The company and its contact details, with the current year as copyright (product, 1). */
export function Footer() {
  const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const;
  return (
    <Box component="footer" sx={{ mt: 8, borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gap: 4,
          py: 5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr 1fr 1fr 1fr' },
        }}
      >
        <div>
          <Typography variant="h6" component="p">
            {brand.name}
          </Typography>
          <Typography color="textSecondary">{text.footer.promise}</Typography>
        </div>
        <div>
          <Typography variant="h6" component="h2" gutterBottom>
            {text.footer.pages}
          </Typography>
          <Box component="ul" sx={list}>
            {pages.map(({ href, label }) => (
              <li key={href}>
                <Typography component={Link} href={href}>
                  {label}
                </Typography>
              </li>
            ))}
          </Box>
        </div>
        <div>
          <Typography variant="h6" component="h2" gutterBottom>
            {text.footer.reach}
          </Typography>
          <Typography component="address" sx={{ fontStyle: 'normal' }}>
            {brand.address}
          </Typography>
          <Typography>{brand.phone.shown}</Typography>
        </div>
        <div>
          <Typography variant="h6" component="h2" gutterBottom>
            {text.footer.social}
          </Typography>
          <Box component="ul" sx={list}>
            {brand.social.map(({ name, href }) => (
              <li key={name}>
                <Typography component="a" href={href} rel="noopener">
                  {name}
                </Typography>
              </li>
            ))}
          </Box>
        </div>
        {/* the padding keeps the last line clear of the floating buttons */}
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ gridColumn: '1 / -1', pr: 10, pb: { xs: 6, md: 0 } }}
        >
          {text.footer.rights(new Date().getFullYear(), brand.name)}
        </Typography>
      </Container>
    </Box>
  );
}

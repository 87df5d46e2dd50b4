import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';
import { PageTitle } from '../../site/PageTitle.tsx';

interface MissingNoticeProps {
  title: string;
  text: string;
  /** Where the button leads. */
  href: string;
  label: string;
}

/** The page of a record that does not exist. */
export function MissingNotice({ title, text, href, label }: MissingNoticeProps) {
  return (
    <Container maxWidth="sm" sx={{ py: 10, textAlign: 'center' }}>
      <PageTitle title={title} />
      <Typography variant="h1" sx={{ typography: 'h2', mb: 2 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {text}
      </Typography>
      <Button component={Link} href={href} variant="contained">
        {label}
      </Button>
    </Container>
  );
}

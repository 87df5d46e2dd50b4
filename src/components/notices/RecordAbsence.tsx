import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Problem } from '../../../machines/page/problem.ts';
import { problemText } from '../../text/problems.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import { LoadingNotice } from './LoadingNotice.tsx';
import { MissingNotice } from './MissingNotice.tsx';

interface RecordAbsenceProps {
  /** Why the record is not there; loading while neither is so. */
  missing: boolean;
  failed: boolean;
  problem: Problem | undefined;
  /** Heads the page while nothing else is known of the record. */
  heading: string;
  words: { missing: { title: string; text: string }; loadFailed: string; back: string };
  /** Where {@link words.back} leads. */
  href: string;
  onRetry: () => void;
}

/** What stands in the place of one record, a post or a request, that is not there, or not yet. */
export function RecordAbsence(props: RecordAbsenceProps) {
  const { words } = props;
  if (props.missing) return <MissingNotice {...words.missing} href={props.href} label={words.back} />;
  if (!props.failed) return <LoadingNotice />;
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 8 } }}>
      <Typography variant="h1" sx={{ typography: 'h2', mb: 3 }}>
        {props.heading}
      </Typography>
      <ErrorNotice text={words.loadFailed} detail={problemText(props.problem)} onRetry={props.onRetry} />
    </Container>
  );
}

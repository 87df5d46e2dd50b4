import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { Link } from 'wouter';
import { loadPost } from '../../../../machines/blog/loadPosts.ts';
import { createRecordMachine } from '../../../../machines/lists/record.ts';
import { metaDescription } from '../../../../rules/blog/metaDescription.ts';
import { recordId } from '../../../../rules/lists/recordId.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { RecordAbsence } from '../../../components/notices/RecordAbsence.tsx';
import { fileUrl } from '../../../site/fileUrl.ts';
import { PageDescription } from '../../../site/PageDescription.tsx';
import { PageTitle } from '../../../site/PageTitle.tsx';
import type { PageProps } from '../../../site/pageProps.ts';
import { useServices } from '../../../site/services.tsx';
import { blogText as text } from '../../../text/blog/blog.ts';
import { titles } from '../../../text/site/titles.ts';
import { BestRead } from './BestRead.tsx';
import { PostText } from './PostText.tsx';

const postMachine = createRecordMachine(loadPost);

/**
 * One post, with the most-read ones (product, 2). The slug in the address is ignored.
 */
export default function PostPage({ params }: PageProps) {
  const { client, given } = useServices();
  const id = recordId(params.id);
  const first = given.post?.id === id ? given.post : undefined;
  const [snapshot, send] = useMachine(postMachine, { input: { client, id, first } });
  const { record: post, problem } = snapshot.context;

  const missing = snapshot.matches('missing');
  if (missing || !post) {
    return (
      <RecordAbsence
        missing={missing}
        problem={problem}
        heading={titles.post}
        words={text}
        href={paths.blog.pattern}
        onRetry={() => send({ type: 'load.retry' })}
      />
    );
  }
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 6 } }}>
      <PageTitle title={post.title} />
      <PageDescription text={metaDescription(post)} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 6, md: 8 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <article>
          {post.image && <Cover name={post.image} title={post.title} />}
          <Typography variant="h1" sx={{ typography: 'h2', mt: 3, overflowWrap: 'anywhere' }}>
            {post.title}
          </Typography>
          <PostText html={post.content} />
          <OfferCall />
        </article>
        <BestRead current={post.id} />
      </Box>
    </Container>
  );
}

function Cover({ name, title }: { name: string; title: string }) {
  return (
    <Box
      component="img"
      src={fileUrl(name)}
      srcSet={`${fileUrl(name, 640)} 640w, ${fileUrl(name)} 1600w`}
      sizes="(min-width: 900px) 50rem, 100vw"
      alt={title}
      width={1600}
      height={900}
      fetchPriority="high"
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: '16 / 9',
        objectFit: 'cover',
        borderRadius: 2,
        bgcolor: 'action.hover',
      }}
    />
  );
}

/** Invites the reader to ask for an offer. */
function OfferCall() {
  return (
    <Paper
      component="section"
      variant="outlined"
      sx={{ mt: 5, p: 3, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <Box sx={{ flex: 1, minWidth: 'min(100%, 16rem)' }}>
        <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
          {text.call.heading}
        </Typography>
        <Typography color="textSecondary">{text.call.text}</Typography>
      </Box>
      <Button component={Link} href={paths.home.to()} variant="contained">
        {text.call.button}
      </Button>
      <Button component={Link} href={paths.blog.pattern} variant="outlined">
        {text.back}
      </Button>
    </Paper>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { useId } from 'react';
import { Link as RouterLink } from 'wouter';
import { loadBestRead } from '../../../../machines/blog/loadPosts.ts';
import { createRecordMachine } from '../../../../machines/lists/record.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { ImagePlaceholder } from '../../../components/images/ImagePlaceholder.tsx';
import { ErrorNotice } from '../../../components/notices/ErrorNotice.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { fileUrl } from '../../../site/fileUrl.ts';
import { useServices } from '../../../site/services.tsx';
import { blogText as text } from '../../../text/blog/blog.ts';
import { problemText } from '../../../text/problems.ts';

const bestReadMachine = createRecordMachine(loadBestRead);

/** 'Çok Okunanlar': the best-read posts (product, 2); a failure here leaves the post readable. */
export function BestRead({ current }: { current: number }) {
  const titleId = useId();
  const { client, given } = useServices();
  const [snapshot, send] = useMachine(bestReadMachine, {
    input: { client, id: current, first: given.bestRead },
  });
  const { record: posts, problem } = snapshot.context;
  return (
    <Box component="aside" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {text.best}
      </Typography>
      {snapshot.hasTag('busy') && !posts && <LoadingNotice />}
      {snapshot.matches('failed') && !posts && (
        <ErrorNotice
          text={text.bestFailed}
          detail={problemText(problem)}
          onRetry={() => send({ type: 'load.retry' })}
        />
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {posts?.map((post) => (
          <Box
            key={post.id}
            component="li"
            sx={{ position: 'relative', display: 'flex', gap: 2, alignItems: 'center' }}
          >
            <Box
              sx={{
                width: 88,
                height: 66,
                flexShrink: 0,
                overflow: 'hidden',
                borderRadius: 1,
                bgcolor: 'action.hover',
                '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
              }}
            >
              {post.image ? (
                <img src={fileUrl(post.image, 150)} alt="" width={88} height={66} loading="lazy" />
              ) : (
                <ImagePlaceholder />
              )}
            </Box>
            <Link
              component={RouterLink}
              href={paths.post.to(post)}
              aria-current={post.id === current ? 'page' : undefined}
              color="inherit"
              sx={{
                fontWeight: 600,
                overflowWrap: 'anywhere',
                minWidth: 0,
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {post.title}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

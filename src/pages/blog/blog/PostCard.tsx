import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'wouter';
import type { Post } from '../../../../machines/blog/loadPosts.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { CoverFrame, CoverImage } from '../../../components/images/CoverImage.tsx';
import { ImagePlaceholder } from '../../../components/images/ImagePlaceholder.tsx';
import { Excerpt } from '../../../components/records/Excerpt.tsx';
import { blogText as text } from '../../../text/blog/blog.ts';

/** Characters of the text (product, 9). */
const previewLength = 160;

/** A post in the list. The whole card is a link. */
export function PostCard({ post, first }: { post: Post; first: boolean }) {
  const titleId = useId();
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ position: 'relative', overflow: 'hidden', display: 'flex', flexDirection: 'column' }}
    >
      <CoverFrame>
        {post.image ? <CoverImage name={post.image} first={first} /> : <ImagePlaceholder />}
      </CoverFrame>
      <Box sx={{ p: 2.5, flex: 1, display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {post.title}
        </Typography>
        <Typography color="textSecondary" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          <Excerpt html={post.content} length={previewLength} />
        </Typography>
        <Link
          component={RouterLink}
          href={paths.post.to(post)}
          aria-describedby={titleId}
          sx={{
            alignSelf: 'start',
            py: 1,
            fontWeight: 650,
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {text.read}
        </Link>
      </Box>
    </Paper>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PostFields } from '../../../../rules/blog/postFields.ts';
import { FilePreview } from '../../../components/editor/FilePreview.tsx';
import { fileUrl } from '../../../site/fileUrl.ts';
import { adminPostsText } from '../../../text/blog/adminPosts.ts';
import { PostText } from '../blog-detay/PostText.tsx';

const text = adminPostsText.preview;

/** A post as its page would show it. */
export function PostPreview({ title, content, image, file }: PostFields) {
  return (
    <Box component="article" sx={styles}>
      {file ? (
        <FilePreview file={file} alt={text.image} />
      ) : (
        image && <img src={fileUrl(image)} alt={text.image} />
      )}
      <Typography component="h3" variant="h2">
        {title.trim() || text.noTitle}
      </Typography>
      <PostText html={content} />
    </Box>
  );
}

const styles = {
  overflowWrap: 'anywhere',
  '& > img': {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: 2,
    mb: 2,
  },
} as const;

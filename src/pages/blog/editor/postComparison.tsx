import Box from '@mui/material/Box';
import { plainText } from '../../../../rules/blog/excerpt.ts';
import { isBlankHtml, type PostFields } from '../../../../rules/blog/postFields.ts';
import type { Comparison } from '../../../components/editor/ConflictDialog.tsx';
import { FilePreview } from '../../../components/editor/FilePreview.tsx';
import { adminPostsText as text } from '../../../text/blog/adminPosts.ts';
import { StoredImage } from './PostImage.tsx';

/** The fields that differ between two states of a post. */
export function postComparison(mine: PostFields, theirs: PostFields): Comparison[] {
  const rows: Comparison[] = [];
  if (mine.title !== theirs.title)
    rows.push({ field: 'title', label: text.fields.title, mine: mine.title, theirs: theirs.title });
  if (mine.content !== theirs.content) {
    const [one, other] = [plainText(mine.content), plainText(theirs.content)];
    // two texts with the same words differ in formats or images
    const label = one === other ? text.onlyForm : text.fields.content;
    rows.push({ field: 'content', label, mine: wordsOf(mine.content), theirs: wordsOf(theirs.content) });
  }
  if (mine.meta_desc !== theirs.meta_desc)
    rows.push({
      field: 'meta_desc',
      label: text.fields.meta_desc,
      mine: mine.meta_desc,
      theirs: theirs.meta_desc,
    });
  if (mine.file || mine.image !== theirs.image) {
    rows.push({
      field: 'file',
      label: text.fields.file,
      mine: mine.file ? (
        <Box sx={{ '& img': { width: 150, maxHeight: 150, objectFit: 'cover', borderRadius: 1 } }}>
          <FilePreview file={mine.file} alt={mine.file.name} />
        </Box>
      ) : (
        mine.image && <StoredImage name={mine.image} />
      ),
      theirs: theirs.image && <StoredImage name={theirs.image} />,
    });
  }
  return rows;
}

const wordsOf = (html: string) => (isBlankHtml(html) ? '' : plainText(html));

import Box from '@mui/material/Box';
import { plainText } from '../../../../machines/rules/excerpt.ts';
import { isBlankHtml, type PostFields } from '../../../../machines/rules/postFields.ts';
import type { Comparison } from '../../../components/editor/ConflictDialog.tsx';
import { FilePreview } from '../../../components/editor/FilePreview.tsx';
import { adminPostsText as text } from '../../../text/adminPosts.ts';
import { StoredImage } from './PostImage.tsx';

/** What differs between two states of a post, as a person reads it. */
export function postComparison(mine: PostFields, theirs: PostFields): Comparison[] {
  const rows: Comparison[] = [];
  if (mine.title !== theirs.title)
    rows.push({ label: text.fields.title, mine: mine.title, theirs: theirs.title });
  if (mine.content !== theirs.content) {
    const [one, other] = [plainText(mine.content), plainText(theirs.content)];
    // the words alone, unless it is not in them that the texts differ
    const label = one === other ? text.onlyForm : text.fields.content;
    rows.push({ label, mine: wordsOf(mine.content), theirs: wordsOf(theirs.content) });
  }
  if (mine.meta_desc !== theirs.meta_desc)
    rows.push({ label: text.fields.meta_desc, mine: mine.meta_desc, theirs: theirs.meta_desc });
  // a stored image that another admin has changed stays changed; only a new one is mine
  if (mine.file) {
    rows.push({
      label: text.fields.file,
      mine: (
        <Box sx={{ '& img': { width: 150, maxHeight: 150, objectFit: 'cover', borderRadius: 1 } }}>
          <FilePreview file={mine.file} alt={mine.file.name} />
        </Box>
      ),
      theirs: theirs.image && <StoredImage name={theirs.image} />,
    });
  }
  return rows;
}

const wordsOf = (html: string) => (isBlankHtml(html) ? '' : plainText(html));

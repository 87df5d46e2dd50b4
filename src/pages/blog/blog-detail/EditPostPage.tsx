import Stack from '@mui/material/Stack';
import { recordId } from '../../../../rules/lists/recordId.ts';
import type { PageProps } from '../../../site/pageProps.ts';
import { PostEditor } from '../editor/PostEditor.tsx';

export default function EditPostPage({ params }: PageProps) {
  return (
    <Stack spacing={3} sx={{ maxWidth: 'md' }}>
      <PostEditor id={recordId(params.id)} />
    </Stack>
  );
}

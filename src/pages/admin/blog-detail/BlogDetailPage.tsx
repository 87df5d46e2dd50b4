import Stack from '@mui/material/Stack';
import { recordId } from '../../../../machines/rules/recordId.ts';
import type { PageProps } from '../../../app/routes.tsx';
import { PostEditor } from '../blog-editor/PostEditor.tsx';

export default function BlogDetailPage({ params }: PageProps) {
  return (
    <Stack spacing={3} sx={{ maxWidth: 'md' }}>
      <PostEditor id={recordId(params.id)} />
    </Stack>
  );
}

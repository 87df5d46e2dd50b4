import Stack from '@mui/material/Stack';
import type { PageProps } from '../../../app/routes.tsx';
import { HistoryPanel } from '../../../components/HistoryPanel.tsx';
import { PostEditor } from '../blog-editor/PostEditor.tsx';

export default function BlogDetailPage({ params }: PageProps) {
  const id = Number(params.id);
  return (
    <Stack spacing={3} sx={{ maxWidth: 'md' }}>
      <PostEditor id={id} />
      <HistoryPanel kind="post" id={id} />
    </Stack>
  );
}

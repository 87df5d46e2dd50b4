import Stack from '@mui/material/Stack';
import type { PageProps } from '../../../app/routes.tsx';
import { HistoryPanel } from '../../../components/HistoryPanel.tsx';
import { AdEditor } from '../ad-editor/AdEditor.tsx';

export default function TlandDetailPage({ params }: PageProps) {
  const id = Number(params.id);
  return (
    <Stack spacing={3} sx={{ maxWidth: 'md' }}>
      <AdEditor id={id} />
      <HistoryPanel kind="ad" id={id} />
    </Stack>
  );
}

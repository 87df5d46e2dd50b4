import Stack from '@mui/material/Stack';
import { recordId } from '../../../../machines/rules/recordId.ts';
import type { PageProps } from '../../../app/routes.tsx';
import { AdEditor } from '../ad-editor/AdEditor.tsx';

export default function TlandDetailPage({ params }: PageProps) {
  return (
    <Stack spacing={3} sx={{ maxWidth: 'md' }}>
      <AdEditor id={recordId(params.id)} />
    </Stack>
  );
}

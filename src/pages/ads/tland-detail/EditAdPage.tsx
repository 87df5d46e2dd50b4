import Stack from '@mui/material/Stack';
import { recordId } from '../../../../rules/lists/recordId.ts';
import type { PageProps } from '../../../site/pageProps.ts';
import { AdEditor } from '../editor/AdEditor.tsx';

export default function EditAdPage({ params }: PageProps) {
  return (
    <Stack spacing={3} sx={{ maxWidth: 'md' }}>
      <AdEditor id={recordId(params.id)} />
    </Stack>
  );
}

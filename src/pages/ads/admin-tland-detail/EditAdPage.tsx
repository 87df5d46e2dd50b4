import { recordId } from '../../../../rules/lists/recordId.ts';
import { EditorColumns } from '../../../components/editor/EditorColumns.tsx';
import type { PageProps } from '../../../site/pageProps.ts';
import { AdEditor } from '../editor/AdEditor.tsx';

export default function EditAdPage({ params }: PageProps) {
  return (
    <EditorColumns>
      <AdEditor id={recordId(params.id)} />
    </EditorColumns>
  );
}

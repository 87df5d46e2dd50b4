import { recordId } from '../../../../rules/lists/recordId.ts';
import { EditorColumns } from '../../../components/editor/EditorColumns.tsx';
import type { PageProps } from '../../../site/pageProps.ts';
import { PostEditor } from '../editor/PostEditor.tsx';

export default function EditPostPage({ params }: PageProps) {
  return (
    <EditorColumns>
      <PostEditor id={recordId(params.id)} />
    </EditorColumns>
  );
}

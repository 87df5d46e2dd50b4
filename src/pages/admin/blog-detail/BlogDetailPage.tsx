import type { PageProps } from '../../../app/routes.tsx';
import { PostEditor } from '../blog-editor/PostEditor.tsx';

export default function BlogDetailPage({ params }: PageProps) {
  return <PostEditor id={Number(params.id)} />;
}

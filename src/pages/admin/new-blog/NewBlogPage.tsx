import { PostEditor } from '../blog-editor/PostEditor.tsx';

export default function NewBlogPage() {
  return <PostEditor id={undefined} />;
}

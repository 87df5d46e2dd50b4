import { PostEditor } from '../editor/PostEditor.tsx';

export default function NewBlogPage() {
  return <PostEditor id={undefined} />;
}

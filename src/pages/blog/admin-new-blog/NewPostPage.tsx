import { PostEditor } from '../editor/PostEditor.tsx';

export default function NewPostPage() {
  return <PostEditor id={undefined} />;
}

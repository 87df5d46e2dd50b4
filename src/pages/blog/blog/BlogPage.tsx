import { loadPosts, type Post } from '../../../../machines/lists/recordLists.ts';
import { CardList } from '../../../components/lists/CardList.tsx';
import { useClient } from '../../../site/services.tsx';
import { blogText as text } from '../../../text/blog/blog.ts';
import { PostCard } from './PostCard.tsx';

/** All posts, newest first (product, 2). */
export default function BlogPage() {
  const client = useClient();
  return (
    <CardList<Post>
      words={text.list}
      load={(query, signal) => loadPosts(client, query, signal)}
      idOf={({ id }) => id}
      columns={3}
      card={(post, index) => <PostCard post={post} first={index < 3} />}
    />
  );
}

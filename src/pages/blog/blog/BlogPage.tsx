import { useSearch } from 'wouter';
import { loadPosts, type Post } from '../../../../machines/blog/loadPosts.ts';
import { createPagedListMachine } from '../../../../machines/lists/pagedList.ts';
import { canonicalBlogPath } from '../../../../rules/site/paths.ts';
import { parseAddressQuery } from '../../../browser/history/addressQuery.ts';
import { CardList } from '../../../components/lists/CardList.tsx';
import { PageHead } from '../../../site/PageHead.tsx';
import { useServices } from '../../../site/services.tsx';
import { blogText as text } from '../../../text/blog/blog.ts';
import { descriptionOf, pagedDescription } from '../../../text/site/descriptions.ts';
import { PostCard } from './PostCard.tsx';

/** The page neither searches nor sorts: such parameters in its address have no effect. */
const machine = createPagedListMachine<Post>((client, { page }, signal) =>
  loadPosts(client, { page, q: '', sort: undefined, filters: {} }, signal),
);

/** All posts, newest first (product, 2). */
export default function BlogPage() {
  const { posts } = useServices().initialContent;
  const { page = 1 } = parseAddressQuery(useSearch());
  return (
    <>
      <PageHead description={pagedDescription(descriptionOf('blog'), page)} path={canonicalBlogPath(page)} />
      <CardList
        first={posts}
        words={text.list}
        machine={machine}
        idOf={({ id }) => id}
        columns={3}
        card={(post, index) => <PostCard post={post} first={index < 3} />}
      />
    </>
  );
}

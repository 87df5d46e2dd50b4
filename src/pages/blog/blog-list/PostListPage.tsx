import { loadPosts, type Post } from '../../../../machines/blog/loadPosts.ts';
import { createPagedListMachine } from '../../../../machines/lists/pagedList.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { RecordList } from '../../../components/lists/RecordList.tsx';
import { Excerpt } from '../../../components/records/Excerpt.tsx';
import { postListText as text } from '../../../text/blog/adminPosts.ts';

/** Characters of the preview (product, 9). */
const previewLength = 100;

const columns = [
  { label: text.columns.title, cell: (post: Post) => post.title },
  {
    label: text.columns.content,
    cell: (post: Post) => <Excerpt html={post.content} length={previewLength} />,
  },
];

const machine = createPagedListMachine(loadPosts);

/** All posts, page by page (product, 2). */
export default function PostListPage() {
  return (
    <RecordList
      words={text}
      addHref={paths.adminNewPost.to()}
      machine={machine}
      columns={columns}
      rowOf={({ id, title }) => ({ id, title, href: paths.adminPost.to(id) })}
    />
  );
}

import Button from '@mui/material/Button';
import { Link } from 'wouter';
import { loadPostList, type Post } from '../../../../machines/blog/loadPosts.ts';
import { createPollingListMachine, type ListAnswer } from '../../../../machines/lists/pollingList.ts';
import { excerpt, excerptText } from '../../../../rules/blog/excerpt.ts';
import { paths } from '../../../../rules/site/paths.ts';
import type { Column } from '../../../components/lists/columns.ts';
import { dayFilter } from '../../../components/lists/filters/DayFilters.tsx';
import { PanelList } from '../../../components/lists/PanelList.tsx';
import { imageColumn } from '../../../components/lists/RowImage.tsx';
import { usePanelList } from '../../../components/lists/usePanelList.ts';
import { postListText as text } from '../../../text/blog/adminPosts.ts';

/** Characters of the preview (product, 9). */
const previewLength = 100;

/** Posts on a page, as in the server's own pages. */
const size = 9;

const columns: Column<Post>[] = [
  imageColumn(text.columns.image, (post) => post.image),
  {
    field: 'title',
    label: text.columns.title,
    cell: (post) => post.title,
    card: 'title',
    width: 200,
    grows: true,
  },
  {
    field: 'content',
    label: text.columns.content,
    cell: (post) => excerptText(post.content, previewLength),
    file: (post) => excerpt(post.content, previewLength).text,
    unsorted: true,
    card: 'wide',
    width: 320,
    grows: true,
  },
];

const filters = [dayFilter];

const listMachine = createPollingListMachine<ListAnswer<Post>>();

/** All posts, page by page (product, 2). */
export default function PostListPage() {
  const [snapshot, send] = usePanelList(listMachine, loadPostList, size);
  return (
    <PanelList
      list="posts"
      snapshot={snapshot}
      send={send}
      words={text}
      action={
        <Button component={Link} href={paths.adminNewPost.to()} variant="contained">
          {text.add}
        </Button>
      }
      filters={filters}
      fileName={text.fileName}
      columns={columns}
      rowOf={({ id, title }) => ({ id, title, href: paths.adminPost.to(id) })}
      size={size}
    />
  );
}

import Button from '@mui/material/Button';
import { Link } from 'wouter';
import { loadPostList, type Post } from '../../../../machines/blog/loadPosts.ts';
import { createPollingListMachine, type ListAnswer } from '../../../../machines/lists/pollingList.ts';
import { excerpt, excerptText } from '../../../../rules/blog/excerpt.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { DayFilters, dayFilters } from '../../../components/lists/filters/DayFilters.tsx';
import { FilterBar } from '../../../components/lists/filters/FilterBar.tsx';
import type { Column } from '../../../components/lists/ListTable.tsx';
import { PanelList } from '../../../components/lists/PanelList.tsx';
import { usePanelList } from '../../../components/lists/usePanelList.ts';
import { postListText as text } from '../../../text/blog/adminPosts.ts';

/** Characters of the preview (product, 9). */
const previewLength = 100;

/** Posts on a page, as in the server's own pages. */
const size = 9;

const columns: Column<Post>[] = [
  { field: 'title', label: text.columns.title, cell: (post) => post.title, card: 'wide' },
  {
    field: 'content',
    label: text.columns.content,
    cell: (post) => excerptText(post.content, previewLength),
    csv: (post) => excerpt(post.content, previewLength).text,
    unsorted: true,
    card: 'wide',
  },
];

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
      filters={(filtering) => (
        <FilterBar filtering={filtering} names={dayFilters}>
          <DayFilters filtering={filtering} />
        </FilterBar>
      )}
      csvName={text.csvName}
      columns={columns}
      rowOf={({ id, title }) => ({ id, title, href: paths.adminPost.to(id) })}
      size={size}
    />
  );
}

import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { loadAdList } from '../../../machines/ads/loadAds.ts';
import { loadPostList } from '../../../machines/blog/loadPosts.ts';
import { loadConsultants } from '../../../machines/consultants/loadConsultants.ts';
import { loadLandRequests } from '../../../machines/land-requests/loadLandRequests.ts';
import type { LoadList } from '../../../machines/lists/pollingList.ts';
import { loadContactMessages } from '../../../machines/messages/loadMessages.ts';
import { type Neighbour, neighboursMachine } from '../../../machines/records/neighbours.ts';
import { paths } from '../../../rules/site/paths.ts';
import { consultantLists, landRequestLists, recordLists } from '../../../rules/site/recordLists.ts';
import { cameFrom, partsOf } from '../../browser/history/cameFrom.ts';
import { parseListQuery } from '../../browser/history/listInAddress.ts';
import { useClient } from '../../site/services.tsx';
import { adminLayoutText } from '../../text/site/adminLayout.ts';

const text = adminLayoutText.recordPager;

interface RecordList {
  load: LoadList<{ id: number } | { Id: number }>;
  /** The rows of a page for which the address gives no size. */
  size?: number;
  to: (id: number) => string;
}
/** By the address of the list. */
const lists: Readonly<Record<string, RecordList>> = {
  ...Object.fromEntries(
    Object.values(landRequestLists).map(({ address, call }) => [
      address,
      {
        load: (client, query, signal) => loadLandRequests(client, call, query, signal),
        to: paths.adminLandRequest.to,
      } satisfies RecordList,
    ]),
  ),
  ...Object.fromEntries(
    Object.values(consultantLists).map(({ address, call }) => [
      address,
      {
        load: (client, query, signal) => loadConsultants(client, call, query, signal),
        to: paths.adminConsultant.to,
      } satisfies RecordList,
    ]),
  ),
  [paths.adminMessages.pattern]: { load: loadContactMessages, to: paths.adminMessage.to },
  [paths.adminPosts.pattern]: { load: loadPostList, size: 9, to: paths.adminPost.to },
  [paths.adminAds.pattern]: { load: loadAdList, size: 9, to: paths.adminAd.to },
};

/** Leads through the list that the admin came from, record by record. */
export function RecordPager() {
  const [path] = useLocation();
  const address = cameFrom();
  const kind = recordLists.find(({ record }) => record.test(path));
  const [listPath, search] = partsOf(address ?? '');
  const list = kind?.lists.includes(listPath) ? lists[listPath] : undefined;
  const id = Number(path.split('/').at(-1));
  if (!list || !Number.isSafeInteger(id)) return null;
  return <Pager key={path} list={list} id={id} listPath={listPath} search={search} />;
}

interface PagerProps {
  list: RecordList;
  id: number;
  listPath: string;
  /** The query of the list, without its question mark. */
  search: string;
}

function Pager({ list: { load, size, to }, id, listPath, search }: PagerProps) {
  const client = useClient();
  const query = parseListQuery(search, size);
  const [{ context }] = useMachine(neighboursMachine, {
    input: {
      id,
      page: query.page,
      size: query.size,
      load: async (page, signal) => {
        const { rows, total } = await load(client, { ...query, page }, signal);
        return { ids: rows.map((row) => ('id' in row ? row.id : row.Id)), total };
      },
    },
  });
  const { previous, next } = context.neighbours;
  const hrefOf = ({ id, page }: Neighbour) => {
    const at = new URLSearchParams(search);
    if (page > 0) at.set('page', String(page + 1));
    else at.delete('page');
    return { href: to(id), list: at.size > 0 ? `${listPath}?${at}` : listPath };
  };
  // both always stand there, so that nothing moves when they are found
  return (
    <Box component="nav" aria-label={text.name} sx={{ display: 'flex', mt: { xs: -1, md: 0 } }}>
      <Way to={previous && hrefOf(previous)} label={text.previous}>
        <ChevronLeftIcon />
      </Way>
      <Way to={next && hrefOf(next)} label={text.next}>
        <ChevronRightIcon />
      </Way>
    </Box>
  );
}

interface WayProps {
  /** Missing at an end of the list. */
  to: { href: string; list: string } | undefined;
  label: string;
  children: ReactNode;
}

function Way({ to, label, children }: WayProps) {
  if (!to) {
    return (
      <IconButton disabled aria-label={label}>
        {children}
      </IconButton>
    );
  }
  const link = { component: Link, href: to.href, state: { cameFrom: to.list } };
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} {...link}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

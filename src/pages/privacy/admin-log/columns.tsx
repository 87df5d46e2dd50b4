import Chip from '@mui/material/Chip';
import { use } from 'react';
import type { LogEntry } from '../../../../machines/privacy/loadLog.ts';
import { landRequestReference } from '../../../../rules/land-requests/reference.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { CellTabIndex, type Column } from '../../../components/lists/columns.ts';
import { timeCell } from '../../../text/fileCells.ts';
import { dateText } from '../../../text/formats.ts';
import { logText as text } from '../../../text/privacy/log.ts';

const colors = {
  signIn: 'success',
  signInFailed: 'warning',
  // whoever it was knows the password
  codeFailed: 'error',
  signOut: 'info',
  resetAsked: 'info',
  passwordChanged: 'success',
  refused: 'error',
  leftOut: 'error',
  search: 'info',
  recordRead: 'info',
  listRead: 'info',
  csv: 'warning',
  export: 'warning',
  erasure: 'error',
  documentOpened: 'info',
  resent: 'info',
  factorReset: 'warning',
} as const satisfies Record<LogEntry['kind'], string>;

function whoText({ who, person_id }: LogEntry): string {
  if (who !== '') return who;
  return person_id === undefined ? text.visitor : text.erasedPerson(person_id);
}

function targetText({ target }: LogEntry): string {
  if (!target) return text.nothing;
  const { kind, id } = target;
  const name = text.targets[kind];
  if (id === undefined) return name;
  return text.numbered(name, kind === 'landRequest' ? landRequestReference(id) : `#${id}`);
}

/** The page of the record, whose history says what was changed. */
function pageOf({ target }: LogEntry): string | undefined {
  if (target?.id === undefined) return undefined;
  if (target.kind === 'landRequest') return paths.adminLandRequest.to(target.id);
  return target.kind === 'consultant' ? paths.adminConsultant.to(target.id) : undefined;
}

const detailText = ({ kind, detail, operation }: LogEntry) =>
  detail ?? (kind === 'refused' ? text.call(operation) : text.nothing);

export const columns: Column<LogEntry>[] = [
  {
    field: 'kind',
    label: text.columns.kind,
    cell: ({ kind }) => <Chip component="span" size="small" color={colors[kind]} label={text.kinds[kind]} />,
    file: ({ kind }) => text.kinds[kind],
    unsorted: true,
    width: 186,
    card: 'state',
  },
  {
    field: 'tarih',
    label: text.columns.tarih,
    cell: (row) => dateText(row.tarih),
    file: (row) => timeCell(row.tarih),
    width: 158,
  },
  {
    field: 'who',
    label: text.columns.who,
    cell: whoText,
    unsorted: true,
    card: 'title',
    width: 120,
    grows: true,
  },
  {
    field: 'network',
    label: text.columns.network,
    cell: ({ network }) => network || text.nothing,
    width: 130,
    hidden: 'narrow',
    unsorted: true,
  },
  {
    field: 'target',
    label: text.columns.target,
    cell: (row) => {
      const page = pageOf(row);
      return page === undefined ? targetText(row) : <TargetLink href={page}>{targetText(row)}</TargetLink>;
    },
    file: targetText,
    width: 150,
    unsorted: true,
  },
  {
    field: 'detail',
    label: text.columns.detail,
    cell: detailText,
    unsorted: true,
    card: 'wide',
    width: 110,
    grows: true,
  },
];

function TargetLink({ href, children }: { href: string; children: string }) {
  return (
    <PageLink href={href} tabIndex={use(CellTabIndex)}>
      {children}
    </PageLink>
  );
}

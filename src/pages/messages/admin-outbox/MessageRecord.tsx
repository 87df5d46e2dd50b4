import { type ReactNode, use } from 'react';
import type { OutboxMessage } from '../../../../machines/messages/loadMessages.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { CellTabIndex } from '../../../components/lists/columns.ts';
import { messagesText } from '../../../text/messages/messages.ts';

const text = messagesText.outbox;
type About = NonNullable<OutboxMessage['about']>;

/** The page of the record; that of the team for an admin. */
function pageOf({ kind, id }: About): string {
  if (kind === 'landRequest') return paths.adminLandRequest.to(id);
  if (kind === 'consultant') return paths.adminConsultant.to(id);
  if (kind === 'admin') return paths.adminTeam.to();
  return paths.adminMessage.to(id);
}

/** Whom a message is about, and which land request. */
export const recordText = (message: OutboxMessage): string =>
  message.about ? text.record(message.about) : text.noRecord;

/** The same as a link in a row of the list. */
export function RecordCell({ message: { about } }: { message: OutboxMessage }) {
  const tabIndex = use(CellTabIndex);
  if (!about) return text.noRecord;
  return (
    <PageLink href={pageOf(about)} tabIndex={tabIndex} title={text.record(about)} sx={cutStyles}>
      {text.record(about)}
    </PageLink>
  );
}

/** A cell of the grid has one line. */
const cutStyles = {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'middle',
} as const;

/** The same as a link below the heading of the whole message. */
export function recordLink({ about }: OutboxMessage): ReactNode {
  return about && <PageLink href={pageOf(about)}>{text.record(about)}</PageLink>;
}

import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { SimilarLandRequests } from '../../../../machines/land-requests/loadSimilarLandRequests.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { cameFromSame } from '../../../browser/history/cameFrom.ts';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { AnsweredBadge } from '../../../components/records/AnsweredBadge.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { RecordGroup, RecordRow } from '../../../components/records/RecordGroup.tsx';
import { dateText } from '../../../text/formats.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';

const text = landRequestsText.ownerMessages;

/** The contact messages of the owner's phone; nothing where there are none. */
export function OwnerMessagesPanel({ messages, more }: SimilarLandRequests['messages']) {
  if (messages.length === 0) return null;
  return (
    <PanelSection title={text.title}>
      <RecordGroup more={more ? text.more(messages.length) : undefined}>
        {messages.map(({ id, tarih, subject, opening, answered, unread }) => (
          <RecordRow key={id}>
            <div>
              <PageLink href={paths.adminMessage.to(id)} state={cameFromSame()}>
                {subject}
              </PageLink>
              {unread && <Chip component="span" size="small" color="info" label={text.unread} />}
              <AnsweredBadge isAnswered={answered} />
            </div>
            <Typography component="div" variant="body2" color="textSecondary">
              <span>{opening}</span>
              <time dateTime={tarih}>{dateText(tarih)}</time>
            </Typography>
          </RecordRow>
        ))}
      </RecordGroup>
    </PanelSection>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Consultant } from '../../../../machines/consultants/loadConsultants.ts';
import { canReceiveSms, formatPhone, telLink } from '../../../../rules/people/phone.ts';
import { DocumentViewer } from '../../../components/dialogs/DocumentViewer.tsx';
import { DocumentLink } from '../../../components/records/DocumentLink.tsx';
import { Facts } from '../../../components/records/Facts.tsx';
import { applicationText } from '../../../text/consultants/application.ts';
import { consultantsText } from '../../../text/consultants/consultants.ts';
import { documentText } from '../../../text/documents/documents.ts';
import { dateText } from '../../../text/formats.ts';
import { consultantName } from '../lists/columns.tsx';

const text = consultantsText.consultant;

interface ConsultantFactsProps {
  consultant: Consultant;
  /** Opens the correction of phone and office; an admin's own account has none. */
  onCorrect: (() => void) | undefined;
}

/** The answers of the application, and the two documents. */
export function ConsultantFacts({ consultant, onCorrect }: ConsultantFactsProps) {
  const { documents_removed_at: removedAt } = consultant;
  const document = (field: 'tax_plate' | 'certificate', label: string) => {
    const file = consultant[field];
    if (!file) return removedAt ? text.documentRemoved(dateText(removedAt)) : documentText.none;
    const title = consultantsText.document(label, consultantName(consultant));
    return <DocumentLink file={file} label={documentText.view[field]} title={title} />;
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Facts
        title={text.person}
        action={onCorrect && <Button onClick={onCorrect}>{consultantsText.correction.open}</Button>}
        facts={[
          [text.name, consultantName(consultant)],
          [
            text.phone,
            // The admin may have no phone.
            consultant.phone && <Phone key="phone" phone={consultant.phone} />,
          ],
          [
            text.email,
            consultant.email && (
              <Link key="email" href={`mailto:${consultant.email}`}>
                {consultant.email}
              </Link>
            ),
          ],
          [text.office, consultant.office_name],
          [text.position, applicationText.positions[consultant.office_position_id]],
        ]}
      />
      <DocumentViewer>
        <Facts
          title={text.documents}
          facts={[
            [documentText.taxPlate, document('tax_plate', documentText.taxPlate)],
            [documentText.certificate, document('certificate', documentText.certificate)],
          ]}
        />
      </DocumentViewer>
    </Box>
  );
}

/** A phone to call; a text without digits is no link. */
function Phone({ phone }: { phone: string }) {
  return (
    <>
      {/\d/.test(phone) ? <Link href={telLink(phone)}>{formatPhone(phone)}</Link> : phone}
      {!canReceiveSms(phone) && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {consultantsText.noSms}
        </Typography>
      )}
    </>
  );
}

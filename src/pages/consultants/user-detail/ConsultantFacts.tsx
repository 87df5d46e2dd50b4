import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Consultant } from '../../../../machines/consultants/loadConsultants.ts';
import { telLink } from '../../../../rules/people/telLink.ts';
import { DocumentViewer } from '../../../components/dialogs/DocumentViewer.tsx';
import { DocumentLink } from '../../../components/records/DocumentLink.tsx';
import { Facts } from '../../../components/records/Facts.tsx';
import { applicationText } from '../../../text/consultants/application.ts';
import { consultantsText } from '../../../text/consultants/consultants.ts';
import { documentText } from '../../../text/documents/documents.ts';
import { consultantName } from '../lists/columns.tsx';

const text = consultantsText.user;

/** The answers of the application, and the two documents. */
export function ConsultantFacts({ consultant }: { consultant: Consultant }) {
  const document = (field: 'tax_plate' | 'certificate', label: string) => {
    const file = consultant[field];
    if (!file) return documentText.none;
    const title = consultantsText.document(label, consultantName(consultant));
    return <DocumentLink file={file} label={documentText.view[field]} title={title} />;
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Facts
        title={text.person}
        facts={[
          [text.name, consultantName(consultant)],
          [
            text.phone,
            // The admin may have no phone.
            consultant.phone && (
              <Link key="phone" href={telLink(consultant.phone)}>
                {consultant.phone}
              </Link>
            ),
          ],
          [
            text.email,
            <Link key="email" href={`mailto:${consultant.email}`}>
              {consultant.email}
            </Link>,
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

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Consultant } from '../../../../machines/consultants/loadConsultants.ts';
import { DocumentViewer } from '../../../components/dialogs/DocumentViewer.tsx';
import { DocumentPreview } from '../../../components/records/DocumentPreview.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { consultantsText } from '../../../text/consultants/consultants.ts';
import { documentText } from '../../../text/documents/documents.ts';
import { dateText } from '../../../text/formats.ts';
import { consultantName } from '../lists/columns.tsx';

const text = consultantsText.consultant;
const documents = [
  { field: 'tax_plate', label: documentText.taxPlate },
  { field: 'certificate', label: documentText.certificate },
] as const;

/** Tax plate and certificate side by side, to read them beside the application. */
export function ConsultantDocuments({ consultant }: { consultant: Consultant }) {
  const { documents_removed_at: removedAt } = consultant;
  return (
    <PanelSection title={text.documents} containerType="inline-size">
      <DocumentViewer>
        <Box sx={documentsStyles}>
          {documents.map(({ field, label }) => (
            <section key={field}>
              <Typography component="h3" color="textSecondary" sx={{ mb: 0.5 }}>
                {label}
              </Typography>
              {consultant[field] ? (
                <DocumentPreview
                  key={consultant[field]}
                  file={consultant[field]}
                  label={documentText.view[field]}
                  title={consultantsText.document(label, consultantName(consultant))}
                />
              ) : (
                <Typography>
                  {removedAt ? text.documentRemoved(dateText(removedAt)) : documentText.none}
                </Typography>
              )}
            </section>
          ))}
        </Box>
      </DocumentViewer>
    </PanelSection>
  );
}

const documentsStyles = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container (max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

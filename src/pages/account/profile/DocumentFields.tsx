import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { components } from '../../../../api/schema.ts';
import { acceptOf, uploadLimits } from '../../../../rules/documents/uploadLimits.ts';
import { DocumentViewer } from '../../../components/dialogs/DocumentViewer.tsx';
import { FileField } from '../../../components/files/FileField.tsx';
import { DocumentLink } from '../../../components/records/DocumentLink.tsx';
import { profileText as text } from '../../../text/account/profile.ts';
import { documentText } from '../../../text/documents/documents.ts';
import { fileText } from '../../../text/documents/files.ts';
import type { ProfileProps } from './profileProps.ts';

export const documents = [
  { field: 'tax_plate', label: documentText.taxPlate },
  { field: 'certificate', label: documentText.certificate },
] as const;

/** The tax plate and the certificate, which can be replaced while editing. */
export function DocumentFields({
  snapshot,
  send,
  user,
}: ProfileProps & { user: components['schemas']['User'] }) {
  const { files, fileFaults, problem } = snapshot.context;
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Typography variant="h3" component="h2" sx={{ gridColumn: '1 / -1' }}>
        {text.documentsHeading}
      </Typography>
      <DocumentViewer>
        {documents.map(({ field, label }) => {
          const fault = fileFaults[field];
          return (
            <Box key={field} sx={{ display: 'grid', gap: 1, justifyItems: 'start', alignContent: 'start' }}>
              {user[field] ? (
                <DocumentLink file={user[field]} label={documentText.view[field]} title={label} />
              ) : (
                <Typography color="textSecondary">{text.noDocument(label)}</Typography>
              )}
              {!snapshot.matches('readOnly') && (
                <Box sx={{ width: '100%' }}>
                  <FileField
                    label={text.newDocument(label)}
                    name={field}
                    accept={acceptOf(uploadLimits.document)}
                    file={files[field]}
                    hint={fileText.documentHint}
                    error={fault ? fileText[fault] : problem?.fields[field]}
                    disabled={snapshot.hasTag('busy')}
                    onChoose={(file) => send({ type: 'file.choose', field, file })}
                    onRemove={() => send({ type: 'file.remove', field })}
                  />
                </Box>
              )}
            </Box>
          );
        })}
      </DocumentViewer>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { problemText } from '../../../text/problems.ts';
import { workText as text } from '../../../text/work.ts';
import { ErrorNotice } from '../../notices/ErrorNotice.tsx';
import { LoadingNotice } from '../../notices/LoadingNotice.tsx';
import { PanelSection } from '../PanelSection.tsx';
import { NoteForm } from './NoteForm.tsx';
import { Notes } from './Notes.tsx';
import { WorkConflict } from './WorkConflict.tsx';
import type { WorkFormProps } from './workProps.ts';

interface WorkSectionProps extends WorkFormProps {
  /** False once the personal data of the record have been erased. */
  takesNotes: boolean;
  /** What is planned, above the notes. */
  children: ReactNode;
}

/** The panel 'Takip' of a record: what is planned, and notes. */
export function WorkSection({ snapshot, send, next, takesNotes, children }: WorkSectionProps) {
  const { record } = snapshot.children;
  const load = useSelector(record, (current) => current);
  return (
    <PanelSection title={text.title}>
      {load?.hasTag('busy') && (
        // about as high as what comes, which pushes the history
        <Box sx={{ minHeight: '33rem' }}>
          <LoadingNotice />
        </Box>
      )}
      {load?.matches('failed') && (
        <ErrorNotice
          text={text.loadFailed}
          detail={problemText(load.context.problem)}
          onRetry={() => record?.send({ type: 'load.retry' })}
        />
      )}
      {snapshot.matches('shown') && (
        <Stack spacing={2}>
          {children}
          {takesNotes && <NoteForm snapshot={snapshot} send={send} next={next} />}
          <Notes notes={snapshot.context.notes} />
        </Stack>
      )}
      <WorkConflict snapshot={snapshot} send={send} />
    </PanelSection>
  );
}

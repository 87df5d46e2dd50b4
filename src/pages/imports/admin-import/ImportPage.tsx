import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { type ImportSummary, importMachine } from '../../../../machines/imports/import.ts';
import { acceptOf, uploadLimits } from '../../../../rules/documents/uploadLimits.ts';
import { type ImportKind, importFields } from '../../../../rules/imports/importFields.ts';
import { FileField } from '../../../components/files/FileField.tsx';
import { UploadBar } from '../../../components/files/UploadBar.tsx';
import { useLostFocus } from '../../../components/focus/useLostFocus.ts';
import { SelectInput } from '../../../components/inputs/SelectInput.tsx';
import { ListHead } from '../../../components/lists/ListHead.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { useClient } from '../../../site/services.tsx';
import { dateText } from '../../../text/formats.ts';
import { importText as text } from '../../../text/imports/import.ts';
import { problemText } from '../../../text/problems.ts';
import type { ImportProps } from './importProps.ts';
import { OpenImport } from './OpenImport.tsx';

/** Files whose rows become land requests, ads or consultants. */
export default function ImportPage() {
  const client = useClient();
  const [snapshot, send] = useMachine(importMachine, { input: { client } });
  const { imports, id, problem } = snapshot.context;
  return (
    <>
      <ListHead title={text.title} lead={text.lead} />
      {/* each step replaces the one whose button was pressed */}
      <Box ref={useLostFocus()}>
        {snapshot.matches('failed') && <LoadFailure text={text.loadFailed} problem={problem} send={send} />}
        {snapshot.matches('loading') && !imports && <LoadingNotice />}
        {id !== undefined && <OpenImport snapshot={snapshot} send={send} />}
        {id === undefined && imports && (
          <Stack spacing={3} sx={{ mt: 2 }}>
            <NewImport snapshot={snapshot} send={send} />
            <EarlierImports imports={imports} onOpen={(one) => send({ type: 'import.open', id: one })} />
          </Stack>
        )}
      </Box>
    </>
  );
}

const kinds: readonly ImportKind[] = ['landRequests', 'ads', 'consultants'];
const kindOf = (value: string): ImportKind => kinds.find((kind) => kind === value) ?? 'landRequests';

function NewImport({ snapshot, send }: ImportProps) {
  const { kind, file, fileFault, problem, progress } = snapshot.context;
  const busy = snapshot.matches('sending');
  const refused = fileFault ? text.form.faults[fileFault] : problem?.fields.file;
  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'file.send' });
      }}
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: '45rem' }}
    >
      <Stack spacing={2}>
        <Typography variant="h6" component="h2">
          {text.form.title}
        </Typography>
        <SelectInput
          label={text.form.kind}
          name="kind"
          value={kind}
          decided
          choices={kinds.map((value) => ({ value, label: text.form.kinds[value] }))}
          onChange={(value) => send({ type: 'kind.choose', kind: kindOf(value) })}
          hint={text.form.kindHint[kind]}
          disabled={busy}
        />
        <Typography variant="body2" color="textSecondary">
          {text.form.columns(importFields[kind].map((field) => text.fields[field]))}
        </Typography>
        <FileField
          label={text.form.file}
          name="file"
          accept={acceptOf(uploadLimits.table)}
          hint={text.form.fileHint}
          error={refused}
          file={file}
          disabled={busy}
          onChoose={(chosen) => send({ type: 'file.choose', file: chosen })}
          onRemove={() => send({ type: 'file.remove' })}
        />
        {problem && !problem.fields.file && (
          <Alert severity="error">
            {text.form.failed} {problemText(problem)}
          </Alert>
        )}
        {busy && <UploadBar progress={progress} onStop={() => send({ type: 'upload.stop' })} />}
        <Button type="submit" variant="contained" disabled={busy || !file} sx={{ alignSelf: 'start' }}>
          {text.form.send}
        </Button>
      </Stack>
    </Paper>
  );
}

function EarlierImports({
  imports,
  onOpen,
}: {
  imports: readonly ImportSummary[];
  onOpen: (id: number) => void;
}) {
  return (
    <section>
      <Typography variant="h6" component="h2">
        {text.earlier}
      </Typography>
      {imports.length === 0 ? (
        <Typography color="textSecondary">{text.none}</Typography>
      ) : (
        <List disablePadding>
          {imports.map(({ id, file_name, kind, state, by, tarih }) => (
            <ListItem
              key={id}
              divider
              disableGutters
              secondaryAction={
                <Button aria-label={text.openOf(file_name)} onClick={() => onOpen(id)}>
                  {text.open}
                </Button>
              }
            >
              <ListItemText
                primary={`${file_name} · ${text.form.kinds[kind]} · ${text.states[state]}`}
                secondary={text.of(by, dateText(tarih))}
                sx={{ overflowWrap: 'anywhere' }}
              />
            </ListItem>
          ))}
        </List>
      )}
    </section>
  );
}

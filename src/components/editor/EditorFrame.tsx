import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { type ReactNode, useRef, useState } from 'react';
import { Link as RouterLink } from 'wouter';
import { editorText as text } from '../../text/editor/editor.ts';
import { LeavePrompt } from '../dialogs/LeavePrompt.tsx';
import { UploadBar } from '../files/UploadBar.tsx';
import { focusFirstInvalid } from '../focus/focusFirstInvalid.ts';
import { takeLostFocus } from '../focus/takeLostFocus.ts';
import { RecordAbsence } from '../notices/RecordAbsence.tsx';
import type { EditorProps } from './editorProps.ts';
import { PreviewDialog } from './PreviewDialog.tsx';

interface EditorFrameProps<Fields> extends EditorProps<Fields> {
  title: string;
  saveLabel: string;
  listHref: string;
  /** The fields differ from the stored record. */
  changed: boolean;
  /** Shown with a restored draft that could not hold a chosen file. */
  draftLack: string;
  /** The fields cannot be sent as they are. */
  faulty: boolean;
  onLeave: () => void;
  /** The public page of the stored record. */
  publicHref: string | undefined;
  /** What the site would show of the fields as they are. */
  preview: () => ReactNode;
  children: ReactNode;
}

/**
 * The form around the fields of a post or an ad; the notice that replaces it until it is loaded.
 */
export function EditorFrame<Fields>(props: EditorFrameProps<Fields>) {
  const { snapshot, send } = props;
  const { restored, lost, progress, id } = snapshot.context;
  const { record } = snapshot.children;
  const problem = useSelector(record, (load) => load?.context.problem);
  const save = useRef<HTMLButtonElement>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  if (!snapshot.matches('open')) {
    return (
      <RecordAbsence
        missing={snapshot.matches('missing')}
        problem={problem}
        heading={props.title}
        words={text}
        href={props.listHref}
        onRetry={() => record?.send({ type: 'load.retry' })}
      />
    );
  }
  const saving = snapshot.matches({ open: 'saving' });
  const gone = snapshot.matches({ open: 'gone' });
  return (
    <Stack
      component="form"
      noValidate
      spacing={3}
      aria-busy={saving}
      sx={{ maxWidth: 'md' }}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        send({ type: 'form.submit' });
        focusFirstInvalid(form);
      }}
    >
      <LeavePrompt when={props.changed} onLeave={props.onLeave} />
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h4" component="h1">
          {props.title}
        </Typography>
        <Button component={RouterLink} href={props.listHref}>
          {text.back}
        </Button>
        {props.publicHref !== undefined && !gone && (
          <Button href={props.publicHref} target="_blank" rel="noopener">
            {text.onSite}
          </Button>
        )}
      </Stack>
      {restored && !gone && (
        <Alert
          severity="info"
          role="status"
          // the text stands beside its icon
          sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 14rem' } }}
          action={
            <Button
              color="inherit"
              disabled={!snapshot.can({ type: 'discard.ask' })}
              onClick={() => send({ type: 'discard.ask' })}
            >
              {text.draft.discard}
            </Button>
          }
        >
          <strong>{text.draft.restored}.</strong>{' '}
          <span>
            {[
              text.draft.explained,
              lost && props.draftLack,
              lost && id === undefined && text.draft.maybeSaved,
            ]
              .filter(Boolean)
              .join(' ')}
          </span>
        </Alert>
      )}
      {gone && <Alert severity="warning">{text.gone.notice}</Alert>}
      <Box component="fieldset" disabled={saving} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Stack spacing={3}>{props.children}</Stack>
      </Box>
      {props.faulty && snapshot.matches({ open: { editing: 'incomplete' } }) && (
        <Alert severity="error">{text.incomplete}</Alert>
      )}
      {saving && (
        <UploadBar
          label={text.saving}
          progress={progress}
          onStop={() => {
            send({ type: 'upload.cancel' });
            // the pressed button disappears
            requestAnimationFrame(() => takeLostFocus(save.current));
          }}
        />
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Button
          ref={save}
          type="submit"
          variant="contained"
          disabled={!snapshot.can({ type: 'form.submit' })}
          loading={saving}
        >
          {props.saveLabel}
        </Button>
        <Button variant="outlined" onClick={() => setPreviewed(true)}>
          {text.preview.open}
        </Button>
        {id !== undefined && (
          <Button
            variant="outlined"
            color="error"
            disabled={!snapshot.can({ type: 'deletion.ask' })}
            onClick={() => send({ type: 'deletion.ask' })}
          >
            {text.remove}
          </Button>
        )}
      </Stack>
      {isPreviewed && <PreviewDialog onClose={() => setPreviewed(false)}>{props.preview()}</PreviewDialog>}
    </Stack>
  );
}

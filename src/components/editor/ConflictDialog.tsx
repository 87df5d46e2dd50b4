import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { createRecordMachine, RecordCall } from '../../../machines/records/record.ts';
import { dialogText } from '../../text/dialogs.ts';
import { editorText } from '../../text/editor/editor.ts';
import { problemText } from '../../text/problems.ts';
import { AlertFrame } from '../dialogs/AlertFrame.tsx';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';

/** A field that differs between two states of a record, with both values. */
export interface Comparison {
  field: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}
interface ConflictDialogProps<Thing, Call extends RecordCall> {
  /** By default the dialog speaks of a record that another admin has changed. */
  words?: Readonly<Record<keyof typeof editorText.conflict, string>>;
  /** Who has changed what, where that is known. */
  told?: string | undefined;
  /** Loads the other state; undefined once that is loaded. */
  load: ActorRefFrom<ReturnType<typeof createRecordMachine<Thing, Call>>> | undefined;
  /** The differing fields that the user has changed; undefined until the other state is loaded. */
  rows: readonly Comparison[] | undefined;
  /** The changed fields that the user has not edited. */
  theirsOnly: readonly Comparison[];
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}

/** Shows both states of a record that was changed elsewhere, and asks which one to keep. */
export function ConflictDialog<Thing, Call extends RecordCall>({
  words: text = editorText.conflict,
  ...props
}: ConflictDialogProps<Thing, Call>) {
  const load = useSelector(props.load, (current) => current);
  const busy = load?.hasTag('busy') ?? false;
  const problem = load?.context.problem;
  return (
    <AlertFrame
      title={text.title}
      text={`${props.told ?? text.told} ${text.text}`}
      busy={busy}
      wide
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose} autoFocus>
            {dialogText.cancel}
          </Button>
          <Button variant="outlined" color="error" disabled={!props.rows} onClick={props.onTheirs}>
            {text.takeTheirs}
          </Button>
          <Button variant="contained" disabled={!props.rows} onClick={props.onMine}>
            {text.keepMine}
          </Button>
        </>
      }
    >
      <Box sx={{ mt: 2 }}>
        {busy && <LinearProgress aria-label={text.loading} />}
        {problem && (
          <ErrorNotice
            text={`${text.failed} ${problemText(problem)}`}
            onRetry={() => props.load?.send({ type: 'load.retry' })}
          />
        )}
        {props.rows?.length === 0 && <Typography>{text.alike}</Typography>}
        {props.rows?.map(({ field, label, mine, theirs }) => (
          <Field key={field} label={label}>
            <Side whose={text.mine} empty={text.empty}>
              {mine}
            </Side>
            <Side whose={text.theirs} empty={text.empty}>
              {theirs}
            </Side>
          </Field>
        ))}
        {props.theirsOnly.map(({ field, label, theirs }) => (
          <Field key={field} label={label}>
            <Side whose={text.theirsOnly} empty={text.empty}>
              {theirs}
            </Side>
          </Field>
        ))}
      </Box>
    </AlertFrame>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="h6" component="h3" id={headingId} gutterBottom>
        {label}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(40%, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

function Side({ whose, empty, children }: { whose: string; empty: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <div>
      <Typography variant="body2" color="textSecondary" id={headingId}>
        {whose}
      </Typography>
      <Typography
        component="div"
        // focusable, so that the keyboard can scroll a long text
        tabIndex={0}
        role="group"
        aria-labelledby={headingId}
        sx={{
          maxHeight: '10rem',
          overflow: 'auto',
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
          // every image must be visible
          '&:has(img, video)': { maxHeight: 'none' },
        }}
      >
        {children || empty}
      </Typography>
    </div>
  );
}

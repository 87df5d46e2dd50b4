import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { textDialogsMachine } from '../../../machines/editor/textDialogs.ts';
import { dialogText } from '../../text/dialogs.ts';
import { richTextText } from '../../text/editor/richText.ts';
import { TextInput } from '../inputs/TextInput.tsx';

const text = richTextText.linkDialog;

export interface TextDialogProps {
  snapshot: SnapshotFrom<typeof textDialogsMachine>;
  send: (event: EventFromLogic<typeof textDialogsMachine>) => void;
}

/** Asks for the address of a link and, when no text is selected, for its text. */
export function LinkDialog({ snapshot, send }: TextDialogProps) {
  const titleId = useId();
  const { address, words, current, range } = snapshot.context;
  const close = () => send({ type: 'dialog.close' });
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React bubbles the event to the page's form, though the dialog is not inside it
          event.stopPropagation();
          send({ type: 'form.submit' });
        }}
      >
        <DialogTitle id={titleId}>{text.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <TextInput
              label={text.address}
              name="link"
              value={address}
              autoFocus
              inputMode="url"
              onChange={(typed) => send({ type: 'field.change', change: { address: typed } })}
              error={snapshot.matches({ link: 'refused' }) ? text.bad : undefined}
            />
            {range.length === 0 && current === '' && (
              <TextInput
                label={text.text}
                name="link_text"
                value={words}
                onChange={(typed) => send({ type: 'field.change', change: { words: typed } })}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{dialogText.cancel}</Button>
          {current !== '' && <Button onClick={() => send({ type: 'link.remove' })}>{text.remove}</Button>}
          <Button type="submit" variant="contained">
            {text.add}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

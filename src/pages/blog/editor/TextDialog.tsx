import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { textDialogsMachine } from '../../../../machines/blog/textDialogs.ts';
import { acceptOf, fileFault, uploadLimits } from '../../../../rules/documents/uploadLimits.ts';
import { FileField } from '../../../components/files/FileField.tsx';
import { focusFirstInvalid } from '../../../components/focus/focusFirstInvalid.ts';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { richTextText } from '../../../text/blog/richText.ts';
import { dialogText } from '../../../text/dialogs.ts';
import { editorText } from '../../../text/editor/editor.ts';

interface TextDialogProps {
  snapshot: SnapshotFrom<typeof textDialogsMachine>;
  send: (event: EventFromLogic<typeof textDialogsMachine>) => void;
}

/** The open dialog of the text editor: it asks for a link or for an image. */
export function TextDialog({ snapshot, send }: TextDialogProps) {
  const titleId = useId();
  const isLink = snapshot.matches('link');
  const { linkDialog, imageDialog } = richTextText;
  const text = isLink ? linkDialog : imageDialog;
  const isChange = isLink && snapshot.context.current !== '';
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
          focusFirstInvalid(event.currentTarget);
        }}
      >
        <DialogTitle id={titleId}>{isChange ? linkDialog.changeTitle : text.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {isLink ? (
              <LinkFields snapshot={snapshot} send={send} />
            ) : (
              <ImageFields snapshot={snapshot} send={send} />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{dialogText.cancel}</Button>
          {isChange && <Button onClick={() => send({ type: 'link.remove' })}>{linkDialog.remove}</Button>}
          <Button type="submit" variant="contained" disabled={!snapshot.can({ type: 'form.submit' })}>
            {isChange ? linkDialog.change : text.add}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The address of a link and, when no text is selected, its text. */
function LinkFields({ snapshot, send }: TextDialogProps) {
  const text = richTextText.linkDialog;
  const { address, words, current, range } = snapshot.context;
  return (
    <>
      <TextInput
        label={text.address}
        name="link"
        value={address}
        autoFocus
        inputMode="url"
        onChange={(typed) => send({ type: 'field.change', change: { address: typed } })}
        error={snapshot.matches({ link: 'invalid' }) ? text.bad : undefined}
      />
      {range.length === 0 && current === '' && (
        <TextInput
          label={text.text}
          name="link_text"
          value={words}
          onChange={(typed) => send({ type: 'field.change', change: { words: typed } })}
        />
      )}
    </>
  );
}

/** An image file and its alternative text. */
function ImageFields({ snapshot, send }: TextDialogProps) {
  const text = richTextText.imageDialog;
  const { file, alt } = snapshot.context;
  const fault = file && fileFault(file, uploadLimits.postImage);
  return (
    <>
      <FileField
        label={text.file}
        name="file"
        accept={acceptOf(uploadLimits.postImage)}
        file={file}
        hint={text.hint}
        error={fault && editorText.faults[fault]}
        onChoose={(chosen) => send({ type: 'field.change', change: { file: chosen } })}
        onRemove={() => send({ type: 'field.change', change: { file: undefined } })}
      />
      <TextInput
        label={text.alt}
        name="alt"
        value={alt}
        onChange={(typed) => send({ type: 'field.change', change: { alt: typed } })}
        hint={text.altHint}
        maxLength={300}
        optional
      />
    </>
  );
}

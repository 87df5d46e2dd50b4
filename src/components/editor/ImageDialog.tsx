import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { acceptOf, fileFault, uploadLimits } from '../../../rules/documents/uploadLimits.ts';
import { dialogText } from '../../text/dialogs.ts';
import { editorText } from '../../text/editor/editor.ts';
import { richTextText } from '../../text/editor/richText.ts';
import { FileField } from '../inputs/FileField.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import type { TextDialogProps } from './LinkDialog.tsx';

const text = richTextText.imageDialog;

/** Asks for an image of the text and for its alternative text. */
export function ImageDialog({ snapshot, send }: TextDialogProps) {
  const titleId = useId();
  const { file, alt } = snapshot.context;
  const fault = file && fileFault(file, uploadLimits.postImage);
  const close = () => send({ type: 'dialog.close' });
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          send({ type: 'form.submit' });
        }}
      >
        <DialogTitle id={titleId}>{text.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
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
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{dialogText.cancel}</Button>
          <Button type="submit" variant="contained" disabled={!snapshot.can({ type: 'form.submit' })}>
            {text.add}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

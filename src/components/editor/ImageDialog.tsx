import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { acceptOf, fileFault, uploadLimits } from '../../../rules/documents/uploadLimits.ts';
import { dialogText } from '../../text/dialogs.ts';
import { editorText } from '../../text/editor/editor.ts';
import { richTextText } from '../../text/editor/richText.ts';
import { FileField } from '../inputs/FileField.tsx';
import { TextInput } from '../inputs/TextInput.tsx';

const text = richTextText.imageDialog;

/** Asks for a picture of the text, and for the words that stand for it. */
export function ImageDialog(props: { onAdd: (file: File, alt: string) => void; onClose: () => void }) {
  const titleId = useId();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const fault = file && fileFault(file, uploadLimits.postImage);
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (file && !fault) props.onAdd(file, alt.trim());
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
              onChoose={setFile}
              onRemove={() => setFile(undefined)}
            />
            <TextInput
              label={text.alt}
              name="alt"
              value={alt}
              onChange={setAlt}
              hint={text.altHint}
              maxLength={300}
              optional
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose}>{dialogText.cancel}</Button>
          <Button type="submit" variant="contained" disabled={!file || fault !== undefined}>
            {text.add}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

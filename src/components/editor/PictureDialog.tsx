import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { dialogText } from '../../text/dialogs.ts';
import { richTextText } from '../../text/richText.ts';
import { Field, helpId } from '../Field.tsx';
import { TextInput } from '../TextInput.tsx';

const text = richTextText.pictureDialog;

/** Asks for a picture of the text, and for the words that stand for it. */
export function PictureDialog(props: { onAdd: (file: File, alt: string) => void; onClose: () => void }) {
  const titleId = useId();
  const inputId = useId();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (file) props.onAdd(file, alt.trim());
        }}
      >
        <DialogTitle id={titleId}>{text.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Field id={inputId} label={text.file} hint={text.hint}>
              <input
                id={inputId}
                type="file"
                name="picture"
                accept=".jpg,.jpeg,.png"
                aria-describedby={helpId(inputId)}
                onChange={(event) => setFile(event.target.files?.[0])}
              />
            </Field>
            <TextInput
              label={text.alt}
              name="alt"
              value={alt}
              onChange={setAlt}
              hint={text.altHint}
              optional
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose}>{dialogText.cancel}</Button>
          <Button type="submit" variant="contained" disabled={file === undefined}>
            {text.add}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

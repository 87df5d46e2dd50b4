import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { linkTarget } from '../../../rules/blog/link.ts';
import { dialogText } from '../../text/dialogs.ts';
import { richTextText } from '../../text/editor/richText.ts';
import { TextInput } from '../inputs/TextInput.tsx';

const text = richTextText.linkDialog;

interface LinkDialogProps {
  /** Where the link at the caret leads; empty when there is none. */
  address: string;
  /** Nothing is selected that could become the link. */
  needsWords: boolean;
  onAdd: (address: string, words: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/**
 * Asks where a link leads. What is typed here is nothing yet: it counts once it stands in the text.
 */
export function LinkDialog({ address, needsWords, onAdd, onRemove, onClose }: LinkDialogProps) {
  const titleId = useId();
  const [typed, setTyped] = useState(address);
  const [words, setWords] = useState('');
  const [refused, setRefused] = useState(false);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // a dialog stands inside the page's form only for React
          event.stopPropagation();
          const target = linkTarget(typed);
          if (target === undefined) setRefused(true);
          else onAdd(target, needsWords ? words.trim() || target : '');
        }}
      >
        <DialogTitle id={titleId}>{text.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <TextInput
              label={text.address}
              name="link"
              value={typed}
              autoFocus
              inputMode="url"
              onChange={(value) => {
                setTyped(value);
                setRefused(false);
              }}
              error={refused ? text.bad : undefined}
            />
            {needsWords && <TextInput label={text.text} name="link_text" value={words} onChange={setWords} />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{dialogText.cancel}</Button>
          {address !== '' && <Button onClick={onRemove}>{text.remove}</Button>}
          <Button type="submit" variant="contained">
            {text.add}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

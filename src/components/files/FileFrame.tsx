import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { fileText as text } from '../../text/documents/files.ts';

export interface FileFrameProps {
  label: string;
  /** The wire field's name. */
  name: string;
  /** Extensions, as in `input[type=file]`. */
  accept: string;
  multiple?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** The native input, for moving the focus to it. */
  inputRef?: Ref<HTMLInputElement>;
  /** The label of the button in the frame. */
  button: string;
  /** The chosen files, before the button; without it the frame says that files can be dropped. */
  chosen?: ReactNode;
  /** As high as a field, beside one; it does not say that files can be dropped. */
  compact?: boolean;
  /** The last control in the frame. */
  action?: ReactNode;
}

/**
 * Takes files by click, keyboard or drag and drop: the transparent native input covers the whole
 * frame, so the browser handles all three. MUI has no such input.
 */
export function FileFrame(props: FileFrameProps) {
  const id = useId();
  const help = props.error ?? props.hint;
  const [dragged, setDragged] = useState(false);
  return (
    <FormControl error={Boolean(props.error)}>
      <InputLabel htmlFor={id}>{props.label}</InputLabel>
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: props.compact ? '3px' : 2,
          border: 1,
          borderStyle: 'dashed',
          borderColor: props.error ? 'error.main' : dragged ? 'primary.main' : 'text.secondary',
          borderRadius: 1,
          bgcolor: dragged ? 'action.hover' : 'background.paper',
          '&:has(input:focus-visible)': {
            outline: '3px solid',
            outlineColor: 'primary.main',
            outlineOffset: 2,
          },
        }}
      >
        {props.chosen}
        <Box
          component="input"
          ref={props.inputRef}
          id={id}
          type="file"
          name={props.name}
          accept={props.accept}
          multiple={props.multiple ?? false}
          disabled={props.disabled}
          aria-invalid={Boolean(props.error)}
          aria-describedby={help ? `${id}-help` : undefined}
          onDragEnter={() => setDragged(true)}
          onDragLeave={() => setDragged(false)}
          onDrop={() => setDragged(false)}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            if (files.length > 0) props.onFiles(files);
            // otherwise choosing a removed file again would fire no change event
            event.target.value = '';
          }}
          sx={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' }}
        />
        {/* they wrap together */}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button
            component="span"
            variant="outlined"
            disabled={props.disabled ?? false}
            tabIndex={-1}
            aria-hidden
          >
            {props.button}
          </Button>
          {!props.chosen && !props.compact && (
            <Typography
              variant="body2"
              color="textSecondary"
              aria-hidden
              sx={{ display: { xs: 'none', sm: 'block' } }}
            >
              {text.drop}
            </Typography>
          )}
          {props.action}
        </Box>
      </Box>
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}

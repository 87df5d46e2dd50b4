import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useObjectUrl } from '../app/objectUrl.ts';
import { fileSize, fileText as text } from '../text/files.ts';
import { DocumentIcon } from './icons.tsx';

interface FileFieldProps {
  label: string;
  /** The wire field's name. */
  name: string;
  /** Endings, as `input[type=file]` takes them. */
  accept: string;
  file: File | undefined;
  hint?: string;
  error?: string | undefined;
  disabled?: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/**
 * One file, by click, keyboard or drag; what was chosen is shown with its name, size and, for an image, its picture. The browser's own input
 * lies unseen over the whole frame, so that all three ways are the browser's.
 */
export function FileField(props: FileFieldProps) {
  const id = useId();
  const help = props.error ?? props.hint;
  const [dragged, setDragged] = useState(false);
  return (
    <div>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 'medium', mb: 0.75 }}>
        {props.label}
      </Typography>
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 2,
          border: 1,
          borderStyle: 'dashed',
          borderColor: props.error ? 'error.main' : dragged ? 'primary.main' : 'text.secondary',
          borderRadius: 1,
          bgcolor: dragged ? 'action.hover' : 'background.paper',
          '&:has(input:focus-visible)': {
            outline: '3px solid',
            outlineColor: 'secondary.main',
            outlineOffset: 2,
          },
        }}
      >
        {props.file && <Chosen file={props.file} />}
        <Button
          component="span"
          variant="outlined"
          disabled={props.disabled ?? false}
          tabIndex={-1}
          aria-hidden
        >
          {props.file ? text.change : text.choose}
        </Button>
        {!props.file && (
          <Typography
            variant="body2"
            color="textSecondary"
            aria-hidden
            sx={{ display: { xs: 'none', sm: 'block' } }}
          >
            {text.drop}
          </Typography>
        )}
        <Box
          component="input"
          id={id}
          type="file"
          name={props.name}
          accept={props.accept}
          disabled={props.disabled}
          aria-invalid={Boolean(props.error)}
          aria-describedby={help ? `${id}-help` : undefined}
          onDragEnter={() => setDragged(true)}
          onDragLeave={() => setDragged(false)}
          onDrop={() => setDragged(false)}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) props.onChoose(file);
            // the same file may be chosen again once it has been removed
            event.target.value = '';
          }}
          sx={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' }}
        />
        {props.file && (
          <Button
            color="inherit"
            onClick={props.onRemove}
            disabled={props.disabled ?? false}
            aria-label={text.remove(props.label)}
            sx={{ position: 'relative' }}
          >
            {text.removeShort}
          </Button>
        )}
      </Box>
      {help && (
        <FormHelperText id={`${id}-help`} error={Boolean(props.error)}>
          {help}
        </FormHelperText>
      )}
    </div>
  );
}

function Chosen({ file }: { file: File }) {
  const url = useObjectUrl(file.type.startsWith('image/') ? file : undefined);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: 1, minWidth: 0 }}>
      {url ? (
        <Box
          component="img"
          src={url}
          alt={text.preview(file.name)}
          sx={{ width: (theme) => theme.spacing(8), aspectRatio: '1', objectFit: 'cover', borderRadius: 1 }}
        />
      ) : (
        <DocumentIcon color="secondary" fontSize="large" />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap title={file.name}>
          {file.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {fileSize(file.size)}
        </Typography>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useObjectUrl } from '../../browser/blobUrls.ts';
import { fileSize, fileText as text } from '../../text/documents/files.ts';
import { DocumentIcon } from '../images/icons.tsx';
import { FileFrame, type FileFrameProps } from './FileFrame.tsx';

interface FileFieldProps
  extends Pick<FileFrameProps, 'label' | 'name' | 'accept' | 'hint' | 'error' | 'disabled'> {
  file: File | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** One file; the chosen one is shown with its name, its size and, for an image, a preview. */
export function FileField({ file, onChoose, onRemove, ...frame }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <FileFrame
      {...frame}
      inputRef={input}
      onFiles={([first]) => {
        if (first) onChoose(first);
      }}
      button={file ? text.change : text.choose}
      chosen={file && <Chosen file={file} />}
      action={
        file && (
          <Button
            color="inherit"
            onClick={() => {
              onRemove();
              // this button disappears with the file
              input.current?.focus();
            }}
            disabled={frame.disabled ?? false}
            aria-label={text.remove(frame.label)}
            sx={{ position: 'relative' }}
          >
            {text.removeShort}
          </Button>
        )
      }
    />
  );
}

function Chosen({ file }: { file: File }) {
  const url = useObjectUrl(/^image\/(jpeg|png)$/.test(file.type) ? file : undefined);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: '1 1 14rem' }}>
      {url ? (
        <Box
          component="img"
          src={url}
          alt={text.preview(file.name)}
          sx={{ width: '4rem', flexShrink: 0, aspectRatio: '1', objectFit: 'cover', borderRadius: 1 }}
        />
      ) : (
        <Box sx={{ display: 'flex', color: 'primary.main' }}>
          <DocumentIcon />
        </Box>
      )}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography>{file.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {fileSize(file.size)}
        </Typography>
      </Box>
    </Box>
  );
}

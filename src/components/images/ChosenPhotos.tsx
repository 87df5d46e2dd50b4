import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { acceptOf, uploadLimits } from '../../../rules/documents/uploadLimits.ts';
import type { RefusedPhoto } from '../../../rules/land-requests/photoChoice.ts';
import { useObjectUrl } from '../../browser/blobUrls.ts';
import { fileSize } from '../../text/documents/files.ts';
import { ownerPhotosText as text } from '../../text/land-requests/ownerPhotos.ts';
import { FileFrame } from '../files/FileFrame.tsx';

interface ChosenPhotosProps {
  photos: readonly File[];
  refused: readonly RefusedPhoto[];
  /** The chooser stands in a cell of the form's grid, beside a field. */
  compact?: boolean;
  /** What was chosen is gone, since a reload keeps no files. */
  areLost?: boolean;
  /** How many more can be chosen. */
  room: number;
  /** What stands beside a photograph. */
  stateOf?: (index: number) => string;
  onChoose: (files: readonly File[]) => void;
  onRemove: (file: File) => void;
}

/** Chooses photographs of the land, and removes those that are not sent yet. */
export default function ChosenPhotos({
  photos,
  refused,
  room,
  stateOf,
  onRemove,
  ...field
}: ChosenPhotosProps): ReactNode {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileFrame
        label={field.compact ? text.labelShort : text.label}
        compact={field.compact ?? false}
        name="fotograflar"
        // `image/*` would offer what is refused; these let a phone offer its camera too
        accept={`image/jpeg,image/png,${acceptOf(uploadLimits.ownerPhoto)}`}
        multiple
        button={photos.length > 0 ? text.more : text.choose}
        hint={field.compact ? text.hintShort : text.hint}
        error={field.areLost ? text.lost : undefined}
        disabled={room === 0}
        inputRef={chooser}
        onFiles={field.onChoose}
      />
      {refused.length > 0 && (
        <Alert severity="warning" role="alert" sx={wholeRow}>
          <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
            {refused.map(({ name, fault }, index) => (
              // two files of one choice may have the same name
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in place
              <li key={`${index} ${name}`}>
                {name}: {text.faults[fault]}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {photos.length > 0 && (
        <Box
          component="ul"
          aria-label={text.chosen}
          sx={{ ...wholeRow, listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
        >
          {photos.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice
            <Box component="li" key={`${index} ${file.name} ${file.lastModified}`} sx={row}>
              <Preview file={file} />
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <div>{file.name}</div>
                <small>
                  <span>{fileSize(file.size)}</span>
                  {stateOf && <span key={stateOf(index)}> · {stateOf(index)}</span>}
                </small>
              </Box>
              <Button
                type="button"
                color="inherit"
                aria-label={text.remove(file.name)}
                onClick={() => {
                  // this button disappears with the photograph
                  chooser.current?.focus();
                  onRemove(file);
                }}
              >
                {text.removeShort}
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

function Preview({ file }: { file: File }) {
  return <Box component="img" src={useObjectUrl(file)} alt="" sx={preview} />;
}

const wholeRow = { gridColumn: '1 / -1', minWidth: 0 } as const;
const row = { display: 'flex', alignItems: 'center', gap: 1.5 } as const;
const preview = {
  width: '3.5rem',
  height: '3.5rem',
  flexShrink: 0,
  objectFit: 'cover',
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const;

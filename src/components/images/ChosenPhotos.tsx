import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { acceptOf, uploadLimits } from '../../../rules/documents/uploadLimits.ts';
import {
  type PhotoChoice,
  photoNames,
  type RefusedPhoto,
  readPhotos,
} from '../../../rules/land-requests/photoChoice.ts';
import { useObjectUrl } from '../../browser/blobUrls.ts';
import { newKey } from '../../browser/newKey.ts';
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
  onChoose: (choice: PhotoChoice) => void;
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
  const names = photoNames(photos);
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileFrame
        label={field.compact ? text.labelShort : text.label}
        compact={field.compact ?? false}
        name="fotograflar"
        // `image/*` would offer what is refused
        accept={acceptOf(uploadLimits.ownerPhoto)}
        multiple
        button={photos.length > 0 ? text.more : text.choose}
        hint={field.compact ? text.hintShort : text.hint}
        error={field.areLost ? text.lost : undefined}
        disabled={room === 0}
        inputRef={chooser}
        onFiles={async (files) => field.onChoose(await readPhotos(files, room))}
      />
      {refused.length > 0 && (
        <Alert severity="warning" role="alert" sx={wholeRow}>
          <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
            {refused.map(({ name, fault, reason, file }, index) => (
              // two files of one choice may have the same name
              // biome-ignore lint/suspicious/noArrayIndexKey: only grows, or is another choice
              <Box component="li" key={`${index} ${name}`} sx={file && row}>
                {file && <Preview file={file} />}
                <span>{`${name}: ${reason ?? text.faults[fault]}`}</span>
              </Box>
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
            <Box component="li" key={keyOf(file)} sx={row}>
              <Preview file={file} />
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <div>{names[index]}</div>
                <small>
                  <span>{fileSize(file.size)}</span>
                  {stateOf && <span key={stateOf(index)}> · {stateOf(index)}</span>}
                </small>
              </Box>
              <Button
                type="button"
                color="inherit"
                aria-label={text.remove(names[index] ?? file.name)}
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

const keysOfFiles = new WeakMap<File, string>();

/** Stays when the photograph before it has left the list, so that its button keeps the focus. */
function keyOf(file: File): string {
  const key = keysOfFiles.get(file) ?? newKey();
  keysOfFiles.set(file, key);
  return key;
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

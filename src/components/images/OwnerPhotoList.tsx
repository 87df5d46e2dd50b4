import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useActor } from '@xstate/react';
import { use } from 'react';
import { fromPromise } from 'xstate';
import { type DocumentViewInput, loadDocument } from '../../../machines/page/documentView.ts';
import { useObjectUrl } from '../../browser/blobUrls.ts';
import { useClient } from '../../site/services.tsx';
import { ownerPhotosText as text } from '../../text/land-requests/ownerPhotos.ts';
import { DocumentViewContext, DocumentViewer } from '../dialogs/DocumentViewer.tsx';

interface OwnerPhotoListProps {
  /** Names the list. */
  label: string;
  /** The stored files. */
  files: readonly string[];
  /** The number of the first one. */
  from?: number;
  /** The token of the receipt or of the offer's link; an admin needs none. */
  token?: string;
  /** Removes one; undefined where nothing is removed. */
  onRemove?: ((file: string) => void) | undefined;
}

/** Photographs of an owner, each opening in the image viewer. */
export function OwnerPhotoList({ label, files, from = 1, token, onRemove }: OwnerPhotoListProps) {
  return (
    <DocumentViewer {...(token !== undefined && { token })}>
      <Box
        component="ul"
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {files.map((file, index) => (
          <li key={file}>
            <OwnerPhoto file={file} number={from + index} token={token} />
            {onRemove && (
              <Button
                type="button"
                color="inherit"
                size="small"
                fullWidth
                aria-label={text.removeStored(from + index)}
                onClick={() => onRemove(file)}
              >
                {text.removeShort}
              </Button>
            )}
          </li>
        ))}
      </Box>
    </DocumentViewer>
  );
}

/** Ends with nothing where it fails: an actor that fails would take the page with it. */
const loadSmallCopy = fromPromise<Blob | undefined, DocumentViewInput & { file: string }>(
  ({ input, signal }) => loadDocument({ ...input, width: 640 }, signal).catch(() => undefined),
);

interface OwnerPhotoProps {
  file: string;
  number: number;
  token: string | undefined;
}

function OwnerPhoto({ file, number, token }: OwnerPhotoProps) {
  const client = useClient();
  const { loading, open } = use(DocumentViewContext);
  const [{ status, output }] = useActor(loadSmallCopy, { input: { client, token, file } });
  const url = useObjectUrl(output);
  return (
    <ButtonBase
      type="button"
      aria-label={text.open(number)}
      aria-busy={loading === file}
      onClick={() => open({ file, title: text.photo(number) })}
      sx={tile}
    >
      {url && <img src={url} alt="" />}
      {status === 'done' && !output && <span>{text.unloaded}</span>}
    </ButtonBase>
  );
}

const tile = {
  width: '6.5rem',
  height: '5rem',
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontSize: '0.75rem',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
} as const;

import Box from '@mui/material/Box';
import { useId } from 'react';
import { FilePreview } from '../../../components/editor/FilePreview.tsx';
import { Field, helpId } from '../../../components/Field.tsx';
import { adminPostsText } from '../../../text/adminPosts.ts';

const text = adminPostsText.image;

interface PostImageProps {
  /** The stored image's file name, or empty. */
  stored: string;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  error?: string | undefined;
}

/** The image of a post: the stored one, or the one that will take its place. */
export function PostImage({ stored, file, onChange, error }: PostImageProps) {
  const id = useId();
  return (
    <div>
      <Field id={id} label={adminPostsText.fields.file} hint={text.hint} error={error}>
        <input
          id={id}
          type="file"
          name="file"
          accept=".jpg,.jpeg,.png"
          aria-describedby={helpId(id)}
          onChange={(event) => onChange(event.target.files?.[0])}
        />
      </Field>
      {(file || stored) && (
        <Box
          sx={{
            mt: 1.5,
            '& img': { width: 150, maxHeight: 150, objectFit: 'cover', borderRadius: 1, display: 'block' },
          }}
        >
          {file ? (
            <FilePreview file={file} alt={text.chosen(file.name)} />
          ) : (
            <img src={`/api/v1/users/docs/${stored}?w=150`} alt={text.current} />
          )}
        </Box>
      )}
    </div>
  );
}

import Box from '@mui/material/Box';
import { acceptOf, uploadLimits } from '../../../../rules/documents/uploadLimits.ts';
import { FileField } from '../../../components/files/FileField.tsx';
import { adminPostsText } from '../../../text/blog/adminPosts.ts';

const text = adminPostsText.image;

interface PostImageProps {
  /** The stored image's file name, or empty. */
  stored: string;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  error?: string | undefined;
  disabled: boolean;
}

/** The image of a post: the stored one, or the chosen file that will replace it. */
export function PostImage({ stored, file, onChange, error, disabled }: PostImageProps) {
  return (
    <div>
      <FileField
        label={adminPostsText.fields.file}
        name="file"
        accept={acceptOf(uploadLimits.postImage)}
        file={file}
        hint={text.hint}
        error={error}
        disabled={disabled}
        onChoose={onChange}
        onRemove={() => onChange(undefined)}
      />
      {stored && !file && (
        <Box sx={{ mt: 1.5 }}>
          <StoredImage name={stored} />
        </Box>
      )}
    </div>
  );
}

/** A thumbnail of the stored image. */
export function StoredImage({ name }: { name: string }) {
  return (
    <Box
      component="img"
      src={`/api/v1/users/docs/${name}?w=150`}
      alt={text.current}
      sx={{ width: 150, maxHeight: 150, objectFit: 'cover', borderRadius: 1, display: 'block' }}
    />
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { UploadProgress } from '../../../api/upload.ts';
import { fileText as text } from '../../text/documents/files.ts';

/** The progress of an upload, indeterminate before the first report, and a button to stop it. */
export function UploadBar({
  label = text.uploading,
  progress,
  onStop,
}: {
  label?: string;
  progress: UploadProgress | undefined;
  onStop: () => void;
}) {
  const percent =
    progress && progress.total > 0 ? Math.round((progress.sent / progress.total) * 100) : undefined;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1 }}>
        <LinearProgress
          aria-label={label}
          {...(percent === undefined ? {} : { variant: 'determinate', value: percent })}
        />
      </Box>
      {percent !== undefined && <Typography variant="body2">{`%${percent}`}</Typography>}
      <Button type="button" color="inherit" onClick={onStop}>
        {text.stop}
      </Button>
    </Box>
  );
}

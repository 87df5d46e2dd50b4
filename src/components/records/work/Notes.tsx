import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dateText } from '../../../text/formats.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { workText as text } from '../../../text/work.ts';
import type { WorkProps } from './workProps.ts';

/** The notes, in a box that scrolls, so that a long list does not push the page down. */
export function Notes({ notes }: { notes: WorkProps['snapshot']['context']['notes'] }) {
  if (notes.length === 0) return <Typography color="textSecondary">{text.noNotes}</Typography>;
  return (
    <Box
      role="group"
      aria-label={text.notes}
      // focusable, so that the keyboard can scroll it
      tabIndex={0}
      sx={{ maxHeight: '18rem', overflow: 'auto' }}
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {notes.map(({ id, text: written, author, tarih, land_request_id }) => (
          <Box key={id} component="li" sx={{ borderLeft: 3, borderColor: 'divider', pl: 2 }}>
            <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{written}</Typography>
            <Typography color="textSecondary" variant="body2">
              {land_request_id !== undefined && `${landRequestsText.landRequest.from(land_request_id)} · `}
              {author} · <time dateTime={tarih}>{dateText(tarih)}</time>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

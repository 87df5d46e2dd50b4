import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';
import { hrefOfPage } from '../../browser/pageInAddress.ts';
import { pagerText as text } from '../../text/lists/pager.ts';

/** A list's address names a page past the last one: says so, and leads to the first. */
export function OutOfRangeNotice({ page, pages, capped }: { page: number; pages: number; capped: boolean }) {
  return (
    <Stack role="status" spacing={2} sx={{ alignItems: 'center', py: 6 }}>
      <Typography>{capped ? text.beyondCounted(page, pages) : text.outOfRange(page, pages)}</Typography>
      <Button component={Link} href={hrefOfPage(1)} variant="outlined">
        {text.toFirst}
      </Button>
    </Stack>
  );
}

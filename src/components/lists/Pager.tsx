import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { pageNumbers } from '../../../rules/lists/pageNumbers.ts';
import { withPage } from '../../browser/history/addressQuery.ts';
import { focusHeading } from '../../browser/history/arrival.ts';
import { pagerText as text } from '../../text/lists/pager.ts';

interface PagerProps {
  /** The current page, counted from 1. */
  page: number;
  pages: number;
}

/**
 * Geri, page numbers, İleri (product, 2). They are links, so that a page can be opened in a tab;
 * the current number and a disabled end are not.
 */
export function Pager({ page, pages }: PagerProps) {
  const [path] = useLocation();
  const search = useSearch();
  const hrefOf = (number: number) => path + withPage(search, number);
  const wasPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the page
  useEffect(() => {
    // the window is at the top again, and the pager is out of sight
    if (wasPressed.current) focusHeading();
    wasPressed.current = false;
  }, [page]);
  return (
    <Box
      component="nav"
      aria-label={text.name}
      onClick={() => {
        wasPressed.current = true;
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        alignItems: 'center',
        gap: 0.5,
        mt: 4,
      }}
    >
      <PageButton href={page > 1 ? hrefOf(page - 1) : undefined} label={text.back} />
      {pageNumbers(page, pages).map((number, index, all) =>
        number === undefined ? (
          <Box key={`after ${all[index - 1]}`} component="span" aria-hidden="true" sx={{ px: 0.5 }}>
            …
          </Box>
        ) : number === page ? (
          <Button
            key={number}
            component="span"
            tabIndex={-1}
            variant="contained"
            aria-current="page"
            sx={numeral}
          >
            {number}
          </Button>
        ) : (
          <Button key={number} component={Link} href={hrefOf(number)} color="inherit" sx={numeral}>
            {number}
          </Button>
        ),
      )}
      <PageButton href={page < pages ? hrefOf(page + 1) : undefined} label={text.next} />
    </Box>
  );
}

const numeral = { minWidth: '2.75rem', paddingInline: 1, '&[aria-current]': { pointerEvents: 'none' } };

function PageButton({ href, label }: { href: string | undefined; label: string }) {
  if (href === undefined) return <Button disabled>{label}</Button>;
  return (
    <Button component={Link} href={href}>
      {label}
    </Button>
  );
}

import Box from '@mui/material/Box';
import { excerpt } from '../../machines/rules/excerpt.ts';

/** The first characters of an HTML text (specification, section 9). The dots that say that it goes on are looks, and none of them. */
export function Excerpt({
  html,
  length,
  cut,
}: {
  html: string;
  length: number;
  cut: 'at a word' | 'anywhere';
}) {
  const { text, goesOn } = excerpt(html, length, cut);
  return (
    <Box component="span" sx={goesOn ? { '&::after': { content: '"…"' } } : undefined}>
      {text}
    </Box>
  );
}

import { styled } from '@mui/material/styles';

/**
 * A link of a table, where there are many: one element each, without the typography that MUI's Link
 * brings.
 */
export const CellLink = styled('a')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  '&:hover': { textDecorationColor: 'inherit' },
}));

import { styled } from '@mui/material/styles';

/** A link in a table: one element, as there are many, without the typography of MUI's Link. */
export const CellLink = styled('a')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  '&:hover': { textDecorationColor: 'inherit' },
}));

import { styled } from '@mui/material/styles';

/** An amount in TL: terracotta, in tabular figures (product, 10). */
export const Money = styled('span')(({ theme }) => ({
  color: theme.vars.palette.secondary.main,
  fontVariantNumeric: 'tabular-nums',
}));

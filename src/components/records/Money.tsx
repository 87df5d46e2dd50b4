import { styled } from '@mui/material/styles';

/** An amount, in the colour of money. */
export const Money = styled('span')(({ theme }) => ({
  color: theme.vars.palette.secondary.main,
  fontVariantNumeric: 'tabular-nums',
}));

import { styled } from '@mui/material/styles';

/** A coloured label. Tables show many, so it is one element; MUI's Chip nests two. */
export const Badge = styled('span', { shouldForwardProp: (name) => name !== 'color' })<{
  color: 'info' | 'warning' | 'success' | 'error';
}>(({ theme, color }) => ({
  display: 'inline-block',
  paddingInline: theme.spacing(1),
  borderRadius: theme.spacing(2),
  fontSize: '0.8125rem',
  lineHeight: theme.spacing(3),
  whiteSpace: 'nowrap',
  backgroundColor: theme.vars.palette[color].main,
  color: theme.vars.palette[color].contrastText,
}));

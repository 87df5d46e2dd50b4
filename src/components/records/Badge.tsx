import { styled } from '@mui/material/styles';

/** A coloured label. One element, as a table shows many; MUI's Chip has two and a dozen variants. */
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

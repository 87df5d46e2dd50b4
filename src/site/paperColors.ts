import type { Theme } from '@mui/material/styles';

const mainColors = ['primary', 'secondary', 'info', 'warning', 'success', 'error'] as const;

/** The colours of the light mode for what is printed, also in the dark mode. */
export function paperColors({ colorSchemes }: Theme) {
  const light = colorSchemes.light?.palette;
  const colors = mainColors.map((name) => [
    [`--mui-palette-${name}-main`, light?.[name].main],
    [`--mui-palette-${name}-contrastText`, light?.[name].contrastText],
  ]);
  return {
    // twice, because the dark mode's own rule comes later
    ':root:root': {
      colorScheme: 'light',
      '--mui-palette-background-default': light?.background.paper,
      '--mui-palette-background-paper': light?.background.paper,
      '--mui-palette-text-primary': light?.text.primary,
      '--mui-palette-text-secondary': light?.text.secondary,
      '--mui-palette-divider': light?.divider,
      ...Object.fromEntries(colors.flat()),
    },
  } as const;
}

import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/**
 * Colours of land: olive leaves, tilled earth, ripe wheat. Text on each main colour has a contrast
 * of at least 4.5:1.
 */
const light = {
  primary: { main: '#3f5130', dark: '#2c3a21', light: '#6b7f57', contrastText: '#ffffff' },
  // money
  secondary: { main: '#8f4a24', dark: '#6e3618', light: '#b8744d', contrastText: '#ffffff' },
  background: { default: '#faf6ec', paper: '#fffdf8' },
  text: { primary: '#26241c', secondary: '#5c5747' },
  divider: '#ddd3bb',
  info: { main: '#1f5f7a', contrastText: '#ffffff' },
  warning: { main: '#f0c14b', contrastText: '#26241c' },
  success: { main: '#2f6b3a', contrastText: '#ffffff' },
  error: { main: '#a8321f', contrastText: '#ffffff' },
};
const dark = {
  primary: { main: '#b9cd9c', dark: '#94ab74', light: '#d4e3bf', contrastText: '#1a2112' },
  secondary: { main: '#e0a07a', dark: '#c27d53', light: '#f0c3a8', contrastText: '#2a1508' },
  background: { default: '#191a14', paper: '#22241b' },
  text: { primary: '#f3eedd', secondary: '#c6bfa8' },
  divider: '#45463a',
  info: { main: '#8fc7df', contrastText: '#0c222c' },
  warning: { main: '#f0c14b', contrastText: '#26241c' },
  success: { main: '#93cf9c', contrastText: '#0d2412' },
  error: { main: '#f2a091', contrastText: '#3a0c04' },
};

declare module '@mui/material/styles' {
  interface Theme {
    /** Colours of the landscape illustrations; only the sky differs in dark mode. */
    land: typeof land;
  }
  interface ThemeOptions {
    land?: typeof land;
  }
}
const land = {
  sky: '#dfe9dc',
  /** The sky in dark mode. */
  night: '#2a3a44',
  hill: '#8fa36f',
  field: '#c9a961',
  wheat: '#e3c887',
  leaf: '#4c6138',
};

const inputBorder = 'color-mix(in srgb, var(--mui-palette-text-primary) 45%, transparent)';

/** Light or dark by the device's setting. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  land,
  shape: { borderRadius: 10 },
  typography: {
    // the fallbacks are as wide and high (`fonts.css`)
    fontFamily: '"Figtree Variable", "Figtree Fallback", "Figtree Fallback Android", Arial, sans-serif',
    h1: {
      fontSize: 'clamp(2rem, 1.2rem + 3.4vw, 3.5rem)',
      fontWeight: 800,
      lineHeight: 1.08,
      letterSpacing: '-0.02em',
    },
    h2: { fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)', fontWeight: 750, lineHeight: 1.2 },
    h3: { fontSize: '1.25rem', fontWeight: 700 },
    h4: { fontSize: 'clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem)', fontWeight: 750 },
    h5: { fontSize: '1.375rem', fontWeight: 700 },
    h6: { fontSize: '1.125rem', fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 650, fontSize: '1rem' },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        html: {
          // keeps a focused element clear of the sticky header
          scrollPaddingTop: '5rem',
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
          },
        },
        a: { color: 'inherit' },
        'body > noscript p': { padding: '1rem', textAlign: 'center' },
        // figures that stand below each other
        'dl, ol, table, time, [inputmode=numeric]': { fontVariantNumeric: 'tabular-nums' },
        // prerendered buttons lack MUI's own style attribute
        '.MuiButton-loadingWrapper': { display: 'contents' },
        // not interactive: only scripts move the focus there
        'main:focus-visible, h1:focus-visible, .MuiDialog-paper:focus-visible': { outline: 'none' },
        ':focus-visible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: '2px' },
      },
    },
    // a hint would lie on the control below its own, and take its clicks
    MuiTooltip: { defaultProps: { disableInteractive: true } },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        // its own rule takes the outline away
        root: {
          '&.Mui-focusVisible': {
            outline: '3px solid var(--mui-palette-primary-main)',
            outlineOffset: '2px',
          },
        },
      },
    },
    // the overlay of raised papers is another palette than the page's
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiListSubheader: {
      defaultProps: { disableSticky: true },
      styleOverrides: { root: { background: 'none' } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        sizeSmall: { minHeight: '2.25rem', fontSize: '0.875rem', paddingInline: '1rem' },
        sizeLarge: { minHeight: 'var(--button-height, 3rem)', fontSize: '1rem', paddingInline: '1.375rem' },
        root: {
          minHeight: 'var(--button-height, 2.75rem)',
          paddingInline: '1.25rem',
          borderRadius: '999px',
          // people read what a button waits for; MUI's own colour has a contrast of 2
          '&:is(.Mui-disabled, [aria-disabled=true]):not(.MuiButton-loadingPositionCenter)': {
            color: 'var(--mui-palette-text-secondary)',
            cursor: 'default',
            '&.MuiButton-text': { background: 'none', fontWeight: 400 },
          },
        },
      },
    },
    MuiFormControl: { styleOverrides: { root: { display: 'flex' } } },
    // phones show their own picker
    MuiTextField: { defaultProps: { slotProps: { select: { native: true } } } },
    // above the frame, where no text of it is cut
    MuiInputLabel: {
      defaultProps: { shrink: true, disableAnimation: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          overflow: 'visible',
          whiteSpace: 'normal',
          userSelect: 'auto',
          pointerEvents: 'auto',
          marginBottom: '0.375rem',
          fontSize: '0.9375rem',
          fontWeight: 600,
          lineHeight: 1.4375,
          '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'var(--mui-palette-text-primary)' },
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          '&.MuiInputBase-sizeSmall': { '--input-height': '2.5rem' },
          minHeight: 'var(--input-height, 3rem)',
          backgroundColor: 'var(--mui-palette-background-paper)',
          '& .MuiOutlinedInput-notchedOutline': { borderColor: inputBorder },
          // a tap leaves it hovered
          '@media (hover: none)': {
            '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
              borderColor: inputBorder,
            },
          },
          // can be read and copied, but not changed
          '&.MuiInputBase-readOnly': { background: 'none' },
          '&:is(.Mui-disabled, .MuiInputBase-readOnly:not(.Mui-focused)) .MuiOutlinedInput-notchedOutline': {
            borderColor: 'var(--mui-palette-divider)',
          },
          '&.Mui-disabled': { color: 'var(--mui-palette-text-secondary)' },
          '&:has(> .MuiInputBase-input:focus-visible)': {
            outline: '2px solid var(--mui-palette-primary-main)',
          },
          '&.MuiInputBase-adornedEnd': { '--_trailingPad': '0.5rem' },
          '&.MuiInputBase-multiline': { padding: 0 },
          // on a zoomed phone a value is read whole, and a button stands below it
          '@media (max-width: 15em)': {
            '&:has(button)': { flexWrap: 'wrap' },
            '& .MuiInputBase-input': { paddingInline: '0.5rem 0' },
          },
        },
        input: {
          boxSizing: 'border-box',
          padding: 'calc((var(--input-height, 3rem) - 1.4375em) / 2) 0.875rem',
          '&:not(textarea)': { height: 'var(--input-height, 3rem)' },
          '.MuiInputBase-adornedStart > &': { paddingLeft: 0 },
          '.MuiInputBase-adornedEnd > &': { paddingRight: '0.375rem' },
          textOverflow: 'ellipsis',
          '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 },
          '&.Mui-disabled': { WebkitTextFillColor: 'currentColor' },
          'textarea&': { resize: 'vertical' },
        },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          margin: '0.25rem 0 0',
          fontSize: '0.875rem',
          lineHeight: 1.43,
          overflowWrap: 'anywhere',
          '&.Mui-disabled': { color: 'var(--mui-palette-text-secondary)' },
          '&.isWarning': { color: 'var(--mui-palette-text-primary)', fontWeight: 600 },
          '&.isWarning::before': {
            content: '"!" / ""',
            display: 'inline-block',
            width: '1.25em',
            marginRight: '0.375em',
            borderRadius: '50%',
            background: 'var(--mui-palette-warning-main)',
            color: 'var(--mui-palette-warning-contrastText)',
            lineHeight: 1.25,
            textAlign: 'center',
          },
        },
      },
    },
    // a button that reads as a link within a text
    MuiLink: {
      styleOverrides: {
        root: { display: 'inline-block', minWidth: '1.5rem', minHeight: '1.5rem' },
        button: {
          textAlign: 'start',
          verticalAlign: 'baseline',
          '&.Mui-focusVisible': { outline: '3px solid var(--mui-palette-primary-main)' },
        },
      },
    },
    // as the attribute that a prerendered page lacks
    MuiCircularProgress: { styleOverrides: { root: { width: '2.5rem', height: '2.5rem' } } },
    MuiCheckbox: { styleOverrides: { root: { padding: '0.625rem' } } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: '1.25rem',
          // on a zoomed phone the margins would leave no room for the text above the buttons
          '@media (max-width: 17.5em)': {
            width: 'calc(100% - 1rem)',
            maxHeight: 'calc(100% - 1rem)',
            margin: '0.5rem',
          },
        },
      },
    },
    MuiDialogContent: {
      styleOverrides: {
        root: {
          overflowWrap: 'anywhere',
          // on a low screen the whole dialog scrolls: above the buttons only a line would be left
          '@media (max-height: 30em)': { overflowY: 'visible' },
        },
      },
    },
    // a message that scrolled would be a stop of the Tab key
    MuiAlert: {
      styleOverrides: {
        root: { flexWrap: 'wrap' },
        message: {
          flex: '1 1 9rem',
          overflow: 'visible',
          minWidth: 0,
          overflowWrap: 'break-word',
          '& p': { margin: 0 },
        },
        action: {
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '0.5rem',
          padding: '0.25rem 0',
          marginRight: 0,
        },
      },
    },
    MuiDialogActions: {
      defaultProps: { disableSpacing: true },
      // the focus ring of a button stays clear of the next one
      styleOverrides: { root: { flexWrap: 'wrap', gap: '1rem', padding: '1rem 1.5rem 1.5rem' } },
    },
  },
});

import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { theme } from '../../src/site/theme.ts';

/**
 * Appends the theme's variables and the base styles to `src/site/theme.css`. They are computed once
 * at build time, instead of on every visit, and apply before the first script runs.
 */
export function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/src/site/theme.css') ? `${code}\n${rules()}` : undefined),
  };
}

function rules(): string {
  const markup = renderToStaticMarkup(createElement(ThemeProvider, { theme }, createElement(CssBaseline)));
  const styles = [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join('\n');
  for (const mark of ['--mui-palette-primary-main:', 'prefers-color-scheme: dark', ':focus-visible', 'body{'])
    if (!styles.includes(mark)) throw new Error(`The theme's style sheet lacks ${mark}`);
  return styles;
}

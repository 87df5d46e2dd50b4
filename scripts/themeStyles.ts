import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { theme } from '../src/app/theme.ts';

/**
 * Writes the theme's variables and the base styles into `src/app/theme.css`. They are the same for everybody: worked out here, once, they
 * stand in the page's style sheet before the first script runs, and no visit works them out again.
 */
export function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/src/app/theme.css') ? `${code}\n${rules()}` : undefined),
  };
}

function rules(): string {
  const markup = renderToStaticMarkup(createElement(ThemeProvider, { theme }, createElement(CssBaseline)));
  return [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join('\n');
}

import type { ComponentType } from 'react';
import type { PageProps } from '../site/pageProps.ts';

/**
 * Loads each page of the panel, by its path. They stand apart from the public pages because a list
 * of files names each of them: visitors would download names that they never need.
 */
export const panelPages = import.meta.glob<{ default: ComponentType<PageProps> }>(
  '../pages/*/admin*/*Page.tsx',
);

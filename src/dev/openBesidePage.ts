import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Shows a tool on the page, in a shadow tree that keeps its styles and the page's apart.
 * @returns the element that holds the tree.
 */
export function openBesidePage(label: string, styles: string, tool: ReactNode): HTMLElement {
  const host = document.createElement('aside');
  host.setAttribute('aria-label', label);
  const shadow = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = styles;
  const root = document.createElement('div');
  shadow.append(style, root);
  // dialogs of the page take the focus back, and act on keys, wherever they are
  for (const type of ['focusin', 'keydown']) host.addEventListener(type, (event) => event.stopPropagation());
  // beside the body: dialogs hide its other children
  document.documentElement.append(host);
  createRoot(root).render(tool);
  return host;
}

import type { MapTiles } from '../../rules/site/mapTiles.ts';
import type { InitialContent } from '../../rules/site/pageData.ts';

/** The content of a meta element that the server fills in; empty when it is missing. */
export function fromPage(name: 'csp-nonce' | 'public-token' | 'map-tiles' | 'year'): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** Where the images of maps come from; undefined where maps show outlines alone. */
export function readMapTiles(): MapTiles | undefined {
  const text = fromPage('map-tiles');
  return text === '' ? undefined : JSON.parse(text);
}

/** The content that the server has written into the page for its first render. */
export function readInitialContent(): InitialContent {
  return JSON.parse(document.querySelector('body > script#initial-content')?.textContent ?? '{}');
}

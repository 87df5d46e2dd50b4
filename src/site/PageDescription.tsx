import { useEffect } from 'react';
import { brand } from './brand.ts';

/**
 * Describes the page for search engines and for those who share it, as long as it is shown; any
 * other page has the general description.
 */
export function PageDescription({ text }: { text: string }) {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta) return undefined;
    meta.content = text;
    return () => {
      meta.content = brand.description;
    };
  }, [text]);
  return null;
}

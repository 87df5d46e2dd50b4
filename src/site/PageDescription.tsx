import { useEffect } from 'react';
import { brand } from './brand.ts';

/** Sets the page's meta description while it is shown, then restores the general one. */
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

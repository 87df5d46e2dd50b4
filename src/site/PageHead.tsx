import { useEffect } from 'react';
import { brand } from './brand.ts';

interface PageHeadProps {
  /** The meta description, as plain text. */
  description: string;
  /** The page's own address without host; none for a page that only some people may open. */
  path: string | undefined;
}

/**
 * Keeps the page's meta description and its canonical address while it is shown. The server wrote
 * those of the page that was opened first. A browser's 'Share' sends the canonical address.
 */
export function PageHead({ description, path }: PageHeadProps) {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (meta) meta.content = description;
    return () => {
      if (meta) meta.content = brand.description;
    };
  }, [description]);
  useEffect(() => {
    if (path === undefined) return undefined;
    const link =
      document.head.querySelector<HTMLLinkElement>('link[rel=canonical]') ?? document.createElement('link');
    link.rel = 'canonical';
    link.href = path;
    document.head.append(link);
    return () => link.remove();
  }, [path]);
  return null;
}

import { useMemo } from 'react';
import styles from './post.module.css';
import { safeHtml } from './safeHtml.ts';

/** The text of a post. */
export function PostText({ html }: { html: string }) {
  const safe = useMemo(() => ({ __html: safeHtml(html) }), [html]);
  return (
    <div
      className={styles.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this HTML is sanitized
      dangerouslySetInnerHTML={safe}
    />
  );
}

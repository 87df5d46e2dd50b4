import type { ReactNode } from 'react';
import { fileUrl } from '../../site/fileUrl.ts';
import styles from './images.module.css';

interface CoverImageProps {
  /** The stored image's name. */
  name: string;
  /** One of the cards seen first: loaded eagerly. */
  first: boolean;
}

/** The small copy of a card's image, without alternative text: the card's title names it. */
export function CoverImage({ name, first }: CoverImageProps) {
  return (
    <img
      src={fileUrl(name, 640)}
      alt=""
      width={640}
      height={400}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

/** Reserves the space of a cover before it is loaded. */
export function CoverFrame({ children }: { children: ReactNode }) {
  return <div className={styles.cover}>{children}</div>;
}

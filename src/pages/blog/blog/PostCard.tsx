import { useId } from 'react';
import type { Post } from '../../../../machines/blog/loadPosts.ts';
import { excerptText } from '../../../../rules/blog/excerpt.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { CoverFrame, CoverImage } from '../../../components/images/CoverImage.tsx';
import { MapLines } from '../../../components/images/MapLines.tsx';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { blogText as text } from '../../../text/blog/blog.ts';
import { PostFacts } from '../facts/PostFacts.tsx';
import styles from './blog.module.css';

/** Characters of the text (product, 9). */
const previewLength = 160;

/** A post in the list. The whole card is a link. */
export function PostCard({ post, first }: { post: Post; first: boolean }) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <CoverFrame>
        {post.image ? <CoverImage name={post.image} first={first} /> : <MapLines seed={post.title} />}
      </CoverFrame>
      <div className={styles.words}>
        <h2 id={titleId}>{post.title}</h2>
        <PostFacts post={post} className={styles.facts} />
        <p>{excerptText(post.content, previewLength)}</p>
        <PageLink href={paths.post.to(post)} aria-describedby={titleId} className={styles.read}>
          {text.read}
        </PageLink>
      </div>
    </article>
  );
}

import type { Post } from '../../../../machines/blog/loadPosts.ts';
import { istanbulTime } from '../../../../rules/records/istanbulTime.ts';
import { blogText as text } from '../../../text/blog/blog.ts';
import { longDayText } from '../../../text/formats.ts';

interface PostFactsProps {
  post: Pick<Post, 'tarih' | 'updated_at' | 'reading_minutes'>;
  className: string | undefined;
  /** Says also when the post was changed. */
  whole?: boolean;
}

/** When a post was written, and how long it takes to read. */
export function PostFacts({ post, className, whole = false }: PostFactsProps) {
  const [written, changed] = [dayOf(post.tarih), dayOf(post.updated_at)];
  return (
    <div className={className}>
      <time dateTime={written}>{longDayText(written)}</time>
      {whole && changed > written && (
        <>
          {' · '}
          {text.changed} <time dateTime={changed}>{longDayText(changed)}</time>
        </>
      )}
      {' · '}
      <span>{text.reading(post.reading_minutes)}</span>
    </div>
  );
}

const dayOf = (time: string) => istanbulTime(new Date(time)).day;

import { useMachine } from '@xstate/react';
import { useId } from 'react';
import { Link } from 'wouter';
import { loadBestRead } from '../../../../machines/blog/loadPosts.ts';
import { createRecordMachine } from '../../../../machines/records/record.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { MapLines } from '../../../components/images/MapLines.tsx';
import { ErrorNotice } from '../../../components/notices/ErrorNotice.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { fileUrl } from '../../../site/fileUrl.ts';
import { useServices } from '../../../site/services.tsx';
import { blogText as text } from '../../../text/blog/blog.ts';
import { problemText } from '../../../text/problems.ts';
import styles from './post.module.css';

// The list is loaded like a record: once, and again after a failure. The call does not send its id.
const bestReadMachine = createRecordMachine(loadBestRead);

/**
 * 'Çok Okunanlar': the best-read posts besides the open one (product, 2). The post stays readable
 * when they cannot be loaded.
 */
export function BestRead({ current }: { current: number }) {
  const titleId = useId();
  const { client, initialContent } = useServices();
  const [snapshot, send] = useMachine(bestReadMachine, {
    input: { client, id: current, first: initialContent.bestRead },
  });
  const { record, problem } = snapshot.context;
  const posts = record?.filter(({ id }) => id !== current);
  if (posts?.length === 0) return null;
  return (
    <aside aria-labelledby={titleId} className={styles.best}>
      <h2 id={titleId}>{text.best}</h2>
      {snapshot.hasTag('busy') && !posts && <LoadingNotice />}
      {snapshot.matches('failed') && !posts && (
        <ErrorNotice
          text={text.bestFailed}
          detail={problemText(problem)}
          onRetry={() => send({ type: 'load.retry' })}
        />
      )}
      <ol>
        {posts?.map((post) => (
          <li key={post.id}>
            <div className={styles.thumbnail}>
              {post.image ? (
                <img src={fileUrl(post.image, 150)} alt="" width={88} height={66} loading="lazy" />
              ) : (
                <MapLines seed={post.title} />
              )}
            </div>
            <Link href={paths.post.to(post)}>{post.title}</Link>
          </li>
        ))}
      </ol>
    </aside>
  );
}

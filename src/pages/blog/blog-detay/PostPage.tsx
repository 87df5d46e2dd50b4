import Button from '@mui/material/Button';
import { useMachine } from '@xstate/react';
import { Link } from 'wouter';
import { loadPost } from '../../../../machines/blog/loadPosts.ts';
import { createRecordMachine } from '../../../../machines/records/record.ts';
import { metaDescription } from '../../../../rules/blog/metaDescription.ts';
import { recordId } from '../../../../rules/lists/recordId.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { RecordAbsence } from '../../../components/notices/RecordAbsence.tsx';
import { fileUrl } from '../../../site/fileUrl.ts';
import { PageHead } from '../../../site/PageHead.tsx';
import { PageTitle } from '../../../site/PageTitle.tsx';
import type { PageProps } from '../../../site/pageProps.ts';
import { useServices } from '../../../site/services.tsx';
import { blogText as text } from '../../../text/blog/blog.ts';
import { titles } from '../../../text/site/titles.ts';
import { PostFacts } from '../facts/PostFacts.tsx';
import { BestRead } from './BestRead.tsx';
import { PostText } from './PostText.tsx';
import styles from './post.module.css';

const postMachine = createRecordMachine(loadPost);

/**
 * One post, with the best-read ones (product, 2). The slug in the address is ignored.
 */
export default function PostPage({ params }: PageProps) {
  const { client, initialContent } = useServices();
  const id = recordId(params.id);
  const first = initialContent.post?.id === id ? initialContent.post : undefined;
  const [snapshot, send] = useMachine(postMachine, { input: { client, id, first } });
  const { record: post, problem } = snapshot.context;

  const missing = snapshot.matches('missing');
  if (missing || !post) {
    return (
      <RecordAbsence
        missing={missing}
        problem={problem}
        heading={titles.post}
        words={text}
        href={paths.blog.pattern}
        onRetry={() => send({ type: 'load.retry' })}
      />
    );
  }
  return (
    <div className={styles.columns}>
      <PageTitle title={post.title} />
      <PageHead description={metaDescription(post)} path={paths.post.to(post)} />
      <article>
        {post.image && <Cover name={post.image} title={post.title} />}
        <h1>{post.title}</h1>
        <PostFacts post={post} className={styles.facts} whole />
        <PostText html={post.content} />
        <OfferCall />
      </article>
      <BestRead current={post.id} />
    </div>
  );
}

function Cover({ name, title }: { name: string; title: string }) {
  return (
    <img
      className={styles.cover}
      src={fileUrl(name)}
      srcSet={`${fileUrl(name, 640)} 640w, ${fileUrl(name)} 1600w`}
      sizes="(min-width: 900px) 50rem, 100vw"
      alt={title}
      width={1600}
      height={900}
      fetchPriority="high"
    />
  );
}

/** Invites the reader to ask for an offer. */
function OfferCall() {
  return (
    <section className={styles.call}>
      <div>
        <h2>{text.call.heading}</h2>
        <p>{text.call.text}</p>
      </div>
      <Button component={Link} href={paths.home.to()} variant="contained">
        {text.call.button}
      </Button>
      <Button component={Link} href={paths.blog.pattern} variant="outlined">
        {text.back}
      </Button>
    </section>
  );
}

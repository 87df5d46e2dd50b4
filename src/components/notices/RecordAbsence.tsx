import type { Problem } from '../../../machines/page/problem.ts';
import layout from '../../site/layout.module.css';
import { problemText } from '../../text/problems.ts';
import { PageLink } from '../links/PageLink.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';
import { LoadingNotice } from './LoadingNotice.tsx';
import { MissingNotice } from './MissingNotice.tsx';

interface RecordAbsenceProps {
  missing: boolean;
  /** Why loading has failed. The record is loading when it is neither missing nor has failed. */
  problem: Problem | undefined;
  /** The page's heading while the record is unknown. */
  heading: string;
  words: { missing: { title: string; text: string }; loadFailed: string; back: string };
  /** Where {@link words.back} leads. */
  href: string;
  onRetry: () => void;
}

/** Shown in place of a record that is loading, failed or missing. */
export function RecordAbsence(props: RecordAbsenceProps) {
  const { words } = props;
  if (props.missing)
    return (
      <div role="alert">
        <MissingNotice {...words.missing} href={props.href} label={words.back} />
      </div>
    );
  if (!props.problem) return <LoadingNotice />;
  return (
    <div className={layout.page}>
      <h1 className={layout.title}>{props.heading}</h1>
      <ErrorNotice text={words.loadFailed} detail={problemText(props.problem)} onRetry={props.onRetry} />
      <p>
        <PageLink href={props.href}>{words.back}</PageLink>
      </p>
    </div>
  );
}

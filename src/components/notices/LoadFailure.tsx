import type { Problem } from '../../../machines/page/problem.ts';
import { problemText } from '../../text/problems.ts';
import { ErrorNotice } from './ErrorNotice.tsx';

interface LoadFailureProps {
  text: string;
  problem: Problem | undefined;
  send: (event: { type: 'load.retry' }) => void;
}

/** What did not load and why, with a button that loads it again. */
export function LoadFailure({ text, problem, send }: LoadFailureProps) {
  return (
    <ErrorNotice text={text} detail={problemText(problem)} onRetry={() => send({ type: 'load.retry' })} />
  );
}

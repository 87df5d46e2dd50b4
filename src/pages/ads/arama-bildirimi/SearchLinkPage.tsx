import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useMachine } from '@xstate/react';
import { Link } from 'wouter';
import { searchLinkMachine } from '../../../../machines/ads/searchLink.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { takeLostFocus } from '../../../components/focus/takeLostFocus.ts';
import { ErrorNotice } from '../../../components/notices/ErrorNotice.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import layout from '../../../site/layout.module.css';
import type { PageProps } from '../../../site/pageProps.ts';
import { useClient } from '../../../site/services.tsx';
import { searchLinkText as text } from '../../../text/ads/searchLink.ts';
import { problemText } from '../../../text/problems.ts';

/** Ends the messages of a saved search by the link in one of them (product, 10). */
export default function SearchLinkPage({ params }: PageProps) {
  const client = useClient();
  const [snapshot, send] = useMachine(searchLinkMachine, { input: { client, token: params.token ?? '' } });
  const { search, problem } = snapshot.context;
  if (snapshot.matches('ended')) {
    const isNow = snapshot.matches({ ended: 'now' });
    return (
      <div className={layout.page}>
        <div role="status">
          <h1
            // the button that had the focus has disappeared
            ref={isNow ? takeLostFocus : undefined}
            tabIndex={-1}
            className={layout.title}
          >
            {isNow ? text.ended : text.before}
          </h1>
          <p className={layout.lead}>{isNow ? text.endedText : text.beforeText}</p>
        </div>
        <Button component={Link} href={paths.ads.pattern} variant="outlined" size="large">
          {text.toAds}
        </Button>
      </div>
    );
  }
  const ending = snapshot.matches('ending');
  return (
    <div className={layout.page}>
      <h1 className={layout.title}>{text.heading}</h1>
      {snapshot.matches('loading') && (
        <>
          <noscript>
            <p className={layout.lead}>{text.noScript}</p>
          </noscript>
          <LoadingNotice />
        </>
      )}
      {snapshot.matches('failed') && (
        <ErrorNotice
          text={text.loadFailed}
          detail={problemText(problem)}
          onRetry={() => send({ type: 'load.retry' })}
        />
      )}
      {search && (
        <>
          <p className={layout.lead}>{text.ask}</p>
          <p>
            <strong>{search.summary}</strong>
          </p>
          <Button
            variant="contained"
            size="large"
            startIcon={ending && <CircularProgress size="1.25rem" color="inherit" aria-hidden />}
            // it keeps the focus; a press while the call runs changes nothing
            aria-disabled={ending}
            onClick={() => send({ type: 'search.end' })}
          >
            <span>{ending ? text.ending : text.end}</span>
          </Button>
          {snapshot.matches({ asking: 'endFailed' }) && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {text.endFailed} {problemText(problem)}
            </Alert>
          )}
        </>
      )}
    </div>
  );
}

import Alert from '@mui/material/Alert';
import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '../../../machines/account/login.ts';
import { loginText as text } from '../../text/login.ts';
import { problemText } from '../../text/problems.ts';

/** What came of signing in, and of asking for a link (product, 8). */
export function LoginMessages({ snapshot }: { snapshot: SnapshotFrom<typeof loginMachine> }) {
  const { problem } = snapshot.context;
  return (
    <div aria-live="polite">
      {snapshot.matches({ credentials: { entering: 'failed' } }) && (
        <Alert severity="error">
          <div>{text.failed}</div>
          <div>{problemText(problem)}</div>
        </Alert>
      )}
      {snapshot.matches({ credentials: { entering: 'unauthorised' } }) && (
        <Alert severity="error">{text.unauthorised}</Alert>
      )}
      {snapshot.matches({ forgotPassword: { coolingDown: { outcome: 'sent' } } }) && (
        <Alert severity="success">{text.linkSent}</Alert>
      )}
      {snapshot.matches({ forgotPassword: { coolingDown: { outcome: 'failed' } } }) && (
        <Alert severity="error">{text.linkFailed}</Alert>
      )}
    </div>
  );
}

import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from '../../../machines/account/signIn.ts';
import { loginText as text } from '../../text/account/login.ts';
import { problemText } from '../../text/problems.ts';
import { FormOutcome } from './FormOutcome.tsx';

interface SignInMessagesProps {
  snapshot: SnapshotFrom<typeof signInMachine>;
  /** Further messages of the page. */
  children?: ReactNode;
}

/** Why signing in failed (product, 8). */
export function SignInMessages({ snapshot, children }: SignInMessagesProps) {
  return (
    <FormOutcome>
      {snapshot.matches({ entering: 'failed' }) && (
        <Alert severity="error">
          <div>{text.failed}</div>
          {/* a refused code says why beside its field */}
          {!snapshot.context.problem?.fields.code && <div>{problemText(snapshot.context.problem)}</div>}
        </Alert>
      )}
      {snapshot.matches({ entering: 'codeAsked' }) && <Alert severity="info">{text.codeAsked}</Alert>}
      {snapshot.matches({ entering: 'unauthorised' }) && <Alert severity="error">{text.unauthorised}</Alert>}
      {children}
    </FormOutcome>
  );
}

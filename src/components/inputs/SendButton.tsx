import Button, { type ButtonProps } from '@mui/material/Button';
import { useMachine } from '@xstate/react';
import { longCallMachine } from '../../../machines/page/longCall.ts';
import { sendingText as text } from '../../text/sending.ts';
import styles from './FormGrid.module.css';

/**
 * The button that sends a form. It says so while its call runs, and a line below it once the call
 * takes long. A button without `loading` makes no call.
 */
export function SendButton({ loading, children, ...props }: ButtonProps) {
  return (
    <>
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={loading ?? null}
        loadingPosition="start"
        {...props}
      >
        {loading ? text.sending : children}
      </Button>
      {typeof loading === 'boolean' && <LongCallStatus loading={loading} />}
    </>
  );
}

/** Says that a call goes on, once it takes long; there before, so that a screen reader says it. */
export function LongCallStatus({ loading }: { loading: boolean }) {
  return (
    <p role="status" className={styles.long}>
      {loading && <LongCall />}
    </p>
  );
}

function LongCall() {
  const [snapshot] = useMachine(longCallMachine);
  return snapshot.matches('long') && <span>{text.long}</span>;
}

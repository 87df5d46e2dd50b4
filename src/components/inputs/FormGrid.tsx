import { type ReactNode, useId } from 'react';
import { useHydrated } from '../../browser/useHydrated.ts';
import { useBusyForm } from '../focus/useBusyForm.ts';
import { NoScriptNotice } from '../notices/NoScriptNotice.tsx';
import styles from './FormGrid.module.css';
import { SendButton } from './SendButton.tsx';

interface FormGridProps {
  onSubmit: () => void;
  /** The accessible name, for a form that is one part of a page. */
  label?: string;
  busy?: boolean;
  children: ReactNode;
}

/** A form with one column on a phone and two from tablet width. */
export function FormGrid({ onSubmit, label, busy = false, children }: FormGridProps) {
  const form = useBusyForm({ busy, label, onSubmit });
  return (
    <form className={styles.grid} {...form}>
      <NoScriptNotice />
      {children}
    </form>
  );
}

/** The full width of a {@link FormGrid}. */
export function WholeRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

interface SubmitButtonProps {
  disabled?: boolean;
  /** The call of this button runs. */
  loading?: boolean;
  /** What the button still waits for, in words; empty when nothing is missing. */
  missing?: string;
  children: ReactNode;
}

/** The full-width button that submits a {@link FormGrid}, below what it still waits for. */
export function SubmitButton({ missing, ...props }: SubmitButtonProps) {
  const id = useId();
  const hydrated = useHydrated();
  return (
    <WholeRow>
      {missing !== undefined && (
        <p id={id} className={styles.missing} aria-live="polite" aria-atomic>
          {missing}
        </p>
      )}
      <SendButton
        aria-describedby={missing ? id : undefined}
        fullWidth
        {...props}
        disabled={props.disabled || !hydrated}
      />
    </WholeRow>
  );
}

import type { ReactNode } from 'react';
import styles from './inputs.module.css';

interface FieldProps {
  /** The id of the labelled control. */
  id: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  children: ReactNode;
}

/** A control with its visible label above and its error or hint below. */
export function Field({ id, label, error, hint, children }: FieldProps) {
  const help = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {help && (
        <p id={helpId(id)} className={styles.help} data-error={error ? '' : undefined}>
          {help}
        </p>
      )}
    </div>
  );
}

/** The id of the error or hint, for the control's `aria-describedby`. */
export const helpId = (id: string) => `${id}-help`;

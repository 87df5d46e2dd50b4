import type { ReactNode } from 'react';
import styles from './inputs.module.css';

interface FieldProps {
  /** The id of the labelled control. */
  id: string;
  label: string;
  error?: string | undefined;
  /**
   * Replaces the hint, but refuses nothing. Screen readers announce what appears in an element that
   * is there already: give an empty warning as long as there is nothing to say.
   */
  warning?: string | undefined;
  hint?: string | undefined;
  children: ReactNode;
}

/** A control with its visible label above and its error or hint below. */
export function Field({ id, label, error, warning, hint, children }: FieldProps) {
  const help = error ?? (warning || hint);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {(help || warning !== undefined) && (
        <p
          id={helpId(id)}
          className={styles.help}
          data-error={error ? '' : undefined}
          data-warning={warning && !error ? '' : undefined}
          aria-live={warning === undefined ? undefined : 'polite'}
        >
          {help}
        </p>
      )}
    </div>
  );
}

/** The id of the error or hint, for the control's `aria-describedby`. */
export const helpId = (id: string) => `${id}-help`;

import type { ComponentProps } from 'react';
import styles from './PlainButton.module.css';

interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  look?: 'contained' | 'outlined' | 'text';
  color?: 'primary' | 'inherit';
  size?: 'medium' | 'large';
  /** Fills the row. */
  wide?: boolean;
  /** Shows that the call of this button runs. */
  loading?: boolean;
}

/**
 * A button in the look of MUI's, without MUI: the first visit of the home page loads none of it.
 */
export function PlainButton({
  look = 'text',
  color = 'primary',
  size = 'medium',
  wide = false,
  loading = false,
  type = 'button',
  children,
  ...rest
}: PlainButtonProps) {
  return (
    <button type={type} className={buttonClass({ look, color, size, wide })} {...rest}>
      {loading && <span className={styles.spinner} aria-hidden />}
      {children}
    </button>
  );
}

/** The classes of a button's look, for a link. */
export function buttonClass({
  look = 'text',
  color = 'primary',
  size = 'medium',
  wide = false,
}: Pick<PlainButtonProps, 'look' | 'color' | 'size' | 'wide'>): string {
  return [
    styles.button,
    look !== 'text' && styles[look],
    color === 'inherit' && styles.inherit,
    size === 'large' && styles.large,
    wide && styles.wide,
  ]
    .filter(Boolean)
    .join(' ');
}

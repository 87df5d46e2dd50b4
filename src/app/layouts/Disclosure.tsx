import { type ReactNode, useId } from 'react';
import { PlainButton } from '../../components/buttons/PlainButton.tsx';
import styles from './PublicLayout.module.css';
import { useTransientPopover } from './useTransientPopover.ts';

interface DisclosureProps {
  label: ReactNode;
  /** The button's accessible name. */
  description: string;
  /** Opens over the whole width, for a phone. */
  wide?: boolean;
  children: ReactNode;
}

/** A button that opens a small menu, a native popover. Choosing an item closes it. */
export function Disclosure({ label, description, wide = false, children }: DisclosureProps) {
  const id = useId();
  const popover = useTransientPopover<HTMLDivElement>();
  return (
    <>
      <PlainButton color="inherit" aria-label={description} popoverTarget={id}>
        {label}
      </PlainButton>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={wide ? `${styles.popover} ${styles.wide}` : styles.popover}
      >
        {children}
      </div>
    </>
  );
}

import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useRef } from 'react';

interface CallButtonProps extends Pick<ButtonProps, 'variant' | 'disabled' | 'onClick' | 'children'> {
  /** Its call is under way. */
  busy: boolean;
}

/** A button outside of a form that makes a call. Disabled while the call runs, it loses the focus to the page, and takes it back from there. */
export function CallButton({ busy, ...props }: CallButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!busy) return;
    const pressed = button.current;
    return () => {
      if (document.activeElement?.contains(pressed)) pressed?.focus({ preventScroll: true });
    };
  }, [busy]);
  return <Button ref={button} loading={busy} {...props} />;
}

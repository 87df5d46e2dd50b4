import Menu from '@mui/material/Menu';
import type { ReactNode } from 'react';

interface AnchoredMenuProps {
  /** The pressed button. */
  opener: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/** An open menu below its button. */
export function AnchoredMenu({ opener, onClose, children }: AnchoredMenuProps) {
  return (
    <Menu
      anchorEl={opener}
      open
      onClose={onClose}
      // a landmark holds all that a page says
      container={() => document.querySelector('main')}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {children}
    </Menu>
  );
}

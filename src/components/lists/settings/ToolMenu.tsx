import Menu from '@mui/material/Menu';
import type { ReactNode } from 'react';

interface ToolMenuProps {
  /** The pressed button. */
  opener: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/** An open menu below its button. */
export function ToolMenu({ opener, onClose, children }: ToolMenuProps) {
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

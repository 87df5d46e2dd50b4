import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../../rules/site/paths.ts';
import { layoutText as text } from '../../text/site/layout.ts';
import styles from './PublicLayout.module.css';

interface UserMenuProps {
  name: string;
  isAdmin: boolean;
  onSignOut: () => void;
}

/** Who is signed in to a public page, with what belongs to the account (product, 2). */
export function UserMenu({ name, isAdmin, onSignOut }: UserMenuProps) {
  const [location] = useLocation();
  const [opened, setOpened] = useState<{ by: HTMLElement; at: string }>();
  const close = () => setOpened(undefined);
  // going back closes it too
  if (opened && opened.at !== location) setOpened(undefined);
  const isOpen = opened !== undefined;
  return (
    <>
      <Button
        color="inherit"
        aria-label={text.userMenu(name)}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => setOpened({ by: currentTarget, at: location })}
      >
        {name}
      </Button>
      {/* links and a button as elsewhere on the page, and not items of a `menu` */}
      <Popover
        open={isOpen}
        anchorEl={opened?.by ?? null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { className: styles.userMenu } }}
      >
        {isAdmin && (
          <Button component={Link} href={paths.admin.to()} color="inherit" onClick={close}>
            {text.toPanel}
          </Button>
        )}
        {!isAdmin && (
          <Button component={Link} href={paths.bringLandRequest.to()} color="inherit" onClick={close}>
            {text.bringLandRequest}
          </Button>
        )}
        <Button component={Link} href={paths.profile.to()} color="inherit" onClick={close}>
          {text.settings}
        </Button>
        <Button
          color="inherit"
          onClick={() => {
            close();
            onSignOut();
          }}
        >
          {text.signOut}
        </Button>
      </Popover>
    </>
  );
}

import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../rules/site/paths.ts';
import { adminLayoutText } from '../../text/site/adminLayout.ts';
import { layoutText as text } from '../../text/site/layout.ts';

/** Who is signed in to the panel, with what belongs to the account. */
export function AccountMenu({ name, onSignOut }: { name: string; onSignOut: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        aria-label={adminLayoutText.account(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<AccountCircleIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={buttonStyles}
      >
        <Box component="span" sx={nameStyles}>
          {name}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={Link} href={paths.profile.to()} onClick={close}>
          {text.settings}
        </MenuItem>
        <MenuItem component={Link} href={`${paths.profile.to()}#sessions`} onClick={close}>
          {adminLayoutText.sessions}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            onSignOut();
          }}
        >
          {text.signOut}
        </MenuItem>
      </Menu>
    </>
  );
}

/** A phone has room for the icon alone. */
const buttonStyles = {
  minWidth: 44,
  px: { xs: 1, md: 2 },
  '& .MuiButton-startIcon': { m: 0 },
  // beside the sign-out on a zoomed phone
  '@media (max-width: 17.5em)': { '&&': { minWidth: '2rem', px: 0 } },
};
const nameStyles = {
  display: { xs: 'none', md: 'block' },
  ml: 1,
  maxWidth: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

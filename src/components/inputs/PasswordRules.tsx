import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { passwordParts } from '../../../rules/account/password.ts';
import { passwordText as text } from '../../text/account/resetPassword.ts';
import { CrossIcon, EasyIcon } from '../images/icons.tsx';

const order = ['length', 'upper', 'lower', 'digit', 'sign'] as const;

/** The five parts of the password rule, each marked as met or not while typing (product, 5). */
export function PasswordRules({ password }: { password: string }) {
  const parts = passwordParts(password);
  return (
    <Box
      component="ul"
      aria-label={text.rules}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
    >
      {order.map((part) => {
        const Sign = parts[part] ? EasyIcon : CrossIcon;
        return (
          <Typography
            key={part}
            component="li"
            variant="body2"
            color={parts[part] ? 'success' : 'textSecondary'}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', '& svg': { fontSize: '1.25rem' } }}
          >
            <Sign />
            <span>
              {text.parts[part]}
              <Box component="span" sx={visuallyHidden}>{`: ${parts[part] ? text.met : text.unmet}`}</Box>
            </span>
          </Typography>
        );
      })}
    </Box>
  );
}

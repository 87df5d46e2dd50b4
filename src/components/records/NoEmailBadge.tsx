import Chip from '@mui/material/Chip';
import { messagesText } from '../../text/messages/messages.ts';

/** Beside the email address of a record that its mail server refuses. */
export const NoEmailBadge = () => (
  <Chip component="span" size="small" color="warning" label={messagesText.noEmail} />
);

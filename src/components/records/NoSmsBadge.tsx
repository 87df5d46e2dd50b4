import Chip from '@mui/material/Chip';
import { messagesText } from '../../text/messages/messages.ts';

/** Beside the phone of a record to which no text message gets. */
export const NoSmsBadge = () => (
  <Chip component="span" size="small" color="warning" label={messagesText.noSms} />
);

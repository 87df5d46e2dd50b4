import Chip from '@mui/material/Chip';
import { workText } from '../../text/work.ts';

const text = workText.states;

/** Whether a contact message was answered. */
export function AnsweredBadge({ isAnswered }: { isAnswered: boolean }) {
  return (
    <Chip
      component="span"
      size="small"
      color={isAnswered ? 'success' : 'warning'}
      label={isAnswered ? text.answered : text.waiting}
    />
  );
}

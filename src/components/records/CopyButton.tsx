import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { copyingMachine } from '../../../machines/page/copying.ts';
import { copyingText as text } from '../../text/copying.ts';

// async: without https there is no clipboard, which must reject and not throw
const write = async (text: string) => navigator.clipboard.writeText(text);

/** Copies a text; `label` names what it copies for screen readers. */
export function CopyButton({ text: copied, label }: { text: string; label: string }) {
  const [snapshot, send] = useMachine(copyingMachine, { input: { write } });
  const outcome = snapshot.matches('copied')
    ? text.copied
    : snapshot.matches('failed')
      ? text.failed
      : undefined;
  return (
    <>
      <Button
        size="small"
        aria-label={label}
        onClick={() => send({ type: 'copy.ask', text: copied })}
        sx={{ minHeight: '1.75rem', py: 0, px: 1, typography: 'body2' }}
      >
        {text.copy}
      </Button>
      <Typography component="span" role="status" variant="body2" color="textSecondary">
        {outcome}
      </Typography>
    </>
  );
}

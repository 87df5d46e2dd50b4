import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Problem } from '../../../../machines/page/problem.ts';
import type { Toast } from '../../../../machines/page/toast.ts';
import { dialogText } from '../../../text/dialogs.ts';
import { problemText } from '../../../text/problems.ts';
import { useBusyForm } from '../../focus/useBusyForm.ts';
import { holdsUnreadableDay } from '../../inputs/DateInput.tsx';
import { FormOutcome } from '../../notices/FormOutcome.tsx';

interface WorkFormProps {
  words: { form: string; save: string; saved: string; failed: string };
  busy: boolean;
  /** How the last save ended; undefined once something else was typed. */
  outcome: 'saved' | 'failed' | undefined;
  problem: Problem | undefined;
  /** Leads to the next record of the list. */
  next?: Toast['link'] | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form of the panel 'Takip', with what became of its last save. */
export function WorkForm({ words, busy, outcome, problem, next, onSubmit, children }: WorkFormProps) {
  const form = useBusyForm({
    busy,
    label: words.form,
    onSubmit: (element) => {
      if (!holdsUnreadableDay(element)) onSubmit();
    },
  });
  return (
    <Box
      {...form}
      component="form"
      // an outcome that is still empty takes no room
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: 1.5,
        containerType: 'inline-size',
        '& > :last-child:empty': { mt: -1.5 },
      }}
    >
      {children}
      <Button
        type="submit"
        variant="outlined"
        loading={busy}
        disabled={busy}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {outcome === 'failed' ? dialogText.retry : words.save}
      </Button>
      <FormOutcome>
        {outcome === 'saved' && (
          // the toast is out of a phone's sight, and far from the button for the keyboard
          <Alert
            severity="success"
            action={
              next && (
                <Link href={next.href} state={next.state} asChild>
                  <Button href={next.href} color="inherit" size="small">
                    {next.label}
                  </Button>
                </Link>
              )
            }
          >
            {words.saved}
          </Alert>
        )}
        {outcome === 'failed' && (
          <Alert severity="error">
            {words.failed} {problemText(problem)}
          </Alert>
        )}
      </FormOutcome>
    </Box>
  );
}

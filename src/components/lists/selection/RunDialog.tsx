import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  countOutcomes,
  isRetryPointless,
  mayRetry,
  type RowResult,
} from '../../../../machines/lists/selectionRun.ts';
import { dialogText } from '../../../text/dialogs.ts';
import { selectionRunText as text } from '../../../text/lists/selectionRun.ts';
import { problemText } from '../../../text/problems.ts';
import { AlertFrame } from '../../dialogs/AlertFrame.tsx';
import { LeavePrompt } from '../../dialogs/LeavePrompt.tsx';
import { CopyButton } from '../../records/CopyButton.tsx';

/** The texts of a run's dialog. */
interface RunWords<Row> {
  /** The title while it runs. */
  running: string;
  /** `28 talep iptal edildi`. */
  done: (count: number) => string;
  nameOf: (row: Row) => string;
  /** The result of one row. */
  rowDone: (row: Row) => string;
  /** A row as it is stored, after somebody else has changed it. */
  rowNow: (row: Row) => string;
}

interface RunDialogProps<Row> {
  state: 'going' | 'stopping' | 'finished';
  results: readonly RowResult<Row>[];
  idOf: (row: Row) => number;
  words: RunWords<Row>;
  /** The button that goes on or tries again is red. */
  destroys?: boolean;
  send: (event: { type: 'run.stop' | 'run.retry' | 'dialog.close' }) => void;
}

/** How far a run is, then what it has done, row by row. */
export function RunDialog<Row>({ state, results, idOf, words, destroys, send }: RunDialogProps<Row>) {
  const counts = countOutcomes(results);
  const total = results.length;
  const settled = total - counts.waiting - counts.untried;
  const isFinished = state === 'finished';
  const failed = counts.failed + counts.changed;
  const summary = [
    words.done(counts.done),
    ...(failed > 0 ? [text.failed(failed)] : []),
    ...(counts.untried > 0 ? [text.untried(counts.untried)] : []),
  ].join(', ');
  const close = () => send({ type: 'dialog.close' });
  // quarters: a screen reader that reads every row would be late
  const announced = Math.floor((4 * settled) / total) / 4;
  return (
    <AlertFrame
      title={isFinished ? summary : words.running}
      wide
      busy={!isFinished}
      onClose={() => isFinished && close()}
      text={
        <>
          <Box role="status" sx={visuallyHidden}>
            {isFinished ? summary : text.progress(Math.ceil(announced * total), total)}
          </Box>
          {isFinished ? (
            results.some((result) => result.outcome !== 'done' && !isRetryPointless(result)) && text.stayed
          ) : (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <LinearProgress
                aria-label={words.running}
                variant="determinate"
                value={(100 * settled) / total}
                sx={{ flex: 1 }}
              />
              <span>{text.progress(settled, total)}</span>
            </Box>
          )}
          {state === 'stopping' && <p>{text.stopping}</p>}
          <LeavePrompt when={!isFinished} words={text.leave} />
        </>
      }
      actions={
        isFinished ? (
          <>
            <Button key="close" onClick={close} autoFocus>
              {dialogText.close}
            </Button>
            {results.some(mayRetry) && (
              <Button
                key="retry"
                variant="contained"
                color={destroys ? 'error' : 'primary'}
                onClick={() => send({ type: 'run.retry' })}
              >
                {counts.untried > 0 ? text.goOn : text.retry}
              </Button>
            )}
          </>
        ) : (
          <Button
            key="stop"
            onClick={() => send({ type: 'run.stop' })}
            disabled={state === 'stopping'}
            autoFocus
          >
            {text.stop}
          </Button>
        )
      }
    >
      {isFinished && <Results results={results} idOf={idOf} words={words} summary={summary} />}
    </AlertFrame>
  );
}

type ResultsProps<Row> = Pick<RunDialogProps<Row>, 'results' | 'idOf' | 'words'> & { summary: string };

/** What was not done first, because something is left to do there. */
function Results<Row>({ results, idOf, words, summary }: ResultsProps<Row>) {
  const isDone = ({ outcome }: RowResult<Row>) => outcome === 'done';
  const lines = [...results.filter((result) => !isDone(result)), ...results.filter(isDone)].map((result) => ({
    id: idOf(result.row),
    isDone: isDone(result),
    name: words.nameOf(result.row),
    said: resultText(result, words),
  }));
  const copied = [summary, ...lines.map(({ name, said }) => `${name}: ${said}`)].join('\n');
  return (
    <>
      <Box
        component="ul"
        aria-label={text.results}
        // focusable, so that the keyboard can scroll it
        tabIndex={0}
        sx={{ m: 0, my: 1, p: 0, maxHeight: '50vh', overflowY: 'auto', listStyle: 'none' }}
      >
        {lines.map((line) => (
          <Box
            key={line.id}
            component="li"
            sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography component="span" sx={{ fontWeight: 'bold' }}>
              {line.name}
            </Typography>
            <Typography color={line.isDone ? 'textSecondary' : 'error'}>{line.said}</Typography>
          </Box>
        ))}
      </Box>
      <CopyButton text={copied} label={text.copyResults} />
    </>
  );
}

function resultText<Row>({ outcome, row, problem }: RowResult<Row>, words: RunWords<Row>): string {
  if (outcome === 'done') return words.rowDone(row);
  if (outcome === 'changed') return `${problemText(problem)} ${words.rowNow(row)}`;
  if (outcome !== 'failed') return text.rowUntried;
  // the server's sentence would speak of the fields of a form
  return Object.values(problem?.fields ?? {}).join(' ') || problemText(problem);
}

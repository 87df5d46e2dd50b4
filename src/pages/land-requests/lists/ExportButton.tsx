import Button from '@mui/material/Button';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { csvExportMachine } from '../../../../machines/lists/csvExport.ts';
import { saveFile } from '../../../browser/blobUrls.ts';
import { MessageDialog } from '../../../components/dialogs/MessageDialog.tsx';
import { listText as text } from '../../../text/lists/lists.ts';
import { problemText } from '../../../text/problems.ts';

interface ExportButtonProps {
  fileName: string;
  disabled: boolean;
  /** Loads all rows that match the search, as the text of a CSV file. */
  load: (signal: AbortSignal) => Promise<string>;
}

/** Exports the list as a CSV file; a failure is shown in a dialog with a retry. */
export function ExportButton({ fileName, disabled, load }: ExportButtonProps) {
  const [snapshot, send] = useMachine(
    csvExportMachine.provide({
      actions: {
        saveFile: (_, { content }) => saveFile(fileName, new Blob([content], { type: 'text/csv' })),
      },
    }),
  );
  const busy = snapshot.hasTag('busy');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!busy) return;
    const pressed = button.current;
    // The button has lost the focus while it was disabled.
    return () => {
      if (document.activeElement?.contains(pressed)) pressed?.focus({ preventScroll: true });
    };
  }, [busy]);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        loading={busy}
        disabled={disabled}
        onClick={() => send({ type: 'export.ask', load })}
      >
        {text.export}
      </Button>
      {snapshot.matches('failed') && (
        <MessageDialog
          title={text.exportFailed.title}
          text={`${text.exportFailed.text} ${problemText(snapshot.context.problem)}`}
          onClose={() => send({ type: 'dialog.close' })}
          onAction={() => send({ type: 'export.retry' })}
        />
      )}
    </>
  );
}

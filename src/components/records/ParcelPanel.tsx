import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import {
  type ParcelKind,
  type ParcelRecord,
  parcelRecordMachine,
} from '../../../machines/parcels/parcelRecord.ts';
import { acceptOf, uploadLimits } from '../../../rules/documents/uploadLimits.ts';
import { differsFrom, partsOf } from '../../../rules/parcels/outline.ts';
import { useClient } from '../../site/services.tsx';
import { numberText } from '../../text/formats.ts';
import { parcelText } from '../../text/parcel.ts';
import { parcelRecordText as text } from '../../text/parcelRecord.ts';
import { problemText } from '../../text/problems.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { FileFrame } from '../files/FileFrame.tsx';
import OutlineDrawing from '../images/OutlineDrawing.tsx';
import { OutlineNote } from '../images/OutlineNote.tsx';
import { ParcelMap } from '../map/ParcelMap.tsx';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';
import { LoadFailure } from '../notices/LoadFailure.tsx';
import { LoadingNotice } from '../notices/LoadingNotice.tsx';
import { PanelSection } from './PanelSection.tsx';

interface ParcelPanelProps {
  kind: ParcelKind;
  id: number;
  ada: string;
  parsel: string;
  /** The area that the record states, in m²; undefined where its text is none. */
  stated: number | undefined;
  /** False where nothing of the record may change any more. */
  takesFile?: boolean;
  /** The history of the record has a new entry. */
  onChange: () => void;
}

/** The outline of a record's parcel, which a file gives, replaces and a button removes. */
export function ParcelPanel({ kind, id, ada, parsel, stated, takesFile = true, onChange }: ParcelPanelProps) {
  const client = useClient();
  const [snapshot, send] = useMachine(
    parcelRecordMachine.provide({ actions: { tellChange: () => onChange() } }),
    { input: { client, kind, id } },
  );
  const { stored, problem } = snapshot.context;
  const { parcel } = stored ?? {};
  if (snapshot.matches('missing')) return null;
  const isBusy = snapshot.hasTag('busy');
  return (
    <PanelSection title={text.title} busy={isBusy}>
      {snapshot.matches('loading') && <LoadingNotice />}
      {snapshot.matches('loadFailed') && <LoadFailure text={text.loadFailed} problem={problem} send={send} />}
      {stored && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {parcel && (
            <div>
              <Box sx={{ border: 1, borderColor: 'divider', aspectRatio: '528 / 300' }}>
                <OutlineDrawing
                  outline={parcel}
                  ada={ada}
                  parsel={parsel}
                  label={parcelText.outline.label(`${ada}/${parsel}`)}
                />
              </Box>
              <OutlineNote outline={parcel} />
              <ParcelMap outline={parcel} parcel={`${ada}/${parsel}`} />
              <Areas kind={kind} stored={stored} stated={stated} />
            </div>
          )}
          {parcel && stated !== undefined && differsFrom(partsOf(parcel), stated) && (
            <Alert severity="warning">{text.differs[kind]}</Alert>
          )}
          {takesFile && stored.can_fetch && (
            <Button
              variant="outlined"
              disabled={isBusy}
              onClick={() => send({ type: 'parcel.fetch' })}
              sx={{ justifySelf: 'start' }}
            >
              {text.fetch}
            </Button>
          )}
          {snapshot.matches('fetching') && <LinearProgress aria-label={text.fetching} />}
          {snapshot.matches('fetchFailed') && (
            <ErrorNotice text={text.fetchFailed} detail={problemText(problem)} />
          )}
          {takesFile && (
            <FileFrame
              label={text.file}
              name="parsel_dosyasi"
              accept={acceptOf(uploadLimits.parcel)}
              hint={text.hint}
              error={snapshot.matches('fileRefused') ? refusalOf(problem) : undefined}
              disabled={isBusy}
              onFiles={([file]) => {
                if (file) send({ type: 'file.choose', file });
              }}
              button={parcel ? text.change : text.choose}
            />
          )}
          {snapshot.matches('sending') && <LinearProgress aria-label={text.sending} />}
          {snapshot.matches('sendFailed') && (
            <ErrorNotice
              text={text.sendFailed}
              detail={problemText(problem)}
              onRetry={() => send({ type: 'send.retry' })}
            />
          )}
          {parcel && takesFile && (
            <Button
              color="inherit"
              disabled={isBusy}
              onClick={() => send({ type: 'parcel.remove' })}
              sx={{ justifySelf: 'start' }}
            >
              {text.remove}
            </Button>
          )}
        </Box>
      )}
      {snapshot.matches('removal') && (
        <ConfirmDialog
          title={text.removal.title}
          confirmLabel={text.removal.confirm}
          destroys
          busy={isBusy}
          error={snapshot.matches({ removal: 'failed' }) ? text.removal.failed : undefined}
          errorDetail={problemText(problem)}
          onConfirm={() => send({ type: 'remove.confirm' })}
          onCancel={() => send({ type: 'dialog.close' })}
        >
          {text.removal.text}
        </ConfirmDialog>
      )}
    </PanelSection>
  );
}

/** Why the server does not take the file. */
function refusalOf(problem: Parameters<typeof problemText>[0]): string {
  return problem?.fields.parsel_dosyasi ?? problemText(problem);
}

interface AreasProps {
  kind: ParcelKind;
  stored: ParcelRecord;
  stated: number | undefined;
}

/** What drawing, file and record say of the area. */
function Areas({ kind, stored: { parcel, stated_area }, stated }: AreasProps) {
  const figure = (area: number) => parcelText.area(numberText(Math.round(area)));
  const rows = [
    ...(parcel ? [[text.areas.drawn, figure(parcel.area)] as const] : []),
    ...(stated_area === undefined ? [] : [[text.areas.file, figure(stated_area)] as const]),
    [text.areas[kind], stated === undefined ? text.unknownArea : figure(stated)] as const,
  ];
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2 }}>
      {rows.map(([term, value]) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Typography component="dt" color="textSecondary">
            {term}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

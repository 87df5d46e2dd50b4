import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { acceptOf, uploadLimits } from '../../../../rules/documents/uploadLimits.ts';
import { maxPapers, type PurchasePlan, paperKinds } from '../../../../rules/land-requests/purchaseStep.ts';
import { fileText } from '../../../text/documents/files.ts';
import { dateText } from '../../../text/formats.ts';
import { purchaseText } from '../../../text/land-requests/purchase.ts';
import { problemText } from '../../../text/problems.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { DocumentViewer } from '../../dialogs/DocumentViewer.tsx';
import { FileFrame } from '../../files/FileFrame.tsx';
import { UploadBar } from '../../files/UploadBar.tsx';
import { takeLostFocus } from '../../focus/takeLostFocus.ts';
import { SelectInput } from '../../inputs/SelectInput.tsx';
import { ErrorNotice } from '../../notices/ErrorNotice.tsx';
import { DocumentLink } from '../DocumentLink.tsx';
import type { PurchaseProps } from './purchaseProps.ts';

const text = purchaseText.papers;

interface PurchasePapersProps extends PurchaseProps {
  plan: PurchasePlan;
  /** The token of the offer's link, on the owner's page. */
  token?: string;
  /** What the papers are for. */
  lead?: string;
  none: string;
}

/** The papers of a purchase, and a form that adds one. */
export function PurchasePapers({ snapshot, send, plan, token, lead, none }: PurchasePapersProps) {
  const { kind, fault, progress, leaving, problem, file } = snapshot.context;
  const isOwner = token !== undefined;
  const names = namesOf(plan);
  const isOpen = plan.status !== 'closed';
  const isBusy = snapshot.hasTag('busy');
  const heading = useRef<HTMLHeadingElement>(null);
  const isRemoving = snapshot.matches('removal');
  const wasRemoving = useRef(isRemoving);
  useEffect(() => {
    // the button that asked is gone with its paper
    if (wasRemoving.current && !isRemoving) takeLostFocus(heading.current);
    wasRemoving.current = isRemoving;
  }, [isRemoving]);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography ref={heading} component="h3" variant="subtitle1" tabIndex={-1} sx={{ fontWeight: 'bold' }}>
        {text.title}
      </Typography>
      {lead && <Typography variant="body2">{lead}</Typography>}
      {plan.papers.length === 0 && <Typography color="textSecondary">{none}</Typography>}
      {plan.papers.length > 0 && (
        <DocumentViewer {...(isOwner && { token })}>
          <Box component="ul" aria-label={text.title} sx={listStyles}>
            {plan.papers.map((paper) => {
              const name = names.get(paper.file) ?? '';
              return (
                <Box key={paper.file} component="li" sx={itemStyles}>
                  <Box sx={{ minWidth: 0 }}>
                    <DocumentLink file={paper.file} label={name} title={name} />
                    <Typography variant="body2" color="textSecondary">
                      {(isOwner ? text.byForOwner : text.by)[paper.by]} ·{' '}
                      <time dateTime={paper.tarih}>{dateText(paper.tarih)}</time>
                    </Typography>
                  </Box>
                  {isOpen && (!isOwner || paper.by === 'owner') && (
                    <Button
                      size="small"
                      color="inherit"
                      disabled={isBusy}
                      aria-label={text.removeOne(name)}
                      onClick={() => send({ type: 'paper.remove', file: paper.file })}
                    >
                      {text.remove}
                    </Button>
                  )}
                </Box>
              );
            })}
          </Box>
        </DocumentViewer>
      )}
      {isOpen && plan.papers.length >= maxPapers && <Typography>{text.full}</Typography>}
      {isOpen && plan.papers.length < maxPapers && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <SelectInput
            label={text.kind}
            name="kind"
            value={kind}
            choices={paperKinds.map((value) => ({ value, label: text.kinds[value] }))}
            onChange={(value) =>
              send({ type: 'kind.choose', kind: paperKinds.find((one) => one === value) ?? '' })
            }
            error={fault === 'kindMissing' ? text.kindMissing : undefined}
            disabled={isBusy}
            optional
          />
          <FileFrame
            label={text.file}
            name="belge"
            accept={acceptOf(uploadLimits.paper)}
            hint={text.hint}
            error={fault && fault !== 'kindMissing' ? fileText[fault] : problem?.fields.belge}
            disabled={isBusy}
            button={text.send}
            onFiles={([first]) => first && send({ type: 'paper.choose', file: first })}
          />
        </Box>
      )}
      {/* always there: screen readers announce what appears inside */}
      <Typography role="status" sx={{ '&:empty': { display: 'none' } }}>
        {snapshot.matches({ resting: 'arrived' }) && text.arrived}
      </Typography>
      {snapshot.matches('uploading') && (
        <UploadBar
          label={`${text.sending}: ${file?.name ?? ''}`}
          progress={progress}
          onStop={() => send({ type: 'upload.stop' })}
        />
      )}
      {snapshot.matches('unsent') && (
        <ErrorNotice
          text={text.failed}
          detail={problem?.fields.belge ?? problemText(problem)}
          onRetry={() => send({ type: 'upload.retry' })}
          onClose={() => send({ type: 'dialog.close' })}
        />
      )}
      {snapshot.hasTag('dialog') && (
        <ConfirmDialog
          title={text.removal.title(names.get(leaving ?? '') ?? '')}
          confirmLabel={text.removal.confirm}
          destroys
          busy={snapshot.matches({ removal: 'removing' })}
          error={snapshot.matches({ removal: 'failed' }) ? text.removal.failed : undefined}
          errorDetail={problemText(problem)}
          onConfirm={() => send({ type: 'remove.confirm' })}
          onCancel={() => send({ type: 'dialog.close' })}
        >
          {text.removal.question}
        </ConfirmDialog>
      )}
    </Box>
  );
}

/** The name of each paper by its file; several of one kind are numbered. */
function namesOf({ papers }: PurchasePlan): Map<string, string> {
  return new Map(
    papers.map(({ file, kind }, index) => {
      const number = papers.slice(0, index + 1).filter((one) => one.kind === kind).length;
      return [file, text.name(text.kinds[kind], number)];
    }),
  );
}

const listStyles = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const;
const itemStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1,
  '& a': { display: 'inline-block' },
} as const;

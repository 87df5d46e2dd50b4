import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { documentPreviewMachine } from '../../../machines/page/documentPreview.ts';
import { documentKind } from '../../../rules/documents/documentKind.ts';
import { saveFile, showsPdf, useObjectUrl } from '../../browser/blobUrls.ts';
import { useClient } from '../../site/services.tsx';
import { documentText as text } from '../../text/documents/documents.ts';
import { LoadFailure } from '../notices/LoadFailure.tsx';
import { LoadingNotice } from '../notices/LoadingNotice.tsx';
import { DocumentLink } from './DocumentLink.tsx';

interface DocumentPreviewProps {
  /** The stored file's name. */
  file: string;
  /** The link that opens it. */
  label: string;
  /** Names the document. */
  title: string;
}

/**
 * A stored image or PDF on the page, with a link that opens and a button that downloads it, inside of a
 * `DocumentViewer`. Where the browser shows no PDF, its link alone; nothing is loaded then.
 */
export function DocumentPreview(props: DocumentPreviewProps) {
  const kind = documentKind(props.file);
  if (kind === 'image' || (kind === 'pdf' && showsPdf())) return <LoadedPreview {...props} kind={kind} />;
  return (
    <>
      <DocumentLink {...props} />
      {kind === 'pdf' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {text.noPreview}
        </Typography>
      )}
    </>
  );
}

function LoadedPreview({ kind, ...document }: DocumentPreviewProps & { kind: 'image' | 'pdf' }) {
  const client = useClient();
  const [snapshot, send] = useMachine(documentPreviewMachine, { input: { client, file: document.file } });
  const { content, problem } = snapshot.context;
  const url = useObjectUrl(content);
  return (
    <Box sx={previewStyles}>
      {/* these come first: the keyboard reaches them before it enters the browser's viewer */}
      <DocumentLink {...document}>{url && kind === 'image' && <img src={url} alt="" />}</DocumentLink>
      {content && (
        <MuiLink
          component="button"
          aria-label={text.downloadOf(document.title)}
          onClick={() => saveFile(document.file, content)}
          sx={{ alignSelf: 'start' }}
        >
          {text.download}
        </MuiLink>
      )}
      {url && kind === 'pdf' && <iframe src={url} title={document.title} />}
      {snapshot.hasTag('busy') && <LoadingNotice />}
      {snapshot.matches('failed') && <LoadFailure text={text.previewFailed} problem={problem} send={send} />}
    </Box>
  );
}

const previewStyles = {
  // for what is still loading, whose size nobody knows
  minHeight: '14rem',
  alignContent: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  '& a': { display: 'inline-block' },
  '& img': {
    display: 'block',
    maxWidth: '100%',
    maxHeight: '26rem',
    mt: 1,
    border: 1,
    borderColor: 'divider',
    cursor: 'zoom-in',
  },
  '& iframe': { width: '100%', height: 'min(26rem, 75vh)', border: 1, borderColor: 'divider' },
} as const;

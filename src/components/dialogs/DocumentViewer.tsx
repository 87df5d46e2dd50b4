import { useMachine } from '@xstate/react';
import { createContext, type ReactNode, useMemo, useState } from 'react';
import { documentViewMachine, type StoredDocument } from '../../../machines/page/documentView.ts';
import { createDocumentTab, saveFile } from '../../browser/blobUrls.ts';
import { useClient } from '../../site/services.tsx';
import { documentText as text } from '../../text/documents/documents.ts';
import { problemText } from '../../text/problems.ts';
import { ImageViewer } from './ImageViewer.tsx';
import { MessageDialog } from './MessageDialog.tsx';

interface DocumentView {
  /** The file that is loading. */
  loading: string | undefined;
  open: (document: StoredDocument) => void;
}
export const DocumentViewContext = createContext<DocumentView>({ loading: undefined, open: () => undefined });

interface DocumentViewerProps {
  /** The token of the link by which a visitor sees an owner's photographs. */
  token?: string;
  children: ReactNode;
}

/**
 * Opens the documents of the links inside it: a PDF in a new tab, an image in a popup, anything
 * else as a download (product, 2).
 */
export function DocumentViewer({ token, children }: DocumentViewerProps) {
  const client = useClient();
  const [tab] = useState(createDocumentTab);
  const [snapshot, send] = useMachine(
    documentViewMachine.provide({
      actions: {
        prepareTab: (_, { kind }) => (kind === 'pdf' ? tab.prepare() : undefined),
        showInTab: (_, { content }) => tab.show(content),
        closeTab: () => tab.close(),
        saveFile: (_, { content, file }) => saveFile(file, content),
      },
    }),
    { input: { client, token } },
  );
  const { file, title, content, zoom, problem } = snapshot.context;
  const loading = snapshot.hasTag('busy') ? file : undefined;
  const view = useMemo<DocumentView>(
    () => ({ loading, open: (document) => send({ type: 'view.open', ...document }) }),
    [loading, send],
  );
  const close = () => send({ type: 'view.close' });
  return (
    <DocumentViewContext value={view}>
      {children}
      {content && (
        <ImageViewer
          content={content}
          label={title}
          zoom={zoom}
          onZoomIn={() => send({ type: 'zoom.in' })}
          onZoomOut={() => send({ type: 'zoom.out' })}
          onZoomToFit={() => send({ type: 'zoom.fit' })}
          onClose={close}
        />
      )}
      {snapshot.matches('failed') && (
        <MessageDialog
          title={text.failedTitle}
          text={text.failed}
          detail={problemText(problem)}
          onClose={close}
          onAction={() => send({ type: 'load.retry' })}
        />
      )}
    </DocumentViewContext>
  );
}

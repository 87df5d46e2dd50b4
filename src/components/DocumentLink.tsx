import Link from '@mui/material/Link';
import { useMachine } from '@xstate/react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { documentViewMachine } from '../../machines/documentView.ts';
import { createDocumentTab } from '../app/documentTab.ts';
import { saveFile } from '../app/saveFile.ts';
import { useClient } from '../app/services.tsx';
import { documentText as text } from '../text/documents.ts';
import { problemText } from '../text/problems.ts';
import { MessageDialog } from './MessageDialog.tsx';

const ImageViewer = lazy(() => import('./ImageViewer.tsx'));

interface DocumentLinkProps {
  /** The stored file's name. */
  file: string;
  label: string;
  /** What the popup is called, where the link's own words say too little. */
  title?: string;
  /** -1 keeps the link out of the tab order: a grid moves the focus itself. */
  tabIndex?: 0 | -1;
}

/** Opens a stored tax plate or certificate: a PDF in a new tab, an image in a popup, anything else as a download (specification, section 2). */
export function DocumentLink({ file, label, title = label, tabIndex = 0 }: DocumentLinkProps) {
  const client = useClient();
  const [tab] = useState(createDocumentTab);
  const [snapshot, send] = useMachine(
    documentViewMachine.provide({
      actions: {
        prepareTab: (_, { kind }) => (kind === 'pdf' ? tab.prepare() : undefined),
        showInTab: (_, { content }) => tab.show(content),
        closeTab: () => tab.close(),
        saveFile: (_, { content, file: name }) => saveFile(name, content),
      },
    }),
    { input: { client, file } },
  );
  const { content, zoom, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const close = () => send({ type: 'view.close' });
  // the address alone opens nothing: only a call with the session does
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (event.button < 2) send({ type: 'view.open' });
  };
  return (
    <>
      <Link
        href={`/api/v1/users/docs/${file}`}
        tabIndex={tabIndex}
        aria-busy={busy}
        onClick={open}
        onAuxClick={open}
      >
        {label}
      </Link>
      {content && (
        <Suspense>
          <ImageViewer
            content={content}
            label={title}
            zoom={zoom}
            onZoomIn={() => send({ type: 'zoom.in' })}
            onZoomOut={() => send({ type: 'zoom.out' })}
            onZoomToFit={() => send({ type: 'zoom.fit' })}
            onClose={close}
          />
        </Suspense>
      )}
      {snapshot.matches('failed') && (
        <MessageDialog
          title={text.failedTitle}
          text={text.failed}
          detail={problemText(problem)}
          closeLabel={text.close}
          onClose={close}
          actionLabel={text.retry}
          onAction={() => send({ type: 'load.retry' })}
        />
      )}
    </>
  );
}

import { type MouseEvent, use } from 'react';
import { DocumentViewContext } from '../dialogs/DocumentViewer.tsx';
import { CellLink } from '../lists/CellLink.tsx';

interface DocumentLinkProps {
  /** The stored file's name. */
  file: string;
  label: string;
  /** The popup's title, where the label is not specific enough. */
  title?: string;
  /** -1 inside a grid, which moves the focus itself. */
  tabIndex?: 0 | -1;
}

/** Opens a stored tax plate or certificate in the {@link DocumentViewer} around it. */
export function DocumentLink({ file, label, title = label, tabIndex = 0 }: DocumentLinkProps) {
  const { loading, open } = use(DocumentViewContext);
  // the file needs a call with the session: its address alone answers 401
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (event.button < 2) open({ file, title });
  };
  return (
    <CellLink
      href={`/api/v1/users/docs/${file}`}
      tabIndex={tabIndex}
      aria-busy={loading === file}
      onClick={onClick}
      onAuxClick={onClick}
    >
      {label}
    </CellLink>
  );
}

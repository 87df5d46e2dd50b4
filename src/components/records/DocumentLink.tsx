import MuiLink from '@mui/material/Link';
import { type MouseEvent, type ReactNode, use } from 'react';
import { DocumentViewContext } from '../dialogs/DocumentViewer.tsx';

interface DocumentLinkProps {
  /** The stored file's name. */
  file: string;
  label: string;
  /** Names the document: the popup's title, and the image's alternative text. */
  title: string;
  /** A picture of it, below the label. */
  children?: ReactNode;
}

/** Opens a stored tax plate or certificate in the {@link DocumentViewer} around it. */
export function DocumentLink({ file, label, title, children }: DocumentLinkProps) {
  const { loading, open } = use(DocumentViewContext);
  // the file needs a call with the session: its address alone answers 404
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (event.button < 2) open({ file, title });
  };
  return (
    <MuiLink
      href={`/api/v1/users/docs/${file}`}
      aria-busy={loading === file}
      onClick={onClick}
      onAuxClick={onClick}
    >
      {label}
      {children}
    </MuiLink>
  );
}

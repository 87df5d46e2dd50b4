import { type MouseEvent, use } from 'react';
import { DocumentViewContext } from '../dialogs/DocumentViewer.tsx';
import { CellLink } from '../lists/CellLink.tsx';

interface DocumentLinkProps {
  /** The stored file's name. */
  file: string;
  label: string;
  /** What the popup is called, where the link's own words say too little. */
  title?: string;
  /** -1 keeps the link out of the tab order: a grid moves the focus itself. */
  tabIndex?: 0 | -1;
}

/** Opens a stored tax plate or certificate in the viewer around it. */
export function DocumentLink({ file, label, title = label, tabIndex = 0 }: DocumentLinkProps) {
  const { awaited, open } = use(DocumentViewContext);
  // the address alone opens nothing: only a call with the session does
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (event.button < 2) open({ file, title });
  };
  return (
    <CellLink
      href={`/api/v1/users/docs/${file}`}
      tabIndex={tabIndex}
      aria-busy={awaited === file}
      onClick={onClick}
      onAuxClick={onClick}
    >
      {label}
    </CellLink>
  );
}

import { MuiRoot } from '../../site/MuiRoot.tsx';
import { KvkkNotice } from './KvkkNotice.tsx';

/** The notice for a page without MUI, loaded when it is opened. */
export default function KvkkDialog({ onClose }: { onClose: () => void }) {
  return (
    <MuiRoot>
      <KvkkNotice onClose={onClose} />
    </MuiRoot>
  );
}

import Alert from '@mui/material/Alert';
import { dialogText } from '../../../text/dialogs.ts';
import { listSettingsText } from '../../../text/lists/listSettings.ts';

/** Says that a view found no room, because another tab has saved views meanwhile. */
export function LeftOutNotice({ view, onClose }: { view: string; onClose: () => void }) {
  return (
    <Alert severity="warning" closeText={dialogText.close} onClose={onClose}>
      {listSettingsText.views.leftOut(view)}
    </Alert>
  );
}

import Alert from '@mui/material/Alert';
import { dialogText } from '../../../text/dialogs.ts';
import { listSettingsText } from '../../../text/lists/listSettings.ts';

/** Names the views that could not be saved, because another tab has saved views meanwhile. */
export function LeftOutNotice({ views, onClose }: { views: readonly string[]; onClose: () => void }) {
  return (
    <Alert severity="warning" closeText={dialogText.close} onClose={onClose}>
      {listSettingsText.views.leftOut(views)}
    </Alert>
  );
}

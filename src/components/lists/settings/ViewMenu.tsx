import MenuItem from '@mui/material/MenuItem';
import { listSettingsText } from '../../../text/lists/listSettings.ts';
import { AnchoredMenu } from './AnchoredMenu.tsx';
import type { ListSettingsInUse } from './useListSettings.ts';

const text = listSettingsText.views;

type ViewMenuProps = Pick<ListSettingsInUse['views'][number], 'view' | 'isShown'> & {
  /** The pressed button. */
  opener: HTMLElement;
  onClose: () => void;
  settings: ListSettingsInUse;
};

/** What can be done with a view. */
export function ViewMenu({ view, isShown, opener, onClose, settings }: ViewMenuProps) {
  const { change, sendToDialogs, current, query } = settings;
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <AnchoredMenu opener={opener} onClose={onClose}>
      {!isShown && (
        <MenuItem onClick={choose(() => change({ type: 'updateView', view: { name: view.name, query } }))}>
          {text.update}
        </MenuItem>
      )}
      <MenuItem onClick={choose(() => sendToDialogs({ type: 'view.rename', views: current.views, view }))}>
        {text.rename}
      </MenuItem>
      <MenuItem onClick={choose(() => sendToDialogs({ type: 'view.remove', view }))}>{text.remove}</MenuItem>
    </AnchoredMenu>
  );
}

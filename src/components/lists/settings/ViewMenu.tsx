import MenuItem from '@mui/material/MenuItem';
import { listSettingsText } from '../../../text/lists/listSettings.ts';
import { ToolMenu } from './ToolMenu.tsx';
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
  const { change, sendToTools, current, query } = settings;
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <ToolMenu opener={opener} onClose={onClose}>
      {!isShown && (
        <MenuItem onClick={choose(() => change({ type: 'updateView', view: { name: view.name, query } }))}>
          {text.update}
        </MenuItem>
      )}
      <MenuItem onClick={choose(() => sendToTools({ type: 'view.rename', views: current.views, view }))}>
        {text.rename}
      </MenuItem>
      <MenuItem onClick={choose(() => sendToTools({ type: 'view.remove', view }))}>{text.remove}</MenuItem>
    </ToolMenu>
  );
}

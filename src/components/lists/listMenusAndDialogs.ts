/**
 * Menus, dialogs and notices of a list that need MUI's dialogs or Alert. One file, which PanelList
 * fetches once the first rows stand.
 */
export { MessageDialog } from '../dialogs/MessageDialog.tsx';
export { ColumnMenu } from './settings/ColumnMenu.tsx';
export { LeftOutNotice } from './settings/LeftOutNotice.tsx';
export { ListSettingsDialogs } from './settings/ListSettingsDialogs.tsx';
export { ViewMenu } from './settings/ViewMenu.tsx';

/** What opens over a list or fails: the first rows do without it, and without MUI's dialogs. */
export { MessageDialog } from '../dialogs/MessageDialog.tsx';
export { ColumnMenu } from './settings/ColumnMenu.tsx';
export { LeftOutNotice } from './settings/LeftOutNotice.tsx';
export { ListDialogs } from './settings/ListDialogs.tsx';
export { ViewMenu } from './settings/ViewMenu.tsx';

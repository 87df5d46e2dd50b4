import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { importMachine } from '../../../../machines/imports/import.ts';

/** What the parts of the page share. */
export interface ImportProps {
  snapshot: SnapshotFrom<typeof importMachine>;
  send: (event: EventFromLogic<typeof importMachine>) => void;
}

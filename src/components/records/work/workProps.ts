import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { Toast } from '../../../../machines/page/toast.ts';
import type { workMachine } from '../../../../machines/records/work.ts';

/** What each part of the panel 'Takip' gets. */
export interface WorkProps {
  snapshot: SnapshotFrom<typeof workMachine>;
  send: (event: EventFromLogic<typeof workMachine>) => void;
}

export interface WorkFormProps extends WorkProps {
  /** Leads to the next record, once the form was saved last. */
  next?: Toast['link'] | undefined;
}

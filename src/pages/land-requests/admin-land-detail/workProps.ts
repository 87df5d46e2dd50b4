import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { landRequestWorkMachine } from '../../../../machines/land-requests/landRequestWork.ts';
import type { NextLink } from './savedToast.ts';

/** What each part of the panel 'Takip' gets. */
export interface WorkProps {
  snapshot: SnapshotFrom<typeof landRequestWorkMachine>;
  send: (event: EventFromLogic<typeof landRequestWorkMachine>) => void;
}

export interface WorkFormProps extends WorkProps {
  /** Leads to the next land request, once the form was saved last. */
  next: NextLink | undefined;
}

import {
  carryOutLandRequestTask,
  type LandRequestTask,
  taskFault,
} from '../../../../machines/land-requests/landRequestTasks.ts';
import type { ListedLandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { createSelectionRunMachine } from '../../../../machines/lists/selectionRun.ts';
import { istanbulToday } from '../../../browser/istanbulToday.ts';

/** Carries out a task for many open land requests, one after the other. */
export const landRequestTasksMachine = createSelectionRunMachine<ListedLandRequest, LandRequestTask>(
  carryOutLandRequestTask,
  (task) => taskFault(task, istanbulToday()) !== undefined,
);

import {
  carryOutLandRequestTask,
  type LandRequestTask,
  taskFault,
} from '../../../../machines/land-requests/landRequestTasks.ts';
import type { ListedLandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { createManyAtOnceMachine } from '../../../../machines/lists/manyAtOnce.ts';
import { istanbulTime } from '../../../../rules/records/istanbulTime.ts';

/** The day in Istanbul, such as `2026-11-20`. */
export const today = () => istanbulTime(new Date()).day;

export const landRequestTasksMachine = createManyAtOnceMachine<ListedLandRequest, LandRequestTask>(
  carryOutLandRequestTask,
  (task) => taskFault(task, today()) !== undefined,
);

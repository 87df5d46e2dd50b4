import type { ActorRefFrom } from 'xstate';
import type { ownerPhotosMachine } from '../../../../../machines/land-requests/ownerPhotos.ts';
import { askBeforeClosing } from '../../../../browser/history/leaving.ts';

export type PhotoQueue = ActorRefFrom<typeof ownerPhotosMachine>;

/** By the secret of the receipt. They go on while another step or page is shown. */
export const photoQueues = new Map<string, PhotoQueue>();
let stopAsking: (() => void) | undefined;

/** Whether photographs of a land request still wait, or are being sent. */
export const hasUnsentPhotos = (token: string) => isUnsent(photoQueues.get(token));

/** Whether those of any land request do. */
export const hasAnyUnsentPhotos = () => [...photoQueues.values()].some(isUnsent);

/** Sends no more photographs: the device has forgotten the receipts. */
export function stopPhotos(): void {
  for (const queue of photoQueues.values()) queue.stop();
  photoQueues.clear();
  guardClosing();
}

const isUnsent = (queue: PhotoQueue | undefined) => (queue?.getSnapshot().context.queue.length ?? 0) > 0;

/** Closing the tab would lose what has not arrived, whichever page is shown. */
export function guardClosing(): void {
  if (hasAnyUnsentPhotos()) stopAsking ??= askBeforeClosing();
  else {
    stopAsking?.();
    stopAsking = undefined;
  }
}

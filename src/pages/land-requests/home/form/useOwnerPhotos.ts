import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { ApiClient } from '../../../../../api/client.ts';
import { ownerPhotosMachine } from '../../../../../machines/land-requests/ownerPhotos.ts';
import { useClient } from '../../../../site/services.tsx';
import { guardClosing, type PhotoQueue, photoQueues } from './photoQueues.ts';

/** Sends what was chosen in a form by the secret of its own receipt. */
export function sendPhotos(client: ApiClient, token: string, files: readonly File[]): void {
  queueOf(client, token).send({ type: 'photos.choose', files });
}

/**
 * The photographs of a land request that was sent: what has arrived, and what is being sent.
 * @param token the secret of the receipt.
 */
export function useOwnerPhotos(token: string) {
  const client = useClient();
  const [queue] = useState(() => queueOf(client, token));
  // another tab may have added or removed some meanwhile
  useEffect(() => queue.send({ type: 'load.retry' }), [queue]);
  return [useSelector(queue, (snapshot) => snapshot), queue.send] as const;
}

function queueOf(client: ApiClient, token: string): PhotoQueue {
  const begun = photoQueues.get(token);
  if (begun) return begun;
  const queue = createActor(ownerPhotosMachine, { input: { client, token } });
  photoQueues.set(token, queue);
  queue.subscribe({ next: guardClosing, complete: guardClosing });
  return queue.start();
}

import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import type { ApiClient } from '../../../../../api/client.ts';
import { ownerPhotosMachine } from '../../../../../machines/land-requests/ownerPhotos.ts';
import { useClient } from '../../../../site/services.tsx';

type Sending = ActorRefFrom<typeof ownerPhotosMachine>;

/** By the secret of the receipt. They go on while another step or page is shown. */
const sendings = new Map<string, Sending>();
/** Choices that a sending has taken: a page that returns does not queue them again. */
const takenChoices = new WeakSet<readonly File[]>();

/**
 * The photographs of a land request that was sent: what has arrived, and what is being sent.
 * @param token the secret of the receipt.
 * @param chosen what was chosen in the form that was just sent.
 */
export function useOwnerPhotos(token: string, chosen: readonly File[]) {
  const client = useClient();
  const [sending] = useState(() => sendings.get(token) ?? begin(client, token, chosen));
  // another tab may have added or removed some meanwhile
  useEffect(() => sending.send({ type: 'load.retry' }), [sending]);
  return [useSelector(sending, (snapshot) => snapshot), sending.send] as const;
}

function begin(client: ApiClient, token: string, chosen: readonly File[]): Sending {
  const photos = takenChoices.has(chosen) ? [] : chosen;
  takenChoices.add(chosen);
  const sending = createActor(ownerPhotosMachine, { input: { client, token, photos } }).start();
  sendings.set(token, sending);
  return sending;
}

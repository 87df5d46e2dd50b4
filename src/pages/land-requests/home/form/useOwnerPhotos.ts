import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import type { ApiClient } from '../../../../../api/client.ts';
import { ownerPhotosMachine } from '../../../../../machines/land-requests/ownerPhotos.ts';
import { askBeforeClosing } from '../../../../browser/history/leaving.ts';
import { useClient } from '../../../../site/services.tsx';

type Sending = ActorRefFrom<typeof ownerPhotosMachine>;

/** By the secret of the receipt. They go on while another step or page is shown. */
const sendings = new Map<string, Sending>();
let stopAsking: (() => void) | undefined;

/** Sends what was chosen in a form by the secret of its own receipt. */
export function sendPhotos(client: ApiClient, token: string, files: readonly File[]): void {
  if (files.length > 0) sendingOf(client, token).send({ type: 'photos.choose', files });
}

/** Whether photographs of a land request still wait, or are being sent. */
export const hasUnsentPhotos = (token: string) => isUnsent(sendings.get(token));

/** Whether those of any land request do. */
export const hasAnyUnsentPhotos = () => [...sendings.values()].some(isUnsent);

/** Sends no more photographs: the device has forgotten the receipts. */
export function stopPhotos(): void {
  for (const sending of sendings.values()) sending.stop();
  sendings.clear();
  guardClosing();
}

/**
 * The photographs of a land request that was sent: what has arrived, and what is being sent.
 * @param token the secret of the receipt.
 */
export function useOwnerPhotos(token: string) {
  const client = useClient();
  const [sending] = useState(() => sendingOf(client, token));
  // another tab may have added or removed some meanwhile
  useEffect(() => sending.send({ type: 'load.retry' }), [sending]);
  return [useSelector(sending, (snapshot) => snapshot), sending.send] as const;
}

function sendingOf(client: ApiClient, token: string): Sending {
  const begun = sendings.get(token);
  if (begun) return begun;
  const sending = createActor(ownerPhotosMachine, { input: { client, token } });
  sendings.set(token, sending);
  sending.subscribe({ next: guardClosing, complete: guardClosing });
  return sending.start();
}

const isUnsent = (sending: Sending | undefined) => (sending?.getSnapshot().context.queue.length ?? 0) > 0;

/** Closing the tab would lose what has not arrived, whichever page is shown. */
function guardClosing(): void {
  if (hasAnyUnsentPhotos()) stopAsking ??= askBeforeClosing();
  else {
    stopAsking?.();
    stopAsking = undefined;
  }
}

import { expect, test } from 'vitest';
import { addressLimits, countCall } from './addressLimits.ts';

/** Counts calls until one is refused, on a throttle in memory. */
function countingCalls() {
  const hits = new Map<string, number>();
  const windows: number[] = [];
  const throttle = {
    async hit(key: string, limit: number, windowSeconds: number) {
      windows.push(windowSeconds);
      hits.set(key, (hits.get(key) ?? 0) + 1);
      if ((hits.get(key) ?? 0) > limit) throw new Error('too many');
    },
    giveBack: async () => {},
    reset: async () => {},
    sweep: async () => {},
  };
  return {
    windows,
    call: (operation: Parameters<typeof countCall>[0], ip: string) => countCall(operation, ip, { throttle }),
  };
}

const limits = [
  ['applyAsConsultant', 20],
  ['sendContactMessage', 20],
  ['forgotPassword', 30],
  ['resetPassword', 30],
  ['getOffer', 120],
  ['listLandRequestPhotos', 120],
  ['addLandRequestPhotos', 60],
  ['removeLandRequestPhoto', 60],
  ['endReceipt', 60],
  ['replyToOffer', 60],
  ['getOwnerPurchase', 120],
  ['addOwnerPaper', 60],
  ['removeOwnerPaper', 60],
  ['getLinkedSearch', 120],
  ['endLinkedSearch', 60],
  ['receiveDeliveryReports', 600],
  ['receiveWhatsappEvents', 6000],
  ['confirmWhatsappWebhook', 60],
  ['createLandRequest', 600],
] as const;

test('no operation has a limit that this file does not test', () => {
  expect(Object.keys(addressLimits)).toEqual(limits.map(([operation]) => operation));
});

test.for(limits)('%s takes %i calls a minute from one address', async ([operation, calls]) => {
  const { call, windows } = countingCalls();
  for (let count = 0; count < calls; count += 1) await call(operation, '192.0.2.1');
  await expect(call(operation, '192.0.2.1')).rejects.toThrow('too many');
  expect(new Set(windows)).toEqual(new Set([60]));
});

test('each operation and each network has its own count', async () => {
  const { call } = countingCalls();
  for (let count = 0; count < 20; count += 1) await call('sendContactMessage', '2001:db8:1:1::1');
  await call('applyAsConsultant', '2001:db8:1:1::1');
  await call('sendContactMessage', '2001:db8:1:2::1');
  await expect(call('sendContactMessage', '2001:db8:1:1::2')).rejects.toThrow('too many');
});

test('calls without a limit are not counted', async () => {
  const { call, windows } = countingCalls();
  await call('listProvinces', '192.0.2.1');
  expect(windows).toEqual([]);
});

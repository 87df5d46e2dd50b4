import { expect, test } from 'vitest';
import {
  isReceiptKept,
  type LandOfferReceipt,
  landOfferReceiptMs,
  readLandOfferReceipt,
  receiptOfSame,
} from './landOfferReceipt.ts';

const receipt: LandOfferReceipt = {
  reference: 'T-1042',
  sentAtMs: 1_800_000_000_000,
  place: { il: '35', ilce: '3501', mahalle: '350101' },
  placeNames: ['İzmir', 'Urla', 'Bademler Mah.'],
  ada: '101',
  parsel: '7a',
  phone: '(0532) 000 0000',
};

test('a receipt is kept for 24 hours, and not for ever after a clock that was ahead', () => {
  expect(landOfferReceiptMs / 3_600_000).toBe(24);
  const { sentAtMs } = receipt;
  const keptAt = [0, 1, landOfferReceiptMs - 1, landOfferReceiptMs, -1000, -landOfferReceiptMs].map(
    (passed) => isReceiptKept(receipt, sentAtMs + passed),
  );
  expect(keptAt).toEqual([true, true, true, false, true, false]);
});

test('a stored receipt is read as it was, and anything else not at all', () => {
  expect(readLandOfferReceipt(JSON.parse(JSON.stringify(receipt)))).toEqual(receipt);
  const withoutPhotos = { ...receipt, photosLost: true };
  expect(readLandOfferReceipt(JSON.parse(JSON.stringify(withoutPhotos)))).toEqual(withoutPhotos);
  expect(readLandOfferReceipt({ ...receipt, reference: '<b>' })).toEqual({
    ...receipt,
    reference: undefined,
  });
  for (const other of [
    undefined,
    [],
    { ...receipt, sentAtMs: '1' },
    { ...receipt, placeNames: 'İzmir' },
    { ...receipt, place: { il: '35' } },
    { ...receipt, phone: 5 },
  ])
    expect(readLandOfferReceipt(other)).toBeUndefined();
});

test('the same parcel and phone are found however they were typed, others are not', () => {
  const find = (form: Partial<LandOfferReceipt>) => receiptOfSame([receipt], { ...receipt, ...form });
  expect(find({})).toBe(receipt);
  expect(find({ ada: ' 101 ', parsel: '7 A', phone: '+90 532 000 00 00' })).toBe(receipt);
  expect(find({ phone: '0532 000 00 01' })).toBeUndefined();
  expect(find({ parsel: '7' })).toBeUndefined();
  expect(find({ place: { ...receipt.place, mahalle: '350102' } })).toBeUndefined();
});

import { beforeEach, expect, test, vi } from 'vitest';
import { signedOutAuth } from '../../machines/account/session.ts';
import { type LandOfferReceipt, landOfferReceiptMs } from '../../rules/land-requests/landOfferReceipt.ts';
import {
  clearOthersReceipts,
  removeOldReceipts,
  removeReceipts,
  storedReceipts,
  storeReceipt,
} from './landOfferReceipts.ts';
import { saveAuth } from './storage.ts';

const items = new Map<string, string>();
let isFull = false;
beforeEach(() => {
  items.clear();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('full');
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
  });
  return () => {
    removeReceipts(ayse);
    vi.unstubAllGlobals();
  };
});

const [ayse, zeynep] = [7, 9];
const signIn = (id: number) => saveAuth({ ...signedOutAuth, id, token: 't' });
const receipt = (reference: string, sentAtMs = Date.now()): LandOfferReceipt => ({
  reference,
  sentAtMs,
  place: { il: '35', ilce: '3501', mahalle: '350101' },
  placeNames: ['İzmir', 'Urla', 'Bademler Mah.'],
  ada: '101',
  parsel: '7',
  phone: '(0532) 000 0000',
});
const shown = () => storedReceipts().map(({ reference }) => reference);
const isStored = () => items.has('landOfferReceipts');

test('receipts are kept, the newest first, and go a day later, also from storage', () => {
  storeReceipt(receipt('T-1', Date.now() - landOfferReceiptMs + 60_000), 0);
  storeReceipt(receipt('T-2'), 0);
  expect(storedReceipts()).toMatchObject([receipt('T-2', expect.any(Number)), { reference: 'T-1' }]);
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  expect(shown()).toEqual(['T-2']);
  vi.setSystemTime(Date.now() + landOfferReceiptMs);
  expect(shown()).toEqual([]);
  expect(isStored()).toBe(true);
  removeOldReceipts();
  expect(isStored()).toBe(false);
  vi.useRealTimers();
});

test('what somebody has sent while signed in is shown to nobody else, and goes with their sign-out', () => {
  storeReceipt(receipt('T-1'), 0);
  signIn(ayse);
  storeReceipt(receipt('T-2'), ayse);
  expect(shown()).toEqual(['T-2', 'T-1']);
  saveAuth(signedOutAuth);
  expect(shown()).toEqual(['T-1']);
  signIn(ayse);
  clearOthersReceipts(ayse);
  expect(shown()).toEqual(['T-2', 'T-1']);
  signIn(zeynep);
  clearOthersReceipts(zeynep);
  signIn(ayse);
  expect(shown()).toEqual(['T-1']);
});

test('the device forgets on demand, and what it cannot read', () => {
  storeReceipt(receipt('T-1'), 0);
  removeReceipts();
  expect([shown(), isStored()]).toEqual([[], false]);
  for (const stored of ['{', '7', '[null, 5]', '[{"owner":0}]']) {
    items.set('landOfferReceipts', stored);
    expect(shown()).toEqual([]);
  }
});

test('where the browser stores nothing, the open page remembers', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  isFull = true;
  storeReceipt(receipt('T-1'), 0);
  expect([shown(), isStored()]).toEqual([['T-1'], false]);
  isFull = false;
  storeReceipt(receipt('T-2'), 0);
  expect([shown(), isStored()]).toEqual([['T-2', 'T-1'], true]);
  vi.restoreAllMocks();
});

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { personOf, signedOutAuth } from '../../machines/account/session.ts';
import { saveCooldown, saveFailures, saveRemembered } from './signInStorage.ts';
import {
  isStorageEmpty,
  saveAuth,
  saveDraft,
  saveLandOffer,
  storedDraft,
  storedLandOffer,
} from './storage.ts';

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) {
    const items = new Map<string, string>();
    vi.stubGlobal(name, {
      get length() {
        return items.size;
      },
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    });
  }
});

test('the sign-in has exactly the six keys of (product, 9)', () => {
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { setItem });
  saveAuth({ id: 7, name: 'Zeynep', last_name: 'Kaya', email: '', phone: '', token: 't' });
  saveRemembered({ email: 'zeynep@example.com', password: 'Kuşçular.35', remember: true });
  saveFailures(2);
  saveCooldown(1_800_000_000_000);
  expect(Object.fromEntries(setItem.mock.calls)).toEqual({
    auth: '{"id":7,"name":"Zeynep","last_name":"Kaya","email":"","phone":"","token":"t"}',
    rememberedEmail: 'zeynep@example.com',
    rememberedPassword: 'S3XFn8OndWxhci4zNQ==',
    rememberMe: 'true',
    failedLoginCount: '2',
    forgotPasswordCooldownEnd: '1800000000000',
  });
});

const [ayse, zeynep] = [7, 9];
const signIn = (id: number) => saveAuth({ ...signedOutAuth, id, token: 't' });
const expire = () => saveAuth(signedOutAuth);
const signOut = () => saveAuth(undefined);

test('an expired session leaves a device as empty as a visitor does, a signed-in person does not', () => {
  expect(isStorageEmpty()).toBe(true);
  expire();
  expect(isStorageEmpty()).toBe(true);
  signIn(ayse);
  expect(isStorageEmpty()).toBe(false);
});

test('a draft is hidden while the session of its owner has expired, and comes back with the owner', () => {
  signIn(ayse);
  saveDraft('draft:post:new', 'Tarla', ayse);
  saveLandOffer('101/3', ayse, false);
  expire();
  expect([storedDraft('draft:post:new'), storedLandOffer()]).toEqual([undefined, undefined]);
  // a visitor opens the empty form
  saveLandOffer(undefined, 0, false);
  signIn(ayse);
  expect([storedDraft('draft:post:new'), storedLandOffer()]).toEqual(['Tarla', '101/3']);
});

test('a draft is lost as soon as somebody else is signed in', () => {
  signIn(ayse);
  saveLandOffer('101/3', ayse, false);
  expire();
  signIn(zeynep);
  expect(storedLandOffer()).toBeUndefined();
  signIn(ayse);
  expect(storedLandOffer()).toBeUndefined();
});

test('a draft of one admin is lost as soon as another one is signed in', () => {
  const admin = (email: string) => ({ ...signedOutAuth, id: 61, email, token: 't' });
  const [first, other] = [admin('yonetici@ofis.com'), admin('deniz@ofis.com')];
  saveAuth(first);
  saveDraft('draft:post:new', 'Tarla', personOf(first));
  expect(storedDraft('draft:post:new')).toBe('Tarla');
  expire();
  saveAuth(other);
  expect(storedDraft('draft:post:new')).toBeUndefined();
  saveAuth(first);
  expect(storedDraft('draft:post:new')).toBeUndefined();
});

test('a draft that a closed tab brings back after a sign-out is lost', () => {
  signIn(ayse);
  saveLandOffer('101/3', ayse, false);
  signOut();
  expect(storedLandOffer()).toBeUndefined();
  signIn(ayse);
  expect(storedLandOffer()).toBeUndefined();
});

test('what is typed after the session has expired on the page belongs to its opener', () => {
  signIn(ayse);
  expire();
  saveLandOffer('101/3', ayse, false);
  expect(storedLandOffer()).toBeUndefined();
  expect(storedLandOffer(ayse)).toBe('101/3');
  // sent
  saveLandOffer(undefined, ayse, false);
  signIn(ayse);
  expect(storedLandOffer()).toBeUndefined();
});

test('a form that is shown unchanged keeps its day, and input begins it anew', () => {
  const hour = 60 * 60 * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const at = (hours: number, restartsExpiry: boolean) => {
    vi.setSystemTime(hours * hour);
    saveLandOffer('101/3', 0, restartsExpiry);
    return storedLandOffer();
  };
  expect([at(0, false), at(20, false), at(23, true), at(46, false)]).toEqual(Array(4).fill('101/3'));
  vi.setSystemTime(47 * hour);
  expect(storedLandOffer()).toBeUndefined();
});

test('the form of a visitor stays when somebody signs in', () => {
  saveLandOffer('101/3', 0, false);
  expect(storedLandOffer()).toBe('101/3');
  signIn(ayse);
  expect(storedLandOffer()).toBe('101/3');
});

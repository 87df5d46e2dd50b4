import { fromCallback } from 'xstate';
import {
  type Auth,
  type Person,
  parseAuth,
  personOf,
  signedOutAuth,
} from '../../machines/account/session.ts';
import { adminId } from '../../rules/account/adminId.ts';
import { landOfferDraftMs } from '../../rules/land-requests/landOfferDraft.ts';
import { property } from '../../rules/records/properties.ts';

/** Every key in `localStorage` (product, 9). */
export const keys = {
  auth: 'auth',
  email: 'rememberedEmail',
  password: 'rememberedPassword',
  remember: 'rememberMe',
  failures: 'failedLoginCount',
  cooldown: 'forgotPasswordCooldownEnd',
  receipts: 'landOfferReceipts',
} as const;

/** Without storage, disabled or full, the product works but remembers nothing. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn('Tarayıcı depolaması kullanılamıyor.', error);
  }
}

/** Stored when a session expires. A removed record would mean a sign-out, which deletes drafts. */
const signedOutRecord = JSON.stringify(signedOutAuth);

/**
 * Whether nothing is stored, so that every page begins as it does for a new visitor. The record of
 * an expired session counts as nothing, and so does storage that cannot be read.
 */
export function isStorageEmpty(): boolean {
  try {
    const expired = Number(storedAuth() === signedOutRecord);
    return localStorage.length === expired && sessionStorage.length === 0;
  } catch {
    return true;
  }
}

export const storedAuth = () => read(keys.auth);

/** Undefined removes the record, which is a sign-out: other tabs then sign out too. */
export function saveAuth(auth: Auth | undefined): void {
  write(keys.auth, auth ? JSON.stringify(auth) : null);
}

/** Reports what another tab writes under `key`; null when it removes the record. */
export function onOtherTab(key: string, report: (value: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) report(event.newValue);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

export const watchAuth = fromCallback(({ sendBack }) => {
  const replace = (stored: string | null) => sendBack({ type: 'session.replace', stored });
  const stop = onOtherTab(keys.auth, replace);
  // a page in the back/forward cache has missed the events of other tabs
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && replace(storedAuth());
  window.addEventListener('pageshow', onShow);
  return () => {
    stop();
    window.removeEventListener('pageshow', onShow);
  };
});

/**
 * Drafts of posts, ads and notes, and the land offer form, are in `sessionStorage`: they survive a
 * reload, end with the tab, and are not shared between tabs. `localStorage` holds only what
 * (product, 9) lists.
 */
const draftPrefix = 'draft:';
export const draftKey = (kind: 'post' | 'ad' | 'note' | 'messageNote', id: number | undefined) =>
  `${draftPrefix}${kind}:${id ?? 'new'}`;

/** Who is signed in on this device. */
const signedIn = () => personOf(parseAuth(storedAuth()));

/**
 * A draft of this tab that `reader` may see: their own, or one that a visitor wrote. Another
 * user's draft is removed, but only hidden from a visitor whose session has expired: the same user
 * finds it again.
 */
export function storedDraft(key: string, reader = signedIn()): string | undefined {
  return keptDraft(key, reader)?.draft;
}
function keptDraft(key: string, reader: Person): { draft: string; savedAt: number } | undefined {
  try {
    const stored = sessionStorage.getItem(key);
    if (stored === null) return undefined;
    const kept: unknown = JSON.parse(stored);
    const [owner, savedAt, draft] = ['owner', 'savedAt', 'draft'].map((name) => property(kept, name));
    const isValid = owner !== undefined && typeof savedAt === 'number' && typeof draft === 'string';
    // the only admin of an earlier release was named by the id
    const isOldAdmin = owner === adminId && typeof reader === 'string';
    if (isValid && (owner === 0 || owner === reader || isOldAdmin)) return { draft, savedAt };
    const mayReturn = isValid && reader === 0 && storedAuth() !== null;
    if (!mayReturn) sessionStorage.removeItem(key);
  } catch {
    // unreadable storage holds no drafts
  }
  return undefined;
}

/**
 * Stores a draft; undefined removes it.
 * @param opener who opened the page: owns the draft when the session has expired since.
 */
export function saveDraft(key: string, draft: string | undefined, opener: Person): void {
  const owner = opener || signedIn();
  try {
    if (draft !== undefined)
      sessionStorage.setItem(key, JSON.stringify({ owner, savedAt: Date.now(), draft }));
    else if (storedDraft(key, owner) !== undefined) sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('Taslak bu tarayıcıda saklanamıyor.', error);
  }
}

const landOfferKey = `${draftPrefix}landOffer`;

/** The unsent land offer form of this tab, until a day after the last input. */
export function storedLandOffer(reader = signedIn()): string | undefined {
  return isLandOfferExpired(reader) ? undefined : storedDraft(landOfferKey, reader);
}
function isLandOfferExpired(reader: Person): boolean {
  const kept = keptDraft(landOfferKey, reader);
  return kept !== undefined && Date.now() - kept.savedAt >= landOfferDraftMs;
}
/**
 * Reports that the form has expired. A timer of a day would stand still while the device sleeps;
 * this one runs as soon as it wakes.
 */
export const watchLandOfferExpiry = (opener: Person) =>
  fromCallback(({ sendBack }) => {
    const check = () => isLandOfferExpired(signedIn() || opener) && sendBack({ type: 'form.expire' });
    const timer = setInterval(check, 1000);
    return () => clearInterval(timer);
  });

/**
 * Stores the form; undefined removes it.
 * @param restartsExpiry whether the day of an unchanged form starts again.
 */
export function saveLandOffer(draft: string | undefined, opener: Person, restartsExpiry: boolean): void {
  if (!restartsExpiry && draft !== undefined && draft === storedDraft(landOfferKey, signedIn() || opener))
    return;
  saveDraft(landOfferKey, draft, opener);
}

/** The next user of this tab must not see them. */
export function clearDrafts(): void {
  for (const key of draftKeys()) sessionStorage.removeItem(key);
}

/** Removes the drafts of everybody but `reader` and visitors. */
export function clearOthersDrafts(reader: Person): void {
  // reading a draft removes one that the reader may not see
  for (const key of draftKeys()) storedDraft(key, reader);
}

/** Unreadable storage holds no drafts. */
function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(draftPrefix));
  } catch {
    return [];
  }
}

import { fromCallback } from 'xstate';
import {
  type Auth,
  type Person,
  parseAuth,
  personOf,
  signedOutAuth,
} from '../../machines/account/session.ts';
import type { RememberedCredentials } from '../../machines/account/signIn.ts';
import { adminId } from '../../rules/account/admin.ts';
import { landOfferDraftMs } from '../../rules/land-requests/landOfferDraft.ts';
import { property } from '../../rules/records/properties.ts';

/** Every key in `localStorage` (product, 9). */
const keys = {
  auth: 'auth',
  email: 'rememberedEmail',
  password: 'rememberedPassword',
  remember: 'rememberMe',
  failures: 'failedLoginCount',
  cooldown: 'forgotPasswordCooldownEnd',
} as const;

/** Without storage, disabled or full, the product works but remembers nothing. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function write(key: string, value: string | null): void {
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
 * Whether this device remembers nothing, so that every page begins as it does for a new visitor.
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

function onOtherTab(key: string, report: (value: string | null) => void): () => void {
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

export const watchCooldown = fromCallback(({ sendBack }) =>
  onOtherTab(keys.cooldown, (end) => {
    if (end !== null) sendBack({ type: 'cooldown.start', end: Number(end) });
  }),
);

export function storedCooldownEnd(): number | undefined {
  const end = read(keys.cooldown);
  return end === null ? undefined : Number(end);
}

export const rememberedCredentials = (): RememberedCredentials => ({
  email: read(keys.email) ?? '',
  password: fromBase64(read(keys.password) ?? ''),
  remember: read(keys.remember) === 'true',
});

/** Failed sign-ins since the last successful one; 0 when storage holds no count. */
export function storedFailures(): number {
  const count = Number(read(keys.failures));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

export function saveRemembered({ email, password, remember }: RememberedCredentials): void {
  write(keys.email, remember ? email : null);
  write(keys.password, remember ? toBase64(password) : null);
  write(keys.remember, remember ? 'true' : null);
}
export const saveFailures = (failures: number) => write(keys.failures, String(failures));
export const saveCooldown = (end: number) => write(keys.cooldown, String(end));

/** Standard base64 of the UTF-8 text: `btoa` alone throws on Turkish letters. */
function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
function fromBase64(encoded: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0)));
  } catch {
    return '';
  }
}

/**
 * Drafts of posts, ads and notes, and the land offer form, are in `sessionStorage`: they survive a
 * reload, end with the tab, and are not shared between tabs. `localStorage` holds only what
 * (product, 9) lists.
 */
const draftPrefix = 'draft:';
export const draftKey = (kind: 'post' | 'ad' | 'note', id: number | undefined) =>
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
 * @param renewsDay whether the day of an unchanged form starts again.
 */
export function saveLandOffer(draft: string | undefined, opener: Person, renewsDay: boolean): void {
  if (!renewsDay && draft !== undefined && draft === storedDraft(landOfferKey, signedIn() || opener)) return;
  saveDraft(landOfferKey, draft, opener);
}

/** The next user of this tab must not see them. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // unreadable storage holds no drafts
  }
}

/**
 * The panel's mute setting is a cookie: `sessionStorage` ends with the tab, and `localStorage`
 * holds only what (product, 9) lists. The path keeps the cookie out of API calls.
 */
const mutedCookie = 'sound=off';

export const soundMuted = () => document.cookie.split('; ').includes(mutedCookie);

export function saveSoundMuted(muted: boolean): void {
  const year = 365 * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack the Cookie Store API, and it is asynchronous
  document.cookie = `${mutedCookie}; path=/admin; max-age=${muted ? year : 0}; samesite=strict`;
}

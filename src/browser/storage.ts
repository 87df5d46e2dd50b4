import { fromCallback } from 'xstate';
import type { Auth } from '../../machines/account/session.ts';
import type { RememberedCredentials } from '../../machines/account/signIn.ts';

/** Every key that the browser keeps (product, 9). */
const keys = {
  auth: 'auth',
  email: 'rememberedEmail',
  password: 'rememberedPassword',
  remember: 'rememberMe',
  failures: 'failedLoginCount',
  cooldown: 'forgotPasswordCooldownEnd',
} as const;

/** Storage can be switched off or full; the product then works on, it only forgets. */
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

export const storedAuth = () => read(keys.auth);

/** A signed-out record is removed, so that nothing of the person stays behind. */
export function saveAuth(auth: Auth): void {
  write(keys.auth, auth.id > 0 ? JSON.stringify(auth) : null);
}

function onOtherTab(key: string, report: (value: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) report(event.newValue);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

export const watchAuth = fromCallback(({ sendBack }) =>
  onOtherTab(keys.auth, (stored) => sendBack({ type: 'session.replace', stored })),
);

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

/** Standard base64 of the UTF-8 text: `btoa` alone refuses Turkish letters. */
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
 * Drafts of posts and ads live in `sessionStorage`: they survive a reload, end with the tab, two
 * tabs do not overwrite each other's, and `localStorage` keeps to what section 9 of the
 * specification lists.
 */
const draftPrefix = 'draft:';
export const draftKey = (kind: 'post' | 'ad', id: number | undefined) =>
  `${draftPrefix}${kind}:${id ?? 'new'}`;

export function storedDraft(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
export function saveDraft(key: string, draft: string | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, draft);
  } catch (error) {
    console.warn('Taslak bu tarayıcıda saklanamıyor.', error);
  }
}
/** The next person at this screen must not read them. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // storage that cannot be read holds nothing either
  }
}

/**
 * Whether the panel is muted lives in a cookie: `sessionStorage` would forget it with the tab, and
 * `localStorage` keeps to its list. The path keeps it out of the calls of the API.
 */
const mutedCookie = 'sound=off';

export const soundMuted = () => document.cookie.split('; ').includes(mutedCookie);

export function saveSoundMuted(muted: boolean): void {
  const year = 365 * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from some browsers, and answers too late for a first paint
  document.cookie = `${mutedCookie}; path=/admin; max-age=${muted ? year : 0}; samesite=strict`;
}

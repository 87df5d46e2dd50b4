import { fromCallback } from 'xstate';
import type { RememberedCredentials } from '../../machines/account/signIn.ts';
import { keys, onOtherTab, read, write } from './storage.ts';

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

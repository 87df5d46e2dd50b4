import { afterEach, expect, test, vi } from 'vitest';
import { saveAuth, saveCooldown, saveFailures, saveRemembered } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('localStorage holds exactly the six keys of (product, 9)', () => {
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

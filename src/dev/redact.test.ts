import { expect, test } from 'vitest';
import { createRedaction } from './redact.ts';

const shown = (value: unknown) => JSON.stringify(createRedaction()(value));

test('a password is masked under each of its names', () => {
  expect(shown({ type: 'password.change', value: 'Kuscular.35' })).toBe(
    '{"type":"password.change","value":"•••"}',
  );
  expect(shown({ type: 'field.change', field: 'password', value: 'gizli' })).not.toContain('gizli');
  expect(shown({ context: { password: 'gizli', newPassword: 'yeni1', confirmation: 'yeni1' } })).toBe(
    '{"context":{"password":"•••","newPassword":"•••","confirmation":"•••"}}',
  );
  expect(shown({ memory: { rememberedPassword: 'Z2l6bGk=' } })).not.toContain('Z2l6bGk');
});

test('of remembered credentials only the password is masked', () => {
  const remembered = { email: 'a@b.tr', password: 'Kuscular.35', remember: true };
  expect(createRedaction()({ remembered })).toEqual({ remembered: { ...remembered, password: '•••' } });
});

test('the tokens of a session are masked, the names in it are not', () => {
  const auth = { id: 7, name: 'Ayşe', token: 'Qm9kcnVtLUlzdGFuYnVs' };
  expect(shown({ type: 'session.open', auth })).toBe(
    '{"type":"session.open","auth":{"id":7,"name":"Ayşe","token":"•••"}}',
  );
  expect(shown({ type: 'session.replace', stored: JSON.stringify(auth) })).not.toContain('Qm9k');
  expect(shown({ context: { leaving: '7.Qm9kcnVtLUlzdGFuYnVs' } })).not.toContain('Qm9k');
});

test('digests, session headers and links are masked under any name', () => {
  expect(shown({ x: '5f4dcc3b5aa765d61d8327deb882cf99' })).toBe('{"x":"•••"}');
  expect(shown({ x: '61.QWRtaW4tVG9rZW4tT3JuZWdp' })).toBe('{"x":"•••"}');
  expect(shown({ href: '/sifre-sifirla?token=c2lmcmUtc2lmaXJs' })).toBe(
    '{"href":"/sifre-sifirla?token=•••"}',
  );
});

test('a secret that was masked once is masked under any other name', () => {
  const redact = createRedaction();
  redact({ type: 'password.change', value: 'Kuscular.35' });
  expect(redact({ message: 'sent Kuscular.35 on' })).toEqual({ message: 'sent ••• on' });
});

test('other values are shown unchanged, and the original is not changed', () => {
  const value = {
    type: 'email.change',
    value: 'a@b.tr',
    count: 3,
    passwordShown: true,
    empty: null,
    list: ['x'],
  };
  expect(createRedaction()(value)).toEqual(value);
  const secret = { password: 'gizli' };
  createRedaction()(secret);
  expect(secret.password).toBe('gizli');
});

test('what is not data is named, not copied', () => {
  const shownParts = {
    image: new Blob(['abc'], { type: 'image/png' }),
    file: new File(['abc'], 'levha.pdf', { type: 'application/pdf' }),
    load: () => 'x',
    client: { get: () => 'x', post: () => 'y' },
    at: new Date(0),
    stop: new AbortController(),
    pages: new Map([[1, 2]]),
  };
  expect(JSON.parse(shown(shownParts))).toEqual({
    image: '[Blob (image/png, 3 bytes)]',
    file: '[File levha.pdf (application/pdf, 3 bytes)]',
    load: '[function load]',
    client: '[2 functions]',
    at: '[Date 1970-01-01T00:00:00.000Z]',
    stop: '[AbortController]',
    pages: '[Map of 1]',
  });
});

test('an error is shown with its class, message and fields', () => {
  const error = Object.assign(new TypeError('62.QWRtaW4tVG9rZW4tT3Ju is gone'), { status: 409 });
  expect(JSON.parse(shown({ error }))).toEqual({
    error: { error: '[TypeError]', message: '••• is gone', status: 409 },
  });
});

test('a circular value is cut off', () => {
  const circle: Record<string, unknown> = { name: 'x' };
  circle.self = circle;
  expect(shown(circle)).toContain('…');
});

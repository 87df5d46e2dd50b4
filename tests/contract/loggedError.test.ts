import { expect, test } from 'vitest';
import { loggedError } from '../loggedError.ts';

const logged = (err: object, level = 50) =>
  loggedError(JSON.stringify({ level, msg: 'Call failed', route: '/api/v1/lands', err }));

test('the error that the server logged is printed with its message and its stack', () => {
  expect(logged({ message: 'Kayıt yok', stack: 'at landRequestHandlers.ts:12' })).toBe(
    'The server logged: Call failed /api/v1/lands\nKayıt yok\nat landRequestHandlers.ts:12',
  );
});

test.for(['42P01', '42703'])('a missing table or column (%s) names the folder of the migrations', (code) => {
  expect(logged({ code, message: 'missing', stack: '' })).toContain('server/database/migrations/');
});

test('a warning, and a line that is no log, are passed over', () => {
  expect(logged({ message: 'slow' }, 40)).toBeUndefined();
  expect(loggedError('Serving on http://127.0.0.1')).toBeUndefined();
});

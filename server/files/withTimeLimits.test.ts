import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withTimeLimits } from './withTimeLimits.ts';

const limits = { idleMs: 60, totalMs: 60_000 };
const failure = (cause: unknown) => new Error('the read has failed', { cause });

test('a whole stream comes through', async () => {
  const source = new PassThrough();
  source.end(Buffer.alloc(500_000, 7));
  const passed = await buffer(withTimeLimits(source, limits, failure));
  expect(passed.equals(Buffer.alloc(500_000, 7))).toBe(true);
});

test('slow bytes within the limit come through', async () => {
  const source = new PassThrough();
  const whole = buffer(withTimeLimits(source, limits, failure));
  for (const letter of 'yavas') {
    source.write(letter);
    await pause(20);
  }
  source.end();
  expect((await whole).toString()).toBe('yavas');
});

test('a silent source ends the stream and itself', async () => {
  const source = new PassThrough();
  source.write('ilk');
  await expect(buffer(withTimeLimits(source, limits, failure))).rejects.toThrow('the read has failed');
  expect(source.destroyed).toBe(true);
});

test('a reader may pause for longer than the limit', async () => {
  const source = new PassThrough();
  source.end(Buffer.alloc(500_000));
  const stream = withTimeLimits(source, limits, failure);
  await once(stream, 'readable');
  await pause(150);
  expect((await buffer(stream)).length).toBe(500_000);
});

test('a reader that never reads is ended by the total limit', async () => {
  const source = new PassThrough();
  source.end(Buffer.alloc(500_000));
  const stream = withTimeLimits(source, { idleMs: 10, totalMs: 60 }, failure);
  const [error] = await once(
    stream.on('readable', () => {}),
    'error',
  );
  expect(error).toMatchObject({ message: 'the read has failed' });
  expect(source.destroyed).toBe(true);
});

test('a source that breaks off fails the stream', async () => {
  const source = new PassThrough();
  source.write('yarım');
  const whole = buffer(withTimeLimits(source, limits, failure));
  await pause(10);
  source.destroy();
  await expect(whole).rejects.toThrow('the read has failed');
});

test('a reader that leaves ends the source', async () => {
  const source = new PassThrough();
  source.write('ilk');
  const stream = withTimeLimits(source, limits, failure);
  await once(stream, 'readable');
  stream.destroy();
  await once(stream, 'close');
  expect(source.destroyed).toBe(true);
});

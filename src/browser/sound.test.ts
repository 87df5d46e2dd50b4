import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playLandRequestSound, stopSound } from './sound.ts';

/** How often a browser without an interaction so far was asked to play, and how often it played. */
let heard = { asked: 0, played: 0 };
let allowed = false;
let refusal = 'NotAllowedError';
beforeEach(() => {
  refusal = 'NotAllowedError';
  heard = { asked: 0, played: 0 };
  allowed = false;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal(
    'Audio',
    class {
      async play() {
        heard.asked += 1;
        if (!allowed) throw new DOMException('silent', refusal);
        heard.played += 1;
      }
      pause() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Waits for the pending promises. */
const settled = () => new Promise(setImmediate);
const touch = async (type: 'click' | 'keydown') => {
  window.dispatchEvent(new Event(type));
  await settled();
};

test('a sound waits for an interaction that permits it, and plays once', async () => {
  playLandRequestSound(7);
  await settled();
  await touch('keydown');
  await touch('keydown');
  expect(heard).toEqual({ asked: 3, played: 0 });
  allowed = true;
  await touch('click');
  await touch('click');
  expect(heard).toEqual({ asked: 4, played: 1 });
});

test('a stopped sound is not played at the next interaction', async () => {
  playLandRequestSound(8);
  await settled();
  await touch('keydown');
  stopSound();
  allowed = true;
  await touch('click');
  expect(heard).toEqual({ asked: 2, played: 0 });
});

test('a sound that does not load is not retried at each interaction', async () => {
  refusal = 'NotSupportedError';
  playLandRequestSound(9);
  await settled();
  await touch('click');
  expect(heard).toEqual({ asked: 1, played: 0 });
  refusal = 'NotAllowedError';
  playLandRequestSound(10);
  await settled();
  refusal = 'NotSupportedError';
  await touch('click');
  await touch('click');
  expect(heard).toEqual({ asked: 3, played: 0 });
});

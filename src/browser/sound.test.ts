import { test as base, expect, vi } from 'vitest';
import { playLandRequestSound, stopSound } from './sound.ts';

/** A browser that refuses sounds, and counts how often it was asked for one and played it. */
const test = base.extend('browser', async ({}, { onCleanup }) => {
  const browser = { refusal: 'NotAllowedError', allows: false, asked: 0, played: 0 };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal(
    'Audio',
    class {
      async play() {
        browser.asked += 1;
        if (!browser.allows) throw new DOMException('silent', browser.refusal);
        browser.played += 1;
      }
      pause() {}
    },
  );
  onCleanup(() => void vi.unstubAllGlobals());
  return browser;
});

/** Waits for the pending promises. */
const settled = () => new Promise(setImmediate);
const touch = async (type: 'click' | 'keydown') => {
  window.dispatchEvent(new Event(type));
  await settled();
};

test('a sound waits for an interaction that permits it, and plays once', async ({ browser }) => {
  playLandRequestSound(7);
  await settled();
  await touch('keydown');
  await touch('keydown');
  expect(browser).toMatchObject({ asked: 3, played: 0 });
  browser.allows = true;
  await touch('click');
  await touch('click');
  expect(browser).toMatchObject({ asked: 4, played: 1 });
});

test('a stopped sound is not played at the next interaction', async ({ browser }) => {
  playLandRequestSound(8);
  await settled();
  await touch('keydown');
  stopSound();
  browser.allows = true;
  await touch('click');
  expect(browser).toMatchObject({ asked: 2, played: 0 });
});

test('a sound that does not load is not retried at each interaction', async ({ browser }) => {
  browser.refusal = 'NotSupportedError';
  playLandRequestSound(9);
  await settled();
  await touch('click');
  expect(browser.asked).toBe(1);
});

test('a sound that stops loading while it waits is not retried either', async ({ browser }) => {
  playLandRequestSound(10);
  await settled();
  browser.refusal = 'NotSupportedError';
  await touch('click');
  await touch('click');
  expect(browser.asked).toBe(2);
});

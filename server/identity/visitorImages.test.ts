import { afterEach, expect, test, vi } from 'vitest';
import { createVisitorImages } from './visitorImages.ts';

const unlimited = { hit: async () => {} };

afterEach(() => {
  vi.useRealTimers();
});

test('one image of all visitors is decoded at a time, in the order in which they came', async () => {
  const images = createVisitorImages(unlimited);
  const log: string[] = [];
  const decode = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    if (name === 'a') throw new Error('unreadable');
    return name;
  };
  const ended = await Promise.allSettled(
    ['a', 'b', 'c'].map((name, number) => images.turnsOf(`192.0.2.${number}`)(decode(name))),
  );
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('an image whose turn does not come is refused, and the next one has its turn', async () => {
  vi.useFakeTimers();
  const images = createVisitorImages(unlimited);
  const inTurn = images.turnsOf('192.0.2.1');
  let end = () => {};
  const first = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
  const second = inTurn(async () => {});
  const refused = expect(second).rejects.toThrow('Aynı anda çok fazla dosya gönderiliyor.');
  await vi.advanceTimersByTimeAsync(15_000);
  await refused;
  const third = inTurn(async () => 'decoded');
  end();
  await first;
  expect(await third).toBe('decoded');
});

test('an address has 120 images an hour, counted before they are decoded', async () => {
  const hits = new Map<string, number>();
  const throttle = {
    async hit(key: string, limit: number, windowSeconds: number) {
      hits.set(key, (hits.get(key) ?? 0) + 1);
      expect(windowSeconds).toBe(3600);
      if ((hits.get(key) ?? 0) > limit) throw new Error('too many');
    },
  };
  const images = createVisitorImages(throttle);
  const unreadable = async () => Promise.reject(new Error('unreadable'));
  for (let count = 0; count < 120; count += 1)
    await expect(images.turnsOf('192.0.2.1')(unreadable)).rejects.toThrow('unreadable');
  await expect(images.turnsOf('192.0.2.1')(unreadable)).rejects.toThrow('too many');
  expect(await images.turnsOf('192.0.2.2')(async () => 'decoded')).toBe('decoded');
});

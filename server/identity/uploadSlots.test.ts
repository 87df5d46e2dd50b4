import { expect, test } from 'vitest';
import { createUploadSlots } from './uploadSlots.ts';

test('visitors of many addresses together take at most 200 slots, people who are signed in are not counted', () => {
  const slots = createUploadSlots();
  const take = (number: number, isVisitor: boolean) => slots.take({ ip: `192.0.2.${number}`, isVisitor });
  const giveBack = take(1, true);
  for (let number = 2; number <= 200; number += 1) take(number, true);
  expect(() => take(201, true)).toThrow('Aynı anda çok fazla dosya gönderiliyor.');
  expect(() => take(202, false)).not.toThrow();
  giveBack();
  expect(() => take(203, true)).not.toThrow();
});

test('a slot that is given back twice counts once', () => {
  const slots = createUploadSlots();
  const sender = { ip: '192.0.2.1', isVisitor: false };
  const giveBack = slots.take(sender);
  for (let taken = 1; taken < 8; taken += 1) slots.take(sender);
  giveBack();
  giveBack();
  slots.take(sender);
  expect(() => slots.take(sender)).toThrow('Aynı anda çok fazla dosya gönderiliyor.');
});

test('the visitors of one IPv6 /56 take at most 16 slots, however many addresses they use', () => {
  const slots = createUploadSlots();
  const take = (subnet: number) =>
    slots.take({ ip: `2001:db8:0:${subnet.toString(16)}::1`, isVisitor: true });
  for (let subnet = 0; subnet < 16; subnet += 1) take(subnet);
  expect(() => take(16)).toThrow('Aynı anda çok fazla dosya gönderiliyor.');
  // the next /56
  expect(() => take(0x100)).not.toThrow();
});

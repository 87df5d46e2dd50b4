import { expect, test } from 'vitest';
import { createUploadSlots } from './uploadSlots.ts';

test('all visitors together take at most 200 slots; signed-in senders do not count', () => {
  const slots = createUploadSlots();
  const take = (number: number, isVisitor: boolean) => slots.take({ ip: `192.0.2.${number}`, isVisitor });
  const release = take(1, true);
  for (let number = 2; number <= 200; number += 1) take(number, true);
  expect(() => take(201, true)).toThrow('Aynı anda çok fazla dosya gönderiliyor.');
  expect(() => take(202, false)).not.toThrow();
  release();
  expect(() => take(203, true)).not.toThrow();
});

test('a slot that is released twice is released once', () => {
  const slots = createUploadSlots();
  const sender = { ip: '192.0.2.1', isVisitor: false };
  const release = slots.take(sender);
  for (let taken = 1; taken < 8; taken += 1) slots.take(sender);
  release();
  release();
  slots.take(sender);
  expect(() => slots.take(sender)).toThrow('Aynı anda çok fazla dosya gönderiliyor.');
});

test('a refused sender is told when to try again', () => {
  const slots = createUploadSlots();
  const take = () => slots.take({ ip: '192.0.2.1', isVisitor: false });
  for (let taken = 0; taken < 8; taken += 1) take();
  expect(take).toThrow(expect.objectContaining({ status: 429, headers: { 'Retry-After': '10' } }));
});

test('the visitors of one IPv6 /56 take at most 16 slots', () => {
  const slots = createUploadSlots();
  const take = (subnet: number) =>
    slots.take({ ip: `2001:db8:0:${subnet.toString(16)}::1`, isVisitor: true });
  for (let subnet = 0; subnet < 16; subnet += 1) take(subnet);
  expect(() => take(16)).toThrow('Aynı anda çok fazla dosya gönderiliyor.');
  // the next /56
  expect(() => take(0x100)).not.toThrow();
});

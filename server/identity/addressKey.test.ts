import { expect, test } from 'vitest';
import { addressKey } from './addressKey.ts';

test.each([
  ['two addresses of one /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['two spellings of one address', '2001:DB8:0:0::1', '2001:db8::1'],
  ['a link-local address with and without its zone', 'fe80::1%eth0', 'fe80::2'],
  ['an IPv4 address and its IPv4-mapped form', '203.0.113.7', '::ffff:203.0.113.7'],
  ['an IPv4 address and its mapped form in hexadecimal', '203.0.113.7', '::ffff:cb00:7107'],
])('%s share one count', (_what, one, other) => {
  expect(addressKey(one)).toBe(addressKey(other));
});

test.each([
  ['two neighbouring /64', '2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['two IPv4 addresses', '203.0.113.7', '203.0.113.8'],
  ['two IPv4-mapped addresses', '::ffff:203.0.113.7', '::ffff:203.0.113.8'],
  ['the IPv6 loopback and an IPv4 address', '::1', '127.0.0.1'],
  ['two values that are not addresses', 'unknown', 'hidden'],
])('%s have separate counts', (_what, one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other));
});

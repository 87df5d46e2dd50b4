import { BlockList, isIP } from 'node:net';

/** What no webhook may reach, by the registries of special-purpose addresses (RFC 6890). */
const special = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // multicast and everything above
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  // Teredo and others
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4, which wraps any IPv4 address
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6');

/** All that is handed out to the internet; loopback, local and wrapped IPv4 addresses lie outside. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the internet, and not to a private or special network. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return global.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
}

/** The host of a URL without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether the URL itself says that it leads into a private network, before any name is resolved. */
export function namesPrivateNetwork(url: URL): boolean {
  const host = hostOf(url).toLowerCase().replace(/\.$/, '');
  return isIP(host) ? !isPublicAddress(host) : host === 'localhost' || host.endsWith('.localhost');
}

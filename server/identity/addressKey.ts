import ipaddr from 'ipaddr.js';

/**
 * The key under which a client's calls are counted. All addresses of an IPv6 /64 share one, because
 * a provider gives each customer a whole /64. An IPv4-mapped address has the key of its IPv4
 * address; a value that is not an IP address is its own key.
 */
export function addressKey(ip: string): string {
  return networkKey(ip, 64);
}

/** How a client's address is shown: an IPv4-mapped one as its IPv4 address. */
export function shownAddress(ip: string): string {
  return ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : ip;
}

/** A count of a client's calls: under which key, and how often what an address may call. */
export interface AddressCount {
  key: string;
  factor: number;
}

/** Some customers get a /48, which contains 65,536 of the /64. */
export const widePrefixBits = 48;
/** An office or a provider's small customers may share one, so that it may call more often. */
const wideFactor = 4;

/** The counts of a client's calls: one of its address, for IPv6 another one of its /48. */
export function addressCounts(ip: string): AddressCount[] {
  const narrow = { key: addressKey(ip), factor: 1 };
  const wide = { key: networkKey(ip, widePrefixBits), factor: wideFactor };
  // both are the same for an IPv4 address
  return wide.key === narrow.key ? [narrow] : [narrow, wide];
}

/** The key for a shorter prefix: some customers get a /56, which contains 256 of the /64. */
export function networkKey(ip: string, prefixBits: number): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${prefixBits}`)}/${prefixBits}`;
}

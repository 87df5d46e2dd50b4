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

/** The key for a shorter prefix: some customers get a /56, which contains 256 of the /64. */
export function networkKey(ip: string, prefixBits: number): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${prefixBits}`)}/${prefixBits}`;
}

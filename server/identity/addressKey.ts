import ipaddr from 'ipaddr.js';

/**
 * The part of a client's address that limits count by. A provider gives every customer a whole IPv6
 * /64, so all addresses of a /64 share one key; otherwise one customer could send every request
 * from a new address. An IPv4-mapped address gets the key of its IPv4 address. A value that is not
 * an IP address is its own key.
 */
export function addressKey(ip: string): string {
  return networkKey(ip, 64);
}

/** The same for a shorter prefix: some customers are given a /56, which holds 256 of the /64. */
export function networkKey(ip: string, prefixBits: number): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${prefixBits}`)}/${prefixBits}`;
}

import ipaddr from 'ipaddr.js';

/**
 * The part of a client's address that limits count by. A provider gives every customer a whole IPv6
 * /64, so all addresses of a /64 share one key; otherwise one customer could send every request
 * from a new address. An IPv4-mapped address gets the key of its IPv4 address. A value that is not
 * an IP address is its own key.
 */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

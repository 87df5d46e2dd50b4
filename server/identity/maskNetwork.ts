import ipaddr from 'ipaddr.js';

/**
 * The half of a stored network that a person may recognise, such as `88.230.*.*` or
 * `2a02:ff0:*`; empty for what is no address.
 */
export function maskNetwork(network: string): string {
  const [ip = ''] = network.split('/');
  if (!ipaddr.isValid(ip)) return '';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return `${address.octets.slice(0, 2).join('.')}.*.*`;
  return `${address.parts
    .slice(0, 2)
    .map((part) => part.toString(16))
    .join(':')}:*`;
}

import { BlockList, isIP } from 'node:net';

function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

/**
 * Finds a visitor's address. X-Forwarded-For counts only as far as trusted proxies have written it: the last address that is
 * none of them.
 * @param trusted addresses and networks of proxies
 */
export function createAddressReader(trusted: readonly string[]): (remote: string, forwardedFor: string | null) => string {
  const proxies = new BlockList();
  for (const item of trusted) {
    const [address = '', bits] = item.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string): boolean => isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return (remote, forwardedFor) => {
    const hops = [
      ...(forwardedFor ?? '')
        .split(',')
        .map((hop) => plain(hop.trim()))
        .filter((hop) => isIP(hop) !== 0),
      plain(remote),
    ];
    while (hops.length > 1 && isTrusted(hops.at(-1) ?? '')) hops.pop();
    return hops.at(-1) ?? '';
  };
}

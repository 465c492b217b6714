import { BlockList, isIP } from 'node:net';

function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

const groups = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

/** The first four groups of an IPv6 address: the range assigned to one household or one server. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [left = '', right] = (address.split('%')[0] ?? '').split('::');
  // An IPv4 address at the end counts as two groups; they are never among the first four.
  const tail = right === undefined ? [] : groups(right).flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
  const head = groups(left);
  const filled = right === undefined ? head : [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  const first = filled.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}

/**
 * Finds a visitor's IP address, of IPv6 the network: each visitor has 2^64 addresses, so limits count by it. X-Forwarded-For is used
 * only as far as trusted proxies have written it: the last address that
 * belongs to none of them.
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
    return networkOf(hops.at(-1) ?? '');
  };
}

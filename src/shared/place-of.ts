/**
 * The part of an IP address that one household shares: all of an IPv4 address, the first 64 bits of an IPv6 one (the
 * rest changes at will).
 */
export function placeOf(ip: string): string {
  return firstParts(ip, 4);
}

/**
 * The part of an IP address that one customer of a provider can have: the first 24 bits of an IPv4 address, the first 48
 * of an IPv6 one, in which 65,536 places change at will.
 */
export function networkOf(ip: string): string {
  return firstParts(ip, 3);
}

/** Whether an address is this machine's own. */
export function isLoopback(ip: string): boolean {
  return ip === '::1' || /^(?:::ffff:)?127\./i.test(ip);
}

/** The first of the four parts of an IPv4 address (8 bits each), or of the eight of an IPv6 one (16 bits each). */
function firstParts(ip: string, count: number): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (four) return four.split('.').slice(0, count).join('.');
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end]
    .slice(0, count)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

/**
 * The part of an IP address that one household shares: all of an IPv4 address, the first 64 bits of an IPv6 one (the
 * rest changes at will).
 */
export function placeOf(ip: string): string {
  return firstParts(ip, 4);
}

/**
 * The part of an IP address that one customer of a provider can have: the first 24 bits of an IPv4 address,
 * the first 48 of an IPv6 one, in which 65,536 places change at will.
 */
export function networkOf(ip: string): string {
  return firstParts(ip, 3);
}

/** Whether an address is this machine's own. */
export function isLoopback(ip: string): boolean {
  const parts = partsOf(ip);
  return parts.length === 4 ? parts[0] === '127' : parts.join(':') === '0:0:0:0:0:0:0:1';
}

/** The first of the four parts of an IPv4 address (8 bits each), or of the eight of an IPv6 one (16 bits each). */
function firstParts(ip: string, count: number): string {
  const parts = partsOf(ip);
  return parts.slice(0, count).join(parts.length === 8 ? ':' : '.');
}

/** Four for IPv4, in IPv6's spelling too; eight for IPv6; what is no address is one. */
function partsOf(ip: string): string[] {
  if (/^\d+(?:\.\d+){3}$/.test(ip)) return ip.split('.');
  if (!ip.includes(':')) return [ip];
  const [head = '', tail] = inHexadecimal(ip.split('%')[0] ?? '').split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  const parts = [...start, ...zeros, ...end].map((part) => Number.parseInt(part, 16).toString(16));
  return ipv4In(parts) ?? parts;
}

/** An IPv6 address whose last 32 bits are written as IPv4, without that. */
function inHexadecimal(ip: string): string {
  return ip.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_four, ...bytes) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}

/** An IPv4 address as a socket for both shows it, `::ffff:…`. */
function ipv4In(parts: string[]): string[] | undefined {
  if (parts.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return parts.slice(6).flatMap((part) => {
    const bits = Number.parseInt(part, 16);
    return [String(bits >> 8), String(bits & 255)];
  });
}

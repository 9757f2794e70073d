import { BlockList, isIP } from 'node:net';

function hostAndPortOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

export type UrlVerdict =
  | { isPrivate: boolean; problem?: undefined }
  /** `scheme`: it is not https. `refused`: whatever else the store does not send to. */
  | { problem: 'scheme' | 'refused' };

const URL_LENGTH_MAX = 2_000;

/**
 * Judges an address by its text: https, a host name, port 443 or above 1023, no user, no fragment. A host that an operator lists may
 * be private, an IP literal, at any port, and http.
 */
export function judgeUrl(text: string, privateHosts: readonly string[]): UrlVerdict {
  if (!URL.canParse(text)) return { problem: /^https:\/\//i.test(text) ? 'refused' : 'scheme' };
  const url = new URL(text);
  const isPrivate = privateHosts.includes(hostAndPortOf(url));
  if (url.protocol !== 'https:' && !(isPrivate && url.protocol === 'http:')) return { problem: 'scheme' };
  const port = Number(url.port || 443);
  const isPlain = url.username === '' && url.password === '' && url.hash === '' && !text.includes('#');
  const isAllowedPort = isPrivate || port === 443 || port > 1023;
  const isName = isPrivate || isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
  if (!isPlain || !isAllowedPort || !isName || text.length > URL_LENGTH_MAX) return { problem: 'refused' };
  return { isPrivate };
}

/** What is not public unicast, of the registries of special addresses (RFC 6890 and those that update it). */
const SPECIAL = new BlockList();
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  SPECIAL.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(network, bits, 'ipv6');

/** Of IPv6, no other addresses are handed out. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

const MAPPED = new BlockList();
MAPPED.addSubnet('::ffff:0:0', 96, 'ipv6');
MAPPED.addSubnet('64:ff9b::', 96, 'ipv6');

/** The IPv4 address in the last 32 bits. */
function embeddedIn(address: string): string {
  const dotted = /(?:\d+\.){3}\d+$/.exec(address);
  if (dotted) return dotted[0];
  // The URL parser writes each group in full where none is skipped behind it.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':').slice(-2);
  const [high = 0, low = 0] = groups.map((group) => Number.parseInt(group || '0', 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Whether it is public unicast. An IPv4 address in an IPv6 one, mapped or of NAT64, is judged in its place. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !SPECIAL.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  if (MAPPED.check(address, 'ipv6')) return isPublicAddress(embeddedIn(address));
  return GLOBAL.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

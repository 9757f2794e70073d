import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/server/platform/config/env';
import { processSingleton } from '@/lib/server/platform/process-singleton';

/**
 * Route handlers get a web Request, which has no socket, and Next.js fills X-Forwarded-For from the socket only where
 * the client sent none: a client could choose its address. So the pipeline overwrites this header with the socket's
 * address, before any handler sees it.
 */
const PEER_HEADER = 'x-forgeline-peer';

const peers = () => processSingleton('peer-addresses', () => ({ areRecorded: false }));

export function recordPeerAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>): void {
  peers().areRecorded = true;
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
}

function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address);
  return bracketed?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}

const blocks = new LRUCache<string, { block: string | null }>({ max: 10_000 });
const LONGEST_ADDRESS = 64;

/** An IPv4 address, however written, or the /64 of an IPv6 one, without port and brackets; else null. */
export function addressBlock(address: string): string | null {
  const cached = blocks.get(address);
  if (cached) return cached.block;
  const block = readBlock(address);
  if (address.length <= LONGEST_ADDRESS) blocks.set(address, { block });
  return block;
}

/** Beginnings, in groups of 16 bits, of IPv6 addresses whose last 32 bits are an IPv4 one. */
const HOLDING_IPV4: ReadonlySet<string> = new Set([
  // Mapped (RFC 4291 §2.5.5.2), and translated (RFC 2765 §2.1; RFC 6052 §2.1; RFC 8215).
  '0:0:0:0:0:ffff',
  '0:0:0:0:ffff:0',
  '64:ff9b:0:0:0:0',
  '64:ff9b:1:0:0:0',
]);
/** Compatible (RFC 4291 §2.5.5.1), but for `::`, `::1` and the like. */
const COMPATIBLE = '0:0:0:0:0:0';

function groupsOf(address: string): number[] {
  const hexadecimal = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail] = hexadecimal.split('::');
  const read = (groups = '') =>
    (groups === '' ? [] : groups.split(':')).map((group) => Number.parseInt(group, 16));
  const [front, back] = [read(head), read(tail)];
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}

function readBlock(address: string): string | null {
  const plain = withoutPort(address.trim()).replace(/%.*$/, '');
  const version = isIP(plain);
  if (version === 0) return null;
  if (version === 4) return plain;
  const groups = groupsOf(plain);
  const written = groups.map((group) => group.toString(16));
  const [high = 0, low = 0] = groups.slice(6);
  const start = written.slice(0, 6).join(':');
  if (HOLDING_IPV4.has(start) || (start === COMPATIBLE && high > 0))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${written.slice(0, 4).join(':')}::/64`;
}

export function forwardedAddress(header: string, trustedProxies: number): string | null {
  return addressBlock(header.split(',').at(-trustedProxies) ?? '');
}

/** `clientAddress` of a request before any handler, cheap enough for each response from memory. */
export function addressOfClient(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number = env().TRUSTED_PROXIES,
): string {
  const forwarded = headers['x-forwarded-for'];
  const claimed =
    trustedProxies > 0 && forwarded !== undefined
      ? forwardedAddress(String(forwarded), trustedProxies)
      : null;
  return claimed ?? addressBlock(socket.remoteAddress ?? '') ?? 'unknown';
}

/**
 * The address that requests are counted by: what the outermost trusted proxy (TRUSTED_PROXIES) appended to
 * X-Forwarded-For, since clients can send the rest; else the socket's; `unknown` if there is none.
 */
export function clientAddress(
  headers: Pick<Headers, 'get'>,
  trustedProxies: number = env().TRUSTED_PROXIES,
): string {
  const peer = peers().areRecorded ? addressBlock(headers.get(PEER_HEADER) ?? '') : null;
  if (trustedProxies > 0) {
    const claimed = forwardedAddress(headers.get('x-forwarded-for') ?? '', trustedProxies);
    if (claimed) return claimed;
  }
  return peer ?? 'unknown';
}

import 'server-only';

/** The address of a request: no host, no dot segments, each character written in one way. */
export type Address = {
  /** Percent-encoded, beginning with a slash. */
  path: string;
  /** With its question mark, as it came; empty without one. */
  query: string;
};

/** The host of a target in absolute form (RFC 9112 §3.2.2), which names the store as well as Host does. */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#\\]+(?=$|[/?])/i;
/** What no address has: browsers send a fragment to nobody and write a backslash as a slash, others read it as one or the other. */
const NO_ADDRESS = /[^!-~]|[#\\]/;
const ENCODED = /%[0-9A-Fa-f]{2}/g;
const UNRESERVED = /[\w~.-]/;
/** What a path may have as it is (RFC 3986 §3.3). */
const NO_PATH_CHARACTER = /[^\w~.\-!$&'()*+,;=:@/%]/g;

const hex = (code: number) => `%${code.toString(16).toUpperCase().padStart(2, '0')}`;

/** Node.js reads the bytes of a target as Latin-1. */
const encodeBytes = (text: string) => text.replace(/[\u0080-\u00ff]/g, (byte) => hex(byte.charCodeAt(0)));

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Writes each character in one way (RFC 3986 §6.2.2); a path that cannot be decoded is taken literally. */
function normalizeEncoding(path: string): string {
  const decodable = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return decodable
    .replace(NO_PATH_CHARACTER, (character) => hex(character.charCodeAt(0)))
    .replace(ENCODED, (encoded) => {
      const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
      return UNRESERVED.test(character) ? character : encoded.toUpperCase();
    });
}

/** Resolves `.` and `..` (RFC 3986 §5.2.4). */
function resolveDots(path: string): string {
  if (!path.includes('/.')) return path;
  const resolved: string[] = [];
  const segments = path.split('/').slice(1);
  for (const [index, segment] of segments.entries()) {
    if (segment === '..') resolved.pop();
    if (segment !== '.' && segment !== '..') resolved.push(segment);
    else if (index === segments.length - 1) resolved.push('');
  }
  return `/${resolved.join('/')}`;
}

/**
 * Reads the target of a request. Returns null for one that is no address of a web server: not a path, nor `http(s)` with a
 * host and a path, or with characters that readers disagree about.
 */
export function normalizeAddress(target: string): Address | null {
  const host = SCHEME_AND_HOST.exec(target)?.[0] ?? '';
  const rest = encodeBytes(target.slice(host.length));
  const address = host !== '' && !rest.startsWith('/') ? `/${rest}` : rest;
  if (!address.startsWith('/') || NO_ADDRESS.test(address)) return null;
  const end = address.indexOf('?');
  const path = end === -1 ? address : address.slice(0, end);
  return { path: resolveDots(normalizeEncoding(path)), query: end === -1 ? '' : address.slice(end) };
}

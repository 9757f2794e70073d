/** Without host and dot segments, each character in one encoding. */
export type RequestAddress = {
  /** Percent-encoded, beginning with a slash. */
  path: string;
  /** With its question mark, as it came; empty without one. */
  query: string;
};

/** The absolute form of a target (RFC 9112 §3.2.2). */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#\\]+(?=$|[/?])/i;
/** Fragments are never sent, and readers disagree whether a backslash is a slash. */
const NO_ADDRESS = /[^!-~]|[#\\]/;
const ENCODED = /%[0-9A-Fa-f]{2}/g;
const UNRESERVED = /[\w~.-]/;
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

/** RFC 3986 §6.2.2. In a path that cannot be decoded, `%` is literal. */
function normalizeEncoding(path: string): string {
  const decodable = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return decodable
    .replace(NO_PATH_CHARACTER, (character) => hex(character.charCodeAt(0)))
    .replace(ENCODED, (encoded) => {
      const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
      return UNRESERVED.test(character) ? character : encoded.toUpperCase();
    });
}

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
 * Parses the target of a request. Returns null unless it is a path or an `http(s)` URL, of characters that all readers
 * interpret alike.
 */
export function normalizeAddress(target: string): RequestAddress | null {
  const host = SCHEME_AND_HOST.exec(target)?.[0] ?? '';
  const rest = encodeBytes(target.slice(host.length));
  const address = host !== '' && !rest.startsWith('/') ? `/${rest}` : rest;
  if (!address.startsWith('/') || NO_ADDRESS.test(address)) return null;
  const end = address.indexOf('?');
  const path = end === -1 ? address : address.slice(0, end);
  return { path: resolveDots(normalizeEncoding(path)), query: end === -1 ? '' : address.slice(end) };
}

import 'server-only';

const IMAGES = '/_next/image';

/**
 * The path and query of a request's address where it came in absolute form (`GET http://host/path`, RFC 9112 §3.2.2),
 * to which the framework would respond with a redirect to the host that the client named.
 */
export function originForm(address: string): string {
  const host = /^https?:\/\/[^/?#]*/i.exec(address)?.[0];
  if (host === undefined) return address;
  const rest = address.slice(host.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Returns the address of a request with its path escaped if its percent-encoding is invalid (`/api/order/%E0%A4%A`):
 * such a path would otherwise cause an error of the framework (500) before any handler runs. Escaped, it is an id like
 * any unknown one.
 */
export function decodableAddress(address: string): string {
  const end = address.search(/[?#]/);
  const path = end === -1 ? address : address.slice(0, end);
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return `${path.replaceAll('%', '%25')}${address.slice(path.length)}`;
  }
}

/**
 * The address of the image optimiser without its parameters, so that it asks for one (400), where the picture it is to
 * read is named with a backslash: the framework treats `/\host` as a local path and fails (500).
 */
export function readableImage(address: string): string {
  if (!address.startsWith(IMAGES)) return address;
  return new URL(address, 'http://localhost').searchParams.getAll('url').some((url) => url.includes('\\'))
    ? IMAGES
    : address;
}

/** Returns the address in a form that names no host, and on which the framework does not fail. */
export function normalizeAddress(address: string): string {
  return readableImage(decodableAddress(originForm(address)));
}

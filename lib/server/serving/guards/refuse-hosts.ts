import 'server-only';

/** RFC 9112 §3.2: a proxy and the store may disagree about which Host counts. Node refuses a request without one. */
export function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  const hosts = rawHeaders.filter((part, index) => index % 2 === 0 && part.toLowerCase() === 'host');
  return hosts.length > 1;
}

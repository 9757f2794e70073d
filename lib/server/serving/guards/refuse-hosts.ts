import 'server-only';

/**
 * Whether a request names its host more than once, which RFC 9112 §3.2 wants refused: a proxy and the store may disagree
 * about which one counts. `rawHeaders` is Node's list of names and values in turn. Without any, Node itself refuses it.
 */
export function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  const hosts = rawHeaders.filter((part, index) => index % 2 === 0 && part.toLowerCase() === 'host');
  return hosts.length > 1;
}

import 'server-only';

const HOST = 'host';

/** RFC 9112 §3.2: a proxy and the store may disagree about which Host counts. Node refuses a request without one. */
export function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  // A loop: it runs for every request, and browsers send some twenty headers.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts > 1;
}

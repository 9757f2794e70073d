import 'server-only';
import type { ServerResponse } from 'node:http';

/** Next.js sends the address of a redirect twice where the page that redirects is one that it caches; keeps the first. */
export function keepOneLocation(response: Pick<ServerResponse, 'getHeader' | 'setHeader'>): void {
  const location = response.getHeader('location');
  if (Array.isArray(location) && location[0] !== undefined) response.setHeader('location', location[0]);
}

import 'server-only';
import type { IncomingMessage } from 'node:http';
import { env } from '@/lib/server/platform/config/env';
import { clientAddress, recordPeerAddress } from '@/lib/server/platform/http/client-address';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { isRead, typeOf } from './public-pages';
import { ResponseCache } from './response-cache';
import type { Kind } from './response-kind';
import { VersionWatch } from './version-watch';

const MAX_BYTES = 32 * 1024 * 1024;
const LONGEST_ADDRESS = 500;
const MAX_AGE_MS = 600_000;

/** What serving must know of calls whose response is the same for every client, without importing them. */
export type PublicReads = {
  /** Counts a read from a client's address. Returns whether it is within the limit. */
  mayRead: (rate: 'read' | 'search', address: string) => boolean;
  /** Another version after each change of what these calls return. */
  versions: { tools: () => Promise<string>; reviews: () => Promise<string> };
};

type Source = keyof PublicReads['versions'];

const given = () => processSingleton<{ reads?: PublicReads }>('public-reads', () => ({}));

/** From now on the responses of public reads are cached before the framework. */
export function cachePublicReads(reads: PublicReads): void {
  given().reads = reads;
}

const ROUTES: ReadonlySet<string | null> = new Set([
  '/api/tool',
  '/api/tool/[id]',
  '/api/search',
  '/api/review',
]);

const sourceOf = (read: string): Source => (read.startsWith('/api/review') ? 'reviews' : 'tools');
const rateOf = (read: string) => (read.startsWith('/api/search') ? 'search' : 'read');

/** Which headers say by whose address a call is counted. */
const OF_CLIENT = ['x-forwarded-for', 'x-forgeline-peer'] as const;

function isWithinLimit({ mayRead }: PublicReads, request: IncomingMessage): boolean {
  recordPeerAddress(request);
  const address = clientAddress({ get: (name) => request.headers[name]?.toString() ?? null });
  return mayRead(rateOf(request.url ?? ''), address);
}

/** With a state, a read is for admins (lib/server/api/state-query.ts); of any other, no credentials change the response. */
const hasState = (query: string) => new URLSearchParams(query).getAll('state').some((value) => value !== '');

/** Responses of the API's public reads, by their address: as current as their data, and counted like any other read. */
export function publicReads(): Kind {
  const host = new URL(env().NEXTAUTH_URL).host;
  let watches: Record<Source, VersionWatch> | undefined;
  let reads: PublicReads | undefined;
  const handedIn = () => {
    reads ??= given().reads;
    return reads;
  };
  const watchOf = (name: string): VersionWatch | undefined => {
    const versions = handedIn()?.versions;
    if (!watches && versions) {
      watches = {
        tools: new VersionWatch('version:tools', versions.tools),
        reviews: new VersionWatch('version:reviews', versions.reviews),
      };
    }
    return watches?.[sourceOf(name)];
  };
  return {
    cache: new ResponseCache(MAX_BYTES),
    ownEtag: true,
    knownName: ({ method, url = '' }) => (isRead(method) && handedIn() ? url : null),
    nameOf({ method }, { path, query, route }) {
      const name = `${path}${query}`;
      if (!isRead(method) || !ROUTES.has(route) || !handedIn()) return null;
      return name.length <= LONGEST_ADDRESS && !hasState(query) ? name : null;
    },
    canonical(name, headers) {
      const client = OF_CLIENT.map((header) => [header, headers[header]]).filter(([, value]) => value);
      return { url: name, headers: { host, accept: 'application/json', ...Object.fromEntries(client) } };
    },
    validityOf(response, name) {
      const tag = watchOf(name)?.tag;
      const isPublic = String(response.getHeader('cache-control')).startsWith('public');
      if (
        !tag ||
        !isPublic ||
        !response.hasHeader('etag') ||
        !typeOf(response).startsWith('application/json')
      )
        return null;
      return { tags: [tag], maxAgeMs: MAX_AGE_MS };
    },
    isOneOff: (name) => name.includes('?'),
    mayBeSent(request) {
      const present = handedIn();
      return present !== undefined && isWithinLimit(present, request);
    },
    isCurrent: (name, now) => watchOf(name)?.isCurrent(now) ?? false,
    async becomeCurrent(name) {
      await watchOf(name)?.becomeCurrent(() => performance.now());
    },
  };
}

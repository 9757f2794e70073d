import 'server-only';
import type { IncomingMessage } from 'node:http';
import { env, IS_DEVELOPMENT } from '@/lib/server/platform/config/env';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { type AddressKind, addressOf, type Judge } from '../addresses/address-kind';
import { routerAddress } from '../next-internals/router/router-address';
import type { StoreResponse } from '../store-response';
import { cacheCounts } from './cache-counts';
import type { CachedResponse } from './cached-response';
import { makeCanonical, renderForVisitor, revalidate } from './make-response';
import { pictures } from './pictures';
import { isRead, publicPages } from './public-pages';
import { publicReads } from './public-reads';
import type { Kind } from './response-kind';
import { routerData } from './router-data';
import { sendCachedResponse, type Visitor } from './send-cached-response';

const MEGABYTE = 1024 * 1024;

/** The share of the pages' memory for their router data, which prefetches request more often than pages. */
const DATA_SHARE = 1 / 4;

/** The share of the time in which stale responses are revalidated, so that hundreds of them leave the rest to requests. */
const REVALIDATING_SHARE = 1 / 10;

/** The longest pause after a revalidation: one that failed late must not hold up the others for minutes. */
const LONGEST_PAUSE_MS = 5_000;

type Respond = (request: IncomingMessage, response: StoreResponse) => unknown;

type ServeFromMemory = {
  /**
   * Sends a response that is in memory and current, which needs nothing else of the pipeline: its headers are complete.
   * Returns whether it did, before anything else is done for a request: most ask for such a response.
   */
  sendAtOnce: (request: IncomingMessage, response: StoreResponse) => boolean;
  /**
   * The step for all other requests. One for what is the same for everybody is replaced by the store's own: whatever follows, the
   * framework included, gets nothing of the visitor's. Concurrent requests share one rendering. Returns whether it has responded.
   */
  step: (request: IncomingMessage, response: StoreResponse) => boolean | Promise<boolean>;
};

type CountedKind = Kind & { counts: (typeof cacheCounts)['page'] };

const isData = (headers: IncomingMessage['headers']) => headers.rsc === '1';

/**
 * Returns what sends public responses from memory, and makes the store's own requests for them. Nothing comes from memory while
 * the database is away: the page that says so is the framework's. `respond` is the rest of the pipeline, for responses that are
 * revalidated in the background.
 */
export function serveFromMemory(judge: Judge, respond: Respond): ServeFromMemory {
  // In development every page is rendered for each request.
  if (IS_DEVELOPMENT) return { sendAtOnce: () => false, step: () => false };
  const maxBytes = env().PAGE_CACHE_MB * MEGABYTE;
  const dataBytes = Math.ceil(maxBytes * DATA_SHARE);
  const page = { ...publicPages(judge, maxBytes - dataBytes), counts: cacheCounts.page };
  const data = { ...routerData(judge, dataBytes), counts: cacheCounts.data };
  const read = { ...publicReads(), counts: cacheCounts.read };
  const picture = { ...pictures(judge), counts: cacheCounts.picture };
  const isInUse = () => maxBytes > 0 && isDatabaseReady();
  const guessKind = ({ url = '', headers }: IncomingMessage): CountedKind => {
    if (isData(headers)) return data;
    if (url.startsWith('/api/')) return read;
    return url.startsWith('/_next/') ? picture : page;
  };
  const kindOf = ({ kind }: AddressKind, { headers }: IncomingMessage): CountedKind => {
    if (kind === 'call') return read;
    if (kind === 'picture') return picture;
    return isData(headers) ? data : page;
  };

  const send = (kind: CountedKind, cached: CachedResponse, visitor: Visitor, response: StoreResponse) => {
    const sending = sendCachedResponse(kind.cache, cached, visitor, response);
    if (sending) sending.catch((error: Error) => response.destroy(error));
    return true;
  };
  let nextRevalidationAt = Number.NEGATIVE_INFINITY;
  /**
   * One at a time, with pauses: pages cached together become stale together, and requests meanwhile must not wait for all of
   * them.
   */
  const revalidateOnce = (kind: CountedKind, name: string) => {
    const startedAt = performance.now();
    if (startedAt < nextRevalidationAt || kind.cache.awaited(name)) return;
    nextRevalidationAt = Number.POSITIVE_INFINITY;
    kind.counts.renewals += 1;
    const rendering = kind.cache.begin(name, startedAt);
    void revalidate({ kind, name, rendering }, respond).finally(() => {
      const endedAt = performance.now();
      const pauseMs = (endedAt - startedAt) * (1 / REVALIDATING_SHARE - 1);
      nextRevalidationAt = endedAt + Math.min(pauseMs, LONGEST_PAUSE_MS);
    });
  };
  const find = (kind: CountedKind, name: string) => {
    const found = kind.cache.find(name, performance.now());
    if (!found) return null;
    kind.counts[found.isStale ? 'stale' : 'hits'] += 1;
    if (found.isStale) revalidateOnce(kind, name);
    return found.cached;
  };
  const becomeCurrent = async (kind: CountedKind, name: string) => {
    await kind.becomeCurrent?.(name);
    await kind.cache.confirm(name);
  };
  type Asked = { kind: CountedKind; name: string; visitor: Visitor };
  const findOrMake = ({ kind, name, visitor }: Asked, request: IncomingMessage, response: StoreResponse) => {
    const cached = find(kind, name);
    const mayBeSent = () => kind.mayBeSent?.(request) ?? true;
    if (cached) return mayBeSent() && send(kind, cached, visitor, response);
    kind.counts.misses += 1;
    const awaited = kind.cache.awaited(name);
    if (awaited)
      return awaited.then(
        (made) => made !== null && !response.destroyed && mayBeSent() && send(kind, made, visitor, response),
      );
    // The client is gone: the framework renders nothing for it, so that a rendering begun for it would never end.
    if (response.destroyed) return true;
    if (kind.isOneOff?.(name) && !kind.cache.wasAsked(name)) return false;
    const rendering = kind.cache.begin(name, performance.now());
    renderForVisitor({ kind, name, rendering }, visitor, request, response);
    return false;
  };

  return {
    sendAtOnce(request, response) {
      const kind = guessKind(request);
      const name = kind.knownName(request);
      if (name === null || !isInUse()) return false;
      if (kind.isCurrent && !kind.isCurrent(name, performance.now())) return false;
      const cached = find(kind, name);
      if (!cached || (kind.mayBeSent && !kind.mayBeSent(request))) return false;
      return send(kind, cached, request, response);
    },
    step(request, response) {
      const address = addressOf(request);
      const kind = kindOf(address, request);
      const name = kind.nameOf(request, address);
      if (name === null) return kind === data && redirectData(address, request, response);
      const visitor = makeCanonical(kind, name, request);
      if (!isInUse()) return false;
      return becomeCurrent(kind, name).then(
        () => findOrMake({ kind, name, visitor }, request, response),
        // The framework reports it as the call's contract says.
        () => false,
      );
    },
  };
}

/** Redirects a request for the data of a shared page whose `_rsc` is not the one of its headers. Returns whether it did. */
function redirectData(
  { isShared, path, query }: AddressKind,
  { headers, method }: IncomingMessage,
  response: StoreResponse,
): boolean {
  if (!isShared || !isRead(method)) return false;
  const location = routerAddress(path, query, headers);
  response.writeHead(307, { location, 'cache-control': 'no-store' }).end();
  return true;
}

import type { IncomingMessage } from 'node:http';
import { env, IS_DEVELOPMENT } from '@/lib/server/platform/config/env';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { type AddressKind, addressOf, type Classify } from '../addresses/address-kind';
import { routerAddress } from '../next-internals/router-address';
import type { StoreResponse } from '../store-response';
import { type CachedResponse, sendCachedResponse, type Visitor } from './cached-response';
import { makeCanonical, renderForVisitor, revalidate } from './make-response';
import { publicReads } from './public-reads';
import { isRead, pictures, publicPages, type ResponseKind, routerData } from './response-kinds';

const MEGABYTE = 1024 * 1024;

/** For router data: prefetches outnumber page views. */
const DATA_SHARE = 1 / 4;

/** The share of the time, so that hundreds of stale responses do not delay requests. */
const REVALIDATING_SHARE = 1 / 10;

/** So that one slow failure does not delay other revalidations for minutes. */
const MAX_PAUSE_MS = 5_000;

type Respond = (request: IncomingMessage, response: StoreResponse) => unknown;

type ServeFromMemory = {
  /** Sends a current response from memory, before any other step: most requests end here. Returns whether it did. */
  sendAtOnce: (request: IncomingMessage, response: StoreResponse) => boolean;
  /**
   * The step for all other requests. One for a shared response is replaced by the store's own; concurrent ones share one
   * rendering. Returns whether it has responded.
   */
  step: (request: IncomingMessage, response: StoreResponse) => boolean | Promise<boolean>;
};

type CountedKind = ResponseKind & { counts: (typeof cacheCounts)['page'] };

const isData = (headers: IncomingMessage['headers']) => headers.rsc === '1';

/**
 * Nothing is sent from memory while the database is away: the framework sends the page for that. `respond` is the rest of the
 * pipeline, for revalidation in the background.
 */
export function serveFromMemory(classify: Classify, respond: Respond): ServeFromMemory {
  // In development every page is rendered for each request.
  if (IS_DEVELOPMENT) return { sendAtOnce: () => false, step: () => false };
  const maxBytes = env().PAGE_CACHE_MB * MEGABYTE;
  const dataBytes = Math.ceil(maxBytes * DATA_SHARE);
  const page = { ...publicPages(classify, maxBytes - dataBytes), counts: cacheCounts.page };
  const data = { ...routerData(classify, dataBytes), counts: cacheCounts.data };
  const read = { ...publicReads(), counts: cacheCounts.read };
  const picture = { ...pictures(classify), counts: cacheCounts.picture };
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
  /** One at a time, with pauses: pages cached together become stale together. */
  const revalidateOnce = (kind: CountedKind, name: string) => {
    const startedAt = performance.now();
    if (startedAt < nextRevalidationAt || kind.cache.pending(name)) return;
    nextRevalidationAt = Number.POSITIVE_INFINITY;
    kind.counts.renewals += 1;
    const rendering = kind.cache.begin(name, startedAt);
    void revalidate({ kind, name, rendering }, respond).finally(() => {
      const endedAt = performance.now();
      const pauseMs = (endedAt - startedAt) * (1 / REVALIDATING_SHARE - 1);
      nextRevalidationAt = endedAt + Math.min(pauseMs, MAX_PAUSE_MS);
    });
  };
  const find = (kind: CountedKind, name: string) => {
    const found = kind.cache.find(name, performance.now());
    if (!found) return null;
    kind.counts[found.isStale ? 'stale' : 'hits'] += 1;
    if (found.isStale) revalidateOnce(kind, name);
    return found.cached;
  };
  const refresh = async (kind: CountedKind, name: string) => {
    await kind.refresh?.(name);
    await kind.cache.confirm(name);
  };
  type Lookup = { kind: CountedKind; name: string; visitor: Visitor };
  const findOrMake = ({ kind, name, visitor }: Lookup, request: IncomingMessage, response: StoreResponse) => {
    const cached = find(kind, name);
    const mayBeSent = () => kind.mayBeSent?.(request) ?? true;
    if (cached) return mayBeSent() && send(kind, cached, visitor, response);
    kind.counts.misses += 1;
    const pending = kind.cache.pending(name);
    if (pending)
      return pending.then(
        (made) => made !== null && !response.destroyed && mayBeSent() && send(kind, made, visitor, response),
      );
    // The framework renders nothing for a client that has gone: the rendering would never end.
    if (response.destroyed) return true;
    if (kind.isOneOff?.(name) && !kind.cache.wasRequested(name)) return false;
    const rendering = kind.cache.begin(name, performance.now());
    renderForVisitor({ kind, name, rendering }, visitor, request, response);
    return false;
  };

  return {
    sendAtOnce(request, response) {
      const kind = guessKind(request);
      const name = kind.lookupName(request);
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
      return refresh(kind, name).then(
        () => findOrMake({ kind, name, visitor }, request, response),
        // The framework then responds with the call's own error.
        () => false,
      );
    },
  };
}

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

class CacheCounts {
  hits = 0;
  stale = 0;
  misses = 0;
  renewals = 0;
}

export const cacheCounts = {
  page: new CacheCounts(),
  data: new CacheCounts(),
  read: new CacheCounts(),
  picture: new CacheCounts(),
};

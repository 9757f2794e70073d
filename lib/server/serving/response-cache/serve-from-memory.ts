import 'server-only';
import type { IncomingMessage } from 'node:http';
import { env, IS_DEVELOPMENT } from '@/lib/server/platform/config/env';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import type { StoreResponse } from '../store-response';
import { cacheCounts } from './cache-counts';
import type { CachedResponse } from './cached-response';
import type { Kind } from './kind';
import { renderForVisitor, revalidate } from './make-response';
import { pictures } from './pictures';
import { publicPages } from './public-pages';
import { publicReads } from './public-reads';
import { routerData } from './router-data';
import { sendCachedResponse } from './send-cached-response';

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
   * The step for all other requests for what may be cached: concurrent requests share one rendering, which is made from a
   * canonical request without anything of the visitor's. Returns whether it has responded.
   */
  step: (request: IncomingMessage, response: StoreResponse) => boolean | Promise<boolean>;
};

type CountedKind = Kind & { counts: (typeof cacheCounts)['page'] };

/**
 * Returns what sends public responses from memory. Not while the database is away: the page that says so is the framework's.
 * `respond` is the rest of the pipeline, for responses that are revalidated in the background.
 */
export function serveFromMemory(respond: Respond): ServeFromMemory {
  const maxBytes = env().PAGE_CACHE_MB * MEGABYTE;
  if (maxBytes === 0 || IS_DEVELOPMENT) return { sendAtOnce: () => false, step: () => false };
  const dataBytes = Math.ceil(maxBytes * DATA_SHARE);
  const page = { ...publicPages(maxBytes - dataBytes), counts: cacheCounts.page };
  const data = { ...routerData(dataBytes), counts: cacheCounts.data };
  const read = { ...publicReads(), counts: cacheCounts.read };
  const picture = { ...pictures(), counts: cacheCounts.picture };
  const kindOf = ({ url = '', headers }: IncomingMessage): CountedKind => {
    if (headers.rsc !== undefined) return data;
    if (url.startsWith('/api/')) return read;
    return url.startsWith('/_next/') ? picture : page;
  };

  const send = (
    kind: CountedKind,
    cached: CachedResponse,
    request: IncomingMessage,
    response: StoreResponse,
  ) => {
    const sending = sendCachedResponse(kind.cache, cached, request, response);
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
  const findOrMake = (kind: CountedKind, name: string, request: IncomingMessage, response: StoreResponse) => {
    const cached = find(kind, name);
    const mayBeSent = () => kind.mayBeSent?.(request) ?? true;
    if (cached) return mayBeSent() && send(kind, cached, request, response);
    kind.counts.misses += 1;
    const awaited = kind.cache.awaited(name);
    if (awaited)
      return awaited.then(
        (made) => made !== null && !response.destroyed && mayBeSent() && send(kind, made, request, response),
      );
    // The client is gone: the framework renders nothing for it, so that a rendering begun for it would never end.
    if (response.destroyed) return true;
    if (kind.isOneOff?.(name) && !kind.cache.wasAsked(name)) return false;
    const rendering = kind.cache.begin(name, performance.now());
    renderForVisitor({ kind, name, rendering }, request, response);
    return false;
  };

  return {
    sendAtOnce(request, response) {
      const kind = kindOf(request);
      const name = kind.nameOf(request);
      if (name === null || !isDatabaseReady()) return false;
      if (kind.isCurrent && !kind.isCurrent(name, performance.now())) return false;
      const cached = find(kind, name);
      if (!cached || (kind.mayBeSent && !kind.mayBeSent(request))) return false;
      return send(kind, cached, request, response);
    },
    step(request, response) {
      const kind = kindOf(request);
      const name = kind.nameOf(request);
      if (name === null || !isDatabaseReady()) return false;
      return becomeCurrent(kind, name).then(
        () => findOrMake(kind, name, request, response),
        // The framework reports it as the call's contract says.
        () => false,
      );
    },
  };
}

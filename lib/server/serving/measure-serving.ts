import 'server-only';
import { LRUCache } from 'lru-cache';
import { Counter, Histogram } from 'prom-client';
import { IS_DEVELOPMENT } from '@/lib/server/platform/config/env';
import { addressClassifier, type Classify } from './addresses/address-kind';
import { normalizeAddress } from './addresses/normalize-address';
import { builtRoutes } from './next-internals/build-manifests';
import { cacheCounts } from './pages/serve-from-memory';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const UNKNOWN = 'unknown';
const MAX_PATHS = 5_000;

export type CountRequest = (
  method: string | undefined,
  address: string,
  status: number,
  seconds: number,
) => void;

/** `distDir` is the build's folder. Returns the function that counts a request. */
export function measureServing(distDir: string): CountRequest {
  measureCache();
  // In development there is no build to list the routes of.
  const routes = IS_DEVELOPMENT ? [] : builtRoutes(distDir);
  return measureRequests(routeLabels(addressClassifier(routes, () => false)));
}

/**
 * Returns the function that labels a path: `unknown` if no route serves it, so that the number of labels is bounded.
 */
export function routeLabels(classify: Classify): (path: string) => string {
  return (path) => {
    const address = normalizeAddress(path);
    return (address && classify(address).route) ?? UNKNOWN;
  };
}

export function measureRequests(routeOf: (path: string) => string): CountRequest {
  const requests = new Counter({
    name: 'forgeline_http_requests_total',
    help: 'Requests, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
  });
  const durations = new Histogram({
    name: 'forgeline_http_request_duration_seconds',
    help: 'Time from a request’s head to the end of its response, by route.',
    labelNames: ['route'],
    buckets: BUCKETS,
  });
  const routes = new LRUCache<string, string>({ max: MAX_PATHS });
  return (method = '', address, status, seconds) => {
    const [path = ''] = address.split('?', 1);
    const route = routes.get(path) ?? routeOf(path);
    routes.set(path, route);
    requests.inc({ route, method: METHODS.has(method) ? method : 'other', status });
    durations.observe({ route }, seconds);
  };
}

function measureCache(): void {
  const kinds = Object.entries(cacheCounts);
  new Counter({
    name: 'forgeline_response_cache_requests_total',
    help: 'Requests for what may be in memory: hit, stale (sent, and revalidated), or miss.',
    labelNames: ['kind', 'result'],
    collect() {
      this.reset();
      for (const [kind, { hits, stale, misses }] of kinds) {
        this.inc({ kind, result: 'hit' }, hits);
        this.inc({ kind, result: 'stale' }, stale);
        this.inc({ kind, result: 'miss' }, misses);
      }
    },
  });
  new Counter({
    name: 'forgeline_response_cache_renewals_total',
    help: 'Stale responses that were rendered again in the background.',
    labelNames: ['kind'],
    collect() {
      this.reset();
      for (const [kind, { renewals }] of kinds) this.inc({ kind }, renewals);
    },
  });
}

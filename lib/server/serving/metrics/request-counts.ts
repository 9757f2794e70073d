import 'server-only';
import { LRUCache } from 'lru-cache';
import { DurationHistogram } from '@/lib/server/platform/metrics/duration-histogram';
import { counter, type Metric } from '@/lib/server/platform/metrics/metric';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'other'] as const;
/** A status takes three digits of a key, the method's place those above. */
const PER_METHOD = 1_000;
const DURATION = 'forgeline_http_request_duration_seconds';
/** Where the client has gone before its response was sent, as nginx says. */
const CLIENT_GONE = 499;
/** Paths whose route is remembered: what is in memory is requested most often. */
const MOST_PATHS = 5_000;

type OfRoute = { durations: DurationHistogram; byMethodAndStatus: Map<number, number> };

function methodPlace(method: string | undefined): number {
  if (method === 'GET') return 0;
  const place = (METHODS as readonly string[]).indexOf(method ?? '');
  return place === -1 ? METHODS.length - 1 : place;
}

/** What was sent, and whether all of it was. */
type Sent = { statusCode: number; writableFinished?: boolean };

function withoutQuery(address: string): string {
  const end = address.indexOf('?');
  return end === -1 ? address : address.slice(0, end);
}

/** Counts requests by route, method and status, and how long they took. Times are seconds. */
export class RequestCounts {
  readonly #routeOf: (path: string) => string;
  readonly #routes = new Map<string, OfRoute>();
  readonly #ofPaths = new LRUCache<string, OfRoute>({ max: MOST_PATHS });

  constructor(routeOf: (path: string) => string) {
    this.#routeOf = routeOf;
  }

  /** Counts a request that was sent from memory. Costs a fraction of a microsecond. */
  countFromMemory(method: string | undefined, address: string, status: number, seconds: number): void {
    const path = withoutQuery(address);
    let route = this.#ofPaths.get(path);
    if (!route) {
      route = this.#ofRoute(path);
      this.#ofPaths.set(path, route);
    }
    count(route, method, status, seconds);
  }

  /** Counts any other request, once its response is over. */
  count(
    method: string | undefined,
    address: string,
    { statusCode, writableFinished }: Sent,
    seconds: number,
  ) {
    const status = writableFinished ? statusCode : CLIENT_GONE;
    count(this.#ofRoute(withoutQuery(address)), method, status, seconds);
  }

  metrics(): Metric[] {
    const requests = [...this.#routes].flatMap(([route, { byMethodAndStatus }]) =>
      [...byMethodAndStatus].map(([key, times]): [Record<string, string>, number] => [
        {
          route,
          method: METHODS[Math.floor(key / PER_METHOD)] ?? 'other',
          status: String(key % PER_METHOD),
        },
        times,
      ]),
    );
    return [
      counter('forgeline_http_requests_total', 'Requests, by route, method and status.', requests),
      {
        name: DURATION,
        help: 'Time from a request’s head to the end of its response, by route.',
        type: 'histogram',
        aggregator: 'sum',
        values: [...this.#routes].flatMap(([route, { durations }]) => durations.values(DURATION, { route })),
      },
    ];
  }

  #ofRoute(path: string): OfRoute {
    const route = this.#routeOf(path);
    const known = this.#routes.get(route);
    if (known) return known;
    const made = { durations: new DurationHistogram(), byMethodAndStatus: new Map<number, number>() };
    this.#routes.set(route, made);
    return made;
  }
}

function count(route: OfRoute, method: string | undefined, status: number, seconds: number): void {
  const key = methodPlace(method) * PER_METHOD + status;
  route.byMethodAndStatus.set(key, (route.byMethodAndStatus.get(key) ?? 0) + 1);
  route.durations.observe(seconds);
}

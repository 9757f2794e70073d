import 'server-only';
import { counter, type Metric } from '@/lib/server/platform/metrics/metric';

/** What requests for responses of one kind met with. Counted always: it costs an addition. */
export class CacheCounts {
  /** Found in memory, and current. */
  hits = 0;
  /** Found in memory, and old enough to be revalidated. */
  stale = 0;
  /** Rendered for the request, or by another one at the same time. */
  misses = 0;
  /** Stale responses that were rendered again in the background. */
  renewals = 0;
}

/** Returns the metrics of these counts, by the name of their kind. */
export function cacheMetrics(counts: Readonly<Record<string, CacheCounts>>): Metric[] {
  const kinds = Object.entries(counts);
  return [
    counter(
      'forgeline_response_cache_requests_total',
      'Requests for what may be in memory: hit, stale (sent, and revalidated), or miss.',
      kinds.flatMap(([kind, { hits, stale, misses }]): [Record<string, string>, number][] => [
        [{ kind, result: 'hit' }, hits],
        [{ kind, result: 'stale' }, stale],
        [{ kind, result: 'miss' }, misses],
      ]),
    ),
    counter(
      'forgeline_response_cache_renewals_total',
      'Stale responses that were rendered again in the background.',
      kinds.map(([kind, { renewals }]) => [{ kind }, renewals]),
    ),
  ];
}

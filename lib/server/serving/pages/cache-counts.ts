import 'server-only';

/** Requests for responses of one kind. Counted always: it costs an addition. */
class CacheCounts {
  /** Found in memory, and current. */
  hits = 0;
  /** Found in memory, and old enough to be revalidated. */
  stale = 0;
  /** Rendered for the request, or by another one at the same time. */
  misses = 0;
  /** Stale responses that were rendered again in the background. */
  renewals = 0;
}

/** The counts of this process, by kind. */
export const cacheCounts = {
  page: new CacheCounts(),
  data: new CacheCounts(),
  read: new CacheCounts(),
  picture: new CacheCounts(),
};

import 'server-only';

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

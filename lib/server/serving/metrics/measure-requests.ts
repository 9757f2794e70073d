import 'server-only';
import { IS_DEVELOPMENT } from '@/lib/server/platform/config/env';
import { addProcessMetrics, isMeasuring } from '@/lib/server/platform/metrics/collectors';
import { routeTemplates } from '../next-internals/route-templates';
import { RequestCounts } from './request-counts';
import { routeLabels } from './route-labels';

/** Begins to count this process's requests, if metrics are read; null if not. `distDir` is the build's folder. */
export function measureRequests(distDir: string): RequestCounts | null {
  if (!isMeasuring()) return null;
  // In development there is no build to list the routes of.
  const counts = new RequestCounts(routeLabels(IS_DEVELOPMENT ? [] : routeTemplates(distDir)));
  addProcessMetrics(() => counts.metrics());
  return counts;
}

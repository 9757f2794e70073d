import type { MetadataRoute } from 'next';
import { crawlerRules } from '@/lib/server/commerce/feeds/robots';

/** Rendered per request, because the build does not know the store's origin. */
export const dynamic = 'force-dynamic';

/** `/robots.txt`: what crawlers may read. */
export default function robots(): MetadataRoute.Robots {
  return crawlerRules();
}

import type { MetadataRoute } from 'next';
import { crawlerRules } from '@/lib/server/commerce/feeds/robots';

/** Per request: the build does not know the store's origin. */
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return crawlerRules();
}

import type { MetadataRoute } from 'next';
import { crawlerRules } from '@/lib/server/commerce/feeds/well-known-files';

/** Per request: the build has no origin of a store. */
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return crawlerRules();
}

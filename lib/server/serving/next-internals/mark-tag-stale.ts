import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { frameworkNow } from './own-requests.mjs';

/**
 * Makes every page and cached read of this process with this tag stale. The framework's `revalidateTag` throws outside a
 * request and waits for its end inside one, so this writes the same entry. If Next.js changes it,
 * tests/unit/server/serving/next-internals/mark-tag-stale.test.ts fails; compare next/dist/server/lib/incremental-cache.
 */
export function markTagStale(tag: string): void {
  const now = frameworkNow();
  tagsManifest.set(tag, { ...tagsManifest.get(tag), stale: now, expired: now });
}

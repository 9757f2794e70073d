import 'server-only';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';

/**
 * Makes every page and cached read of this process that carries the tag stale, from now on. The framework's own
 * `revalidateTag` refuses to run outside a request, where background work and the news of other instances arrive, and
 * inside one it waits for the end: so this writes what `revalidateTag` would write. If a release of Next.js moves or
 * reshapes the manifest, tests/unit/server/serving/next-internals/mark-tag-stale.test.ts fails; look for what
 * `revalidateTag` writes in next/dist/server/lib/incremental-cache.
 */
export function markTagStale(tag: string): void {
  const now = Date.now();
  tagsManifest.set(tag, { ...tagsManifest.get(tag), stale: now, expired: now });
}

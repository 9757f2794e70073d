import { processSingleton } from '@/lib/server/platform/process-singleton';

type Known = { slugs: ReadonlySet<string> };

const known = () => processSingleton<Known>('own-page-addresses', () => ({ slugs: new Set() }));

/** Replaces the slugs at which there are pages of the shop's own. */
export function setOwnPages(slugs: Iterable<string>): void {
  known().slugs = new Set(slugs);
}

/** It runs for every request that no other route serves, and must be cheap. */
export function isOwnPage(slug: string): boolean {
  return known().slugs.has(slug);
}

import 'server-only';

/** What is refreshed after a change; reads have tags of their own, which mean nothing outside this process. */
const PUBLIC = /^(?:tools|reviews|prices|legal-pages|tool:[0-9a-f]{24})$/;

/** Returns those of a page's tags that a content delivery network is told of. */
export function cdnTags(tags: readonly string[]): string[] {
  return [...new Set(tags)].filter((tag) => PUBLIC.test(tag));
}

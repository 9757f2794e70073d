import 'server-only';

/** RFC 9110, 8.8.3: visible characters but quotes, and what is beyond ASCII; commas too, so a list is not split at them. */
const ENTITY_TAG = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/**
 * Whether a client that sends this `If-None-Match` has the representation with this strong ETag already: `*`, or a list
 * with the tag, by weak comparison (RFC 9110, 13.1.2). What is not a tag is ignored.
 */
export function hasRepresentation(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return [...ifNoneMatch.matchAll(ENTITY_TAG)].some(([, tag]) => tag === etag);
}

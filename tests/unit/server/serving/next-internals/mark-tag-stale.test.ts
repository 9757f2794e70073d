import { areTagsExpired, areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { expect, it } from 'vitest';
import { markTagStale } from '@/lib/server/serving/next-internals/mark-tag-stale';

it('a tag marked as stale is expired for the framework: what was cached before is not served, what is cached after is', () => {
  const before = Date.now() - 1_000;
  expect(areTagsExpired(['test:tools'], before)).toBe(false);
  markTagStale('test:tools');
  expect(areTagsExpired(['test:tools'], before)).toBe(true);
  expect(areTagsStale(['test:tools'], before)).toBe(true);
  expect(areTagsExpired(['test:reviews'], before)).toBe(false);
  expect(areTagsExpired(['test:tools'], Date.now() + 1_000)).toBe(false);
});

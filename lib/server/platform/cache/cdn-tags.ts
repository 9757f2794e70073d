import 'server-only';
import { PAGE_TAGS, type PageTag } from './public-tags';

const OF_PAGES: ReadonlySet<string> = new Set(PAGE_TAGS);

const isOfPages = (tag: string): tag is PageTag => OF_PAGES.has(tag);

/** Returns the tags that a content delivery network is told of; the others mean nothing outside the store. */
export function cdnTags(tags: readonly string[]): PageTag[] {
  return [...new Set(tags)].filter(isOfPages);
}

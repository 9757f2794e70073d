/** See page-tags.mjs, which is plain JavaScript because the framework loads it as it is. */
export function recordPageTags(page: string, tags: string): void;
export function findPageTags(page: string): string | undefined;

import 'server-only';

/** Set by page-cache-handler.mjs on prerendered pages, for the pipeline; no response leaves with them. */
export const HASHES_HEADER = 'x-inline-script-hashes';
export const TAGS_HEADER = 'x-page-tags';

/** The framework's own tags, one for each folder of a page's path; the store never changes them. */
const OF_FRAMEWORK = '_N_T_';

/** Returns the store's tags of a page: what it shows. */
export function readTags(header: unknown): string[] {
  return String(header ?? '')
    .split(',')
    .filter((tag) => tag !== '' && !tag.startsWith(OF_FRAMEWORK));
}

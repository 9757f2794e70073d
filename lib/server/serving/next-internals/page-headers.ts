import 'server-only';

/** Set by page-cache-handler.mjs on prerendered pages and removed by the pipeline. */
export const HASHES_HEADER = 'x-inline-script-hashes';
export const TAGS_HEADER = 'x-page-tags';

/** The framework's own tags, one for each folder of a page's path; the store never changes them. */
const OF_FRAMEWORK = '_N_T_';

export function readTags(header: unknown): string[] {
  return String(header ?? '')
    .split(',')
    .filter((tag) => tag !== '' && !tag.startsWith(OF_FRAMEWORK));
}

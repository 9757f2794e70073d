/** Names of the same thing; names that stand for others; what kinds are for; what is not sold. */
export const SEARCH_WORD_KINDS = ['same', 'means', 'need', 'unsold'] as const;
export type SearchWordKind = (typeof SEARCH_WORD_KINDS)[number];

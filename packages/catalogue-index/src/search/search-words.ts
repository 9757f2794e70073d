/** Names of the same thing; a name may have several words. One-way ones lead from a name to others, and not back. */
export type SynonymGroup = { words: readonly string[] } | { from: readonly string[]; to: readonly string[] };

/** What kinds are for: one of `verbs` and one of `objects` lead to them, the best first. Either may be empty. */
export type Need = { verbs: readonly string[]; objects: readonly string[]; kinds: readonly string[] };

/** What a shop says about the words of a language, beside what its tools are called. */
export type SearchWords = {
  synonyms: readonly SynonymGroup[];
  needs: readonly Need[];
  /** What it does not sell: a search for it finds nothing. */
  unsold: readonly string[];
};

export const NO_SEARCH_WORDS: SearchWords = { synonyms: [], needs: [], unsold: [] };

/** Names of the same thing; a name may have several words. One-way ones lead from a name to others, and not back. */
export type SynonymGroup = { words: readonly string[] } | { from: readonly string[]; to: readonly string[] };

/** A need leads from one of `verbs` and one of `objects` to kinds, the best first. Either may be empty. */
export type Need = { verbs: readonly string[]; objects: readonly string[]; kinds: readonly string[] };

/** The words of a language by which a shop extends the names of its tools. */
export type SearchWords = {
  synonyms: readonly SynonymGroup[];
  needs: readonly Need[];
  /** Words for what it does not sell: a search for them finds nothing. */
  unsold: readonly string[];
};

export const NO_SEARCH_WORDS: SearchWords = { synonyms: [], needs: [], unsold: [] };

/**
 * Words and phrases of one language, in dictionary form. `words` all mean the same; of `from` and `to`, who types one of `from`
 * means what is called one of `to`, and not the other way round: trade names, narrower, colloquial and regional words.
 */
export type SynonymGroup = { words: readonly string[] } | { from: readonly string[]; to: readonly string[] };

/** What a kind of tool is for: who types a verb and an object means one of the kinds. */
export type Need = { verbs: readonly string[]; objects: readonly string[]; kinds: readonly string[] };

/** Lists are written with commas, so that a group is a line. */
const listed = (words: string) => words.split(',').map((word) => word.trim());

export function same(words: string): SynonymGroup {
  return { words: listed(words) };
}

export function means(from: string, to: string): SynonymGroup {
  return { from: listed(from), to: listed(to) };
}

export function need(verbs: string, objects: string, kinds: string): Need {
  return { verbs: listed(verbs), objects: listed(objects), kinds: listed(kinds) };
}

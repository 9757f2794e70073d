/**
 * Words and phrases of one language, in dictionary form. `words` all mean the same; who types one of `from` means what is called
 * one of `to`, and not the other way round: trade names, narrower, colloquial and regional words.
 */
export type SynonymGroup = { words: string[] } | { from: string[]; to: string[] };

/** A need leads from a verb with an object to the kinds that serve it. */
export type Need = { verbs: string[]; objects: string[]; kinds: string[] };

/** A group a line: `wrench = spanner`, or one-way `shifter, crescent wrench > adjustable wrench`. */
export function synonymGroups(table: string): readonly SynonymGroup[] {
  return linesOf(table).map((line) => {
    const [from = '', to] = line.split('>');
    return to === undefined ? { words: listed(line, '=') } : { from: listed(from), to: listed(to) };
  });
}

/** A need a line: `loosen, undo : nut, bolt > breaker bar, impact wrench`. */
export function needs(table: string): readonly Need[] {
  return linesOf(table).map((line) => {
    const [wanted = '', kinds = ''] = line.split('>');
    const [verbs = '', objects = ''] = wanted.split(':');
    return { verbs: listed(verbs), objects: listed(objects), kinds: listed(kinds) };
  });
}

function linesOf(table: string): string[] {
  return table.split('\n').filter((line) => line.trim());
}

/** Separated by commas. */
export function listed(words: string, separator = ','): string[] {
  return words
    .split(separator)
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

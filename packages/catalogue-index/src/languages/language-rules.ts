/** How a language is searched. Words are folded: lower case, without marks. */
export type LanguageRules = {
  /** Makes letters that people type in several ways alike, and small. */
  fold: (text: string) => string;
  /** The stem that the forms of a word have in common. */
  stem: (word: string) => string;
  /** Letters before a word that are written with it: the `d’` of `d’atelier`. */
  elision?: RegExp;
  /** How a word sounds: words that sound alike are taken for each other. */
  sound: (word: string) => string;
  /** They count for nothing, unless nothing else was typed. */
  fillers: ReadonlySet<string>;
  /** One of these is followed by what something is for, or what it has. */
  prepositions: ReadonlySet<string>;
  /** Praise and other properties that no catalogue states: a tool without them is what was looked for. */
  vague: ReadonlySet<string>;
  /** Words for everything that is sold. */
  tools: ReadonlySet<string>;
  /** `set`, `kit`: the kind is what comes before. */
  containers: ReadonlySet<string>;
  /** `and`. */
  conjunctions: ReadonlySet<string>;
  /** Common words that are taken for no other. */
  everyday: ReadonlySet<string>;
  /** From so many letters on, a word is also found as the end of longer ones. */
  endingFrom: number;
  /** Letters between the parts of a compound; undefined in a language that writes compounds in several words. */
  links: readonly string[] | undefined;
  nounsAreCapitalised: boolean;
  /** `clé dynamométrique`: what it is comes before what distinguishes it. */
  kindComesFirst: boolean;
};

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean));
}

const CACHED_MAX = 200_000;

export function memoizeWords(read: (word: string) => string): (word: string) => string {
  const results = new Map<string, string>();
  return (word) => {
    const cached = results.get(word);
    if (cached !== undefined) return cached;
    if (results.size >= CACHED_MAX) results.clear();
    const result = read(word);
    results.set(word, result);
    return result;
  };
}

import type { LanguageRules } from '#languages/language-rules';

/** Runs of letters, or numbers with their decimals or fraction: `18V` is `18` and `v`, `1/2in` is `1/2` and `in`. */
const ATOM = /\p{L}+|\p{N}+(?:[.,/]\p{N}+)*/gu;
const POSSESSIVE = /(?<=\p{L})['’]s?(?!\p{L})/gu;
const HAS_DIGIT = /\p{N}/u;
/** Letters before or after a number that are read as one with it: `M10`, `18V`, `TX 20`. */
const LONGEST_SYMBOL = 4;

/** Returns the smallest searchable parts of a text, folded: `M-10, 12,5 mm` is `m`, `10`, `12.5`, `mm`. */
export function atomsOf(text: string, rules: Pick<LanguageRules, 'fold'>): string[] {
  const folded = rules.fold(text.replace(POSSESSIVE, ''));
  return (folded.match(ATOM) ?? []).map((atom) => atom.replaceAll(',', '.'));
}

export function isNumeric(atom: string): boolean {
  return HAS_DIGIT.test(atom);
}

/** Returns whether two neighbours are also one term: `M 10` is `M10`, and `C-clamp` is `cclamp`. */
function isJoined(one: string, other: string): boolean {
  if (isNumeric(one)) return !isNumeric(other) && other.length <= LONGEST_SYMBOL;
  if (isNumeric(other)) return one.length <= LONGEST_SYMBOL;
  return one.length === 1;
}

/** The stems of words, numbers, and numbers with their symbols. Calls `eachWord` with the words that slips are compared with. */
export function termsOf(
  text: string,
  rules: LanguageRules,
  eachWord: (word: string) => void = () => undefined,
): Set<string> {
  const atoms = atomsOf(text, rules);
  const terms = new Set<string>();
  for (const [position, atom] of atoms.entries()) {
    if (isNumeric(atom)) terms.add(atom);
    else {
      const stem = rules.stem(atom);
      eachWord(atom);
      // Of a word that is only there in another form.
      if (stem !== atom) eachWord(stem);
      terms.add(stem);
    }
    const next = atoms[position + 1];
    if (next === undefined || !isJoined(atom, next)) continue;
    terms.add(isNumeric(next) || isNumeric(atom) ? atom + next : rules.stem(atom + next));
  }
  return terms;
}

import type { LanguageRules } from '#languages/language-rules';
import { atomsOf, isNumeric } from '#text/split-words';

/** A name's sizes, numbers of pieces and accessories begin here. */
const END = /[,;:(–—]|\s[-–]\s/u;
const SHORTEST_REST = 4;
/** Symbols of units that a name may begin with. */
const LONGEST_UNIT = 2;

/**
 * The words that say what a tool is: the last ones before sizes and accessories, in French the first. `Forged Bench Vise 125 mm with Swivel Base` is a
 * vise, a `Tap and Die Set` is taps and dies, a `Schraubendrehersatz` screwdrivers, a `Jeu de clés mixtes` spanners.
 */
export function kindsOf(name: string, rules: LanguageRules): string[] {
  const [leading = ''] = name.split(END);
  if (rules.kindComesFirst) return firstKinds(leading, rules);
  const words = leadingWords(leading, rules);
  const heads: string[] = [];
  let at = words.length - 1;
  while (at > 0 && rules.containers.has(words[at]?.folded ?? '')) at -= 1;
  if (rules.nounsAreCapitalised && words.some(({ isCapitalised }) => isCapitalised)) {
    while (at > 0 && words[at]?.isCapitalised === false) at -= 1;
  }
  const head = words[at];
  if (!head) return [];
  heads.push(head.folded);
  if (rules.conjunctions.has(words[at - 1]?.folded ?? '')) heads.push(words[at - 2]?.folded ?? '');
  return [...new Set(heads.flatMap((word) => [word, ...withoutContainer(word, rules)]))].filter(Boolean);
}

/** The first word that is neither a number nor `jeu de`, and the one that `et` joins to it. */
function firstKinds(text: string, rules: LanguageRules): string[] {
  const { fillers, containers, conjunctions, tools } = rules;
  const isCounting = (word: string) =>
    conjunctions.has(word) || (word.length > LONGEST_UNIT && !isNumeric(word) && !fillers.has(word));
  const words = atomsOf(text, rules).filter(isCounting);
  const at = words.findIndex((word) => !containers.has(word));
  const from = at === -1 || tools.has(words[at] ?? '') ? 0 : at;
  const [first = '', joint = '', other = ''] = words.slice(from);
  return [...new Set([first, conjunctions.has(joint) ? other : ''])].filter(Boolean);
}

type Word = { folded: string; isCapitalised: boolean };

function leadingWords(text: string, rules: LanguageRules): Word[] {
  const words: Word[] = [];
  for (const written of text.split(/[\s\-‐‑/]+/u)) {
    // `M10` is a size as well.
    if (words.length > 0 && /\p{N}/u.test(written)) return words;
    for (const folded of atomsOf(written, rules)) {
      const isFigure = isNumeric(folded);
      if (words.length === 0 && (isFigure || folded.length <= LONGEST_UNIT)) continue;
      if (isFigure || rules.prepositions.has(folded)) return words;
      words.push({ folded, isCapitalised: /^\p{Lu}/u.test(written) });
    }
  }
  return words;
}

/** `Schraubendrehersatz` is `schraubendreher` as well. */
function withoutContainer(word: string, rules: LanguageRules): string[] {
  if (rules.links === undefined) return [];
  for (const container of rules.containers) {
    const rest = word.slice(0, word.length - container.length);
    if (word.endsWith(container) && rest.length >= SHORTEST_REST) return [rest, rest.replace(/s$/, '')];
  }
  return [];
}

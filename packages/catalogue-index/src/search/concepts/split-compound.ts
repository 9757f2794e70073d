import type { LanguageRules } from '#languages/language-rules';

const SHORTEST_PART = 3;
const SHORTEST_HEAD = 4;
const SHORTEST_COMPOUND = 7;

/** The parts of a word that is not known as a whole, each as a word; `isWhole` unless the first one is unknown. */
type SplitCompound = { modifier: string; head: string; isWhole: boolean };

type Known = {
  /** Returns whether it is a word of its own. */
  isWord: (word: string) => boolean;
  /** Returns whether it is a word, or the end or beginning of one. */
  isPart: (word: string) => boolean;
};

/**
 * Splits a compound by the words that are known: `Schlagschraubernuss` is a `Nuss` for a `Schlagschrauber`, `drillbits` are drill
 * bits. The longest beginning wins; with linking letters where the language has them.
 */
export function splitCompound(word: string, rules: LanguageRules, known: Known): SplitCompound | undefined {
  if (word.length < SHORTEST_COMPOUND) return undefined;
  const { links } = rules;
  let partial: SplitCompound | undefined;
  const shortestHead = links === undefined ? SHORTEST_PART : SHORTEST_HEAD;
  for (let at = word.length - shortestHead; at >= SHORTEST_PART; at -= 1) {
    const head = word.slice(at);
    if (!known.isWord(head)) continue;
    const before = word.slice(0, at);
    const modifier = modifierOf(before, links, known);
    if (modifier !== undefined) return { modifier, head, isWhole: true };
    if (links !== undefined) partial = { modifier: before, head, isWhole: false };
  }
  return partial;
}

function modifierOf(before: string, links: readonly string[] | undefined, known: Known): string | undefined {
  if (links === undefined) return known.isWord(before) ? before : undefined;
  for (const link of links) {
    const core = before.slice(0, before.length - link.length);
    if (before.endsWith(link) && core.length >= SHORTEST_PART && known.isWord(core)) return core;
  }
  for (const link of links) {
    const core = before.slice(0, before.length - link.length);
    if (before.endsWith(link) && core.length > SHORTEST_PART && known.isPart(core)) return core;
  }
  return undefined;
}

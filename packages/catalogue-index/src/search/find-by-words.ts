import type { ToolTable } from '#columns/tool-table';
import type { Figure } from '#figures/typed-figures';
import { readFigures } from '#figures/typed-figures';
import { findArticleNumbers } from '#search/article-numbers';
import { ConceptReader } from '#search/concepts/concept-reader';
import type { FigureIndex } from '#search/figure-slots';
import { findByConcepts } from '#search/find-by-concepts';
import {
  type FoundInLanguage,
  NO_MATCHES,
  type SearchContext,
  type SearchedLanguage,
  type SearchMatches,
} from '#search/matches';
import { nearNumbers } from '#search/near-numbers';
import type { SearchTrace } from '#search/search-trace';
import { typedWordsOf } from '#search/typed-words';
import { NO_SLOTS, type ScoredSlots, sumScores } from '#text/slot-scores';
import { StepBudget } from '#text/step-budget';
import type { TextIndex } from '#text/text-index';

/** Allows as many steps as reading six terms that every document has, and some for few documents. */
export function searchBudget({ slotCount }: Pick<TextIndex, 'slotCount'>): StepBudget {
  return new StepBudget(18_000 + 6 * slotCount);
}

const FIGURES_MAX = 4;
/** A number of so many digits is no size. */
const LONG_NUMBER = 5;
const FALLBACK_SHARE = 1 / 2;

/** Returns the tools that match a search in the first of these languages, else in another. */
export function findByWords(
  table: ToolTable,
  query: string,
  languages: readonly SearchedLanguage[],
  figureIndex: FigureIndex,
  budget: StepBudget,
  trace?: SearchTrace,
): SearchMatches {
  let first: SearchMatches | undefined;
  for (const [position, { index, lexicon }] of languages.entries()) {
    const own = position === 0;
    const found = budget.share(own && languages.length > 1 ? FALLBACK_SHARE : 1, (share) =>
      findIn({ table, figureIndex, index, lexicon, mayGuess: own, trace }, query, share),
    );
    if (found.fit !== 'none' && (own || found.fit === 'all')) return found;
    first ??= found;
    if (found.isUnsold) break;
  }
  const near = languages[0] ? nearNumbers(languages[0].index, query, budget) : NO_SLOTS;
  return { ...(first ?? NO_MATCHES), ...(near.slots.length > 0 && { similar: near }) };
}

function findIn(context: SearchContext, query: string, budget: StepBudget): FoundInLanguage {
  const { index, lexicon, mayGuess, trace } = context;
  const numbers = findArticleNumbers(index, query);
  trace?.scores('number', query, numbers);
  if (numbers.isWhole) return { ...NO_MATCHES, slots: numbers.slots, scores: numbers.scores, fit: 'all' };
  if (numbers.slots.length > 0 && isNumberAlone(index, query)) return withNumbers(NO_MATCHES, numbers);
  const { figures: all, rest } = readFigures(query);
  const figures = all.slice(0, FIGURES_MAX);
  const words = typedWordsOf(rest, index.rules);
  if (words.length === 0 && figures.length === 0) return NO_MATCHES;
  if (words.length === 0 && isNumberOfOthers(figures)) return withNumbers(NO_MATCHES, numbers);
  const concepts = new ConceptReader(index, lexicon, budget, { mayGuess }).read(words);
  return withNumbers(
    findByConcepts(
      context,
      { concepts, words: all.length > 0 ? typedWordsOf(query, index.rules) : words, figures },
      budget,
    ),
    numbers,
  );
}

/** Returns whether the query is no word of the catalogue but begins an article number. */
function isNumberAlone(index: TextIndex, query: string): boolean {
  const [word, ...more] = typedWordsOf(query, index.rules);
  if (/[\p{L}]-[\p{L}\p{N}]/u.test(query) && !/\s/.test(query.trim())) return true;
  return more.length === 0 && word !== undefined && !word.isSymbol && !index.has(word.stem);
}

/** Figures alone, without a unit: several, or a long one. */
function isNumberOfOthers(figures: readonly Figure[]): boolean {
  const plain = figures.filter(({ dimension }) => dimension === undefined);
  if (plain.length < figures.length) return false;
  return plain.length > 1 || plain.some(({ typed }) => typed.replace(/\D/g, '').length >= LONG_NUMBER);
}

/** An article number that begins so is meant: what has some of the words is not. */
function withNumbers(found: FoundInLanguage, numbers: ScoredSlots): FoundInLanguage {
  if (numbers.slots.length === 0) return found;
  const { slots, scores } = found.fit === 'all' ? sumScores(numbers, found) : numbers;
  return { ...found, slots, scores, fit: 'all', similar: NO_SLOTS };
}

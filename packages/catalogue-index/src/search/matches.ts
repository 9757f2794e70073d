import type { ToolTable } from '#columns/tool-table';
import type { Figure } from '#figures/typed-figures';
import type { FigureIndex } from '#search/figure-slots';
import type { Lexicon } from '#search/lexicon';
import type { SearchTrace } from '#search/search-trace';
import { NO_SLOTS, type ScoredSlots } from '#text/slot-scores';
import type { TextIndex } from '#text/text-index';

/** Whether tools have all that was typed, what matters of it, or not even that. */
export type Fit = 'all' | 'some' | 'none';

/** What a search found, with scores: nothing where nothing fits, but what comes near may be offered. */
export type SearchMatches = ScoredSlots & {
  fit: Fit;
  similar: ScoredSlots;
  /** Words that were taken for others. */
  taken: readonly { typed: string; word: string }[];
  /** Sizes of the search, which all of it has. */
  figures: readonly Figure[];
  /** Sizes of the search, which none of it has. */
  missing: readonly Figure[];
};

export const NO_MATCHES: SearchMatches = {
  ...NO_SLOTS,
  fit: 'none',
  similar: NO_SLOTS,
  taken: [],
  figures: [],
  missing: [],
};

/** Where a search looks: an index of one language, and what its words mean. */
export type SearchedLanguage = { index: TextIndex; lexicon: Lexicon };

export type SearchContext = SearchedLanguage & {
  table: ToolTable;
  figureIndex: FigureIndex;
  mayGuess: boolean;
  /** What is found is recorded there. */
  trace?: SearchTrace | undefined;
};
export type FoundInLanguage = SearchMatches & { isUnsold?: boolean };

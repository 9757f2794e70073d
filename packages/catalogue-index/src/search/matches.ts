import type { ToolTable } from '#columns/tool-table';
import type { Figure } from '#figures/typed-figures';
import type { FigureIndex } from '#search/figure-slots';
import type { Lexicon } from '#search/lexicon';
import type { SearchTrace } from '#search/search-trace';
import { NO_SLOTS, type ScoredSlots } from '#text/slot-scores';
import type { TextIndex } from '#text/text-index';

/** All that was typed, what matters of it, or not even that. */
export type Fit = 'all' | 'some' | 'none';

/** The result of a search, with scores: nothing where nothing fits, but what comes near may be offered. */
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

/** An index of one language, and the meaning of its words. */
export type SearchedLanguage = { index: TextIndex; lexicon: Lexicon };

export type SearchContext = SearchedLanguage & {
  table: ToolTable;
  figureIndex: FigureIndex;
  mayGuess: boolean;
  /** Findings are recorded here. */
  trace?: SearchTrace | undefined;
};
export type FoundInLanguage = SearchMatches & { isUnsold?: boolean };

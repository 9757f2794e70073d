import { compactText } from '@forgeline/tool-text/fold-text';
import type { ToolTable } from '#columns/tool-table';
import { rankMatches, searchBudget } from '#text/rank-matches';
import { NO_SLOTS, type ScoredSlots, sumScores } from '#text/slot-scores';

const SKU_EXACT_SCORE = 10_000;
const SKU_BEGINNING_SCORE = 1_000;
const SHORTEST_SKU_BEGINNING = 2;

/** The tools that match a search, with their scores; no tool has all words if it is relaxed. */
export type SearchMatches = ScoredSlots & { isRelaxed: boolean };

function findBySku(table: ToolTable, query: string): ScoredSlots {
  const typed = compactText(query);
  if (typed.length < SHORTEST_SKU_BEGINNING) return NO_SLOTS;
  return table.text.slotsOfBest(typed, { whole: SKU_EXACT_SCORE, beginning: SKU_BEGINNING_SCORE });
}

/** Returns the tools that match a search: none for a query without a letter or digit. What it costs is taken from the budget. */
export function findByWords(
  table: ToolTable,
  query: string,
  budget = searchBudget(table.text),
): SearchMatches {
  const matches = rankMatches(table.text, query, budget);
  if (!matches) return { ...NO_SLOTS, isRelaxed: false };
  const bySku = findBySku(table, query);
  if (bySku.slots.length === 0) return matches;
  // A SKU is meant exactly: matches of only some of the words are dropped.
  return { ...(matches.isRelaxed ? bySku : sumScores(bySku, matches)), isRelaxed: false };
}

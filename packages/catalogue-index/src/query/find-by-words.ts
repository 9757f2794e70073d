import { compactText } from '@forgeline/tool-text/fold-text';
import type { ToolTable } from '#columns/tool-table';
import { rankMatches, searchBudget } from '#text/rank-matches';
import { NO_SLOTS, type ScoredSlots, sumUp } from '#text/slot-scores';

const SKU_EXACT_SCORE = 10_000;
const SKU_BEGINNING_SCORE = 1_000;
const SHORTEST_SKU_BEGINNING = 2;

/** The tools that match a search, with their scores; no tool has all words if it is relaxed. */
export type Found = ScoredSlots & { isRelaxed: boolean };

/** Returns the tools whose SKU is the query, or begins with it, ignoring hyphens and spaces. */
function findBySku(table: ToolTable, query: string): ScoredSlots {
  const typed = compactText(query);
  if (typed.length < SHORTEST_SKU_BEGINNING) return NO_SLOTS;
  return table.text.slotsOfBest(typed, { whole: SKU_EXACT_SCORE, beginning: SKU_BEGINNING_SCORE });
}

/** Returns the tools that match a search: none for a query without a letter or digit. What it costs is taken from the budget. */
export function findByWords(table: ToolTable, query: string, budget = searchBudget(table.text)): Found {
  const matches = rankMatches(table.text, query, budget);
  if (!matches) return { ...NO_SLOTS, isRelaxed: false };
  const bySku = findBySku(table, query);
  if (bySku.slots.length === 0) return matches;
  // Who types a SKU wants that, and nothing that has only some of the words.
  return { ...(matches.isRelaxed ? bySku : sumUp(bySku, matches)), isRelaxed: false };
}

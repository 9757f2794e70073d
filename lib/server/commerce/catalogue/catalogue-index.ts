import 'server-only';
import type { CatalogueQuery, Facets } from '@/lib/shared/schemas/catalogue';
import type { ToolQuery } from '@/lib/shared/schemas/tool';

/** A tool that the index found: `revision` is another one whenever calls and pages show something else of it. */
export type FoundTool = { id: string; revision: number };

/** A part of the tools that match, and how many match in all. */
export type FoundTools = { tools: FoundTool[]; total: number };

export type CataloguePage = FoundTools & {
  /** The page that is shown: the last one if the query names one beyond it. */
  page: number;
  pageCount: number;
  /** No tool contains all search words; these contain some. */
  isRelaxed: boolean;
  facets: Facets;
};

/**
 * Finds tools: the index of the catalogue. It knows what tools are found, filtered and sorted by, and returns their ids; what
 * is shown of them is read by id. The store's own is in memory (in-memory/); a search server can take its place
 * (docs/scaling.md).
 */
export interface CatalogueIndex {
  /** Returns a tool by its id in hex. */
  find(id: string): Promise<FoundTool | undefined>;
  /** Returns one page of the matching tools, in the requested order, with all filters. */
  browse(query: CatalogueQuery): Promise<CataloguePage>;
  /** Returns the best matches for what is typed so far; `steps` is what that took, whatever a step is (StepBudget). */
  suggest(typed: string, limit: number): Promise<FoundTools & { steps: number }>;
  /** Returns the tools that match a query of `GET /api/tool`: `limit` from `skip` on, or all for 0. */
  choose(query: ToolQuery, part: { skip: number; limit: number }): Promise<FoundTools>;
  /** Returns the tools of the same category that are most similar to this one. */
  related(id: string, limit: number): Promise<FoundTool[]>;
}

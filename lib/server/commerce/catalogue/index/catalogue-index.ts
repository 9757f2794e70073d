import 'server-only';
import type {
  FoundPage,
  FoundTool,
  FoundTools,
  ListQuery,
  PageQuery,
} from '@forgeline/catalogue-index/queries';
import { processSingleton } from '@/lib/server/platform/process-singleton';

/**
 * Finds tools: the index of the catalogue. It holds what tools are found, filtered and sorted by, and returns their ids; what
 * is shown of them is read by id. The store's own is in memory (packages/catalogue-index); a search server can take its place
 * (docs/scaling.md).
 */
export interface CatalogueIndex {
  /** Returns a tool by its id in hex. */
  find(id: string): Promise<FoundTool | undefined>;
  /** Returns one page of the matching tools, in the requested order, with all filters. */
  browse(query: PageQuery): Promise<FoundPage>;
  /** Returns the best matches for what is typed so far; `steps` is what that took, whatever a step is (StepBudget). */
  suggest(typed: string, limit: number): Promise<FoundTools & { steps: number }>;
  /** Returns the tools that match a query of `GET /api/tool`: `limit` from `skip` on, or all for 0. */
  choose(query: ListQuery, part: { skip: number; limit: number }): Promise<FoundTools>;
  /** Returns the tools of the same category that are most similar to this one. */
  related(id: string, limit: number): Promise<FoundTool[]>;
}

/** What fills an index and follows the database with it. Each method throws the driver's errors while the database cannot be read. */
export interface CatalogueSource {
  current(): Promise<CatalogueIndex>;
  ifReady(): Promise<CatalogueIndex | undefined>;
  version(): Promise<string>;
}

/** Set by start-store.ts, so that pages and calls load neither index nor loader. */
const provided = () => processSingleton<{ source?: CatalogueSource }>('catalogue', () => ({}));

export function provideCatalogue(source: CatalogueSource): void {
  provided().source = source;
}

function source(): CatalogueSource {
  const { source: known } = provided();
  if (!known) throw new Error('This process has no catalogue.');
  return known;
}

/**
 * Returns the index of every tool that public lists hold: as of the last change made by this process, and of any other's at most a second
 * before the call. Waits for the tools to be packed once. Throws the driver's errors while the database cannot be read,
 * rather than return a stale catalogue.
 */
export function currentCatalogue(): Promise<CatalogueIndex> {
  return source().current();
}

/**
 * Returns the same as `currentCatalogue`, or undefined as long as the tools are not packed; begins to pack them. What is public and was
 * read without it is stale once they are.
 */
export function catalogueIfReady(): Promise<CatalogueIndex | undefined> {
  return source().ifReady();
}

/** Returns a version of the current catalogue: another one after each change of a tool. Throws like `currentCatalogue`. */
export function catalogueVersion(): Promise<string> {
  return source().version();
}

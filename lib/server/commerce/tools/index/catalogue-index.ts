import type {
  ExplainedTool,
  FoundPage,
  FoundTool,
  FoundTools,
  ListQuery,
  PageQuery,
  Suggestions,
} from '@forgeline/catalogue-index/queries';
import { publicVersion } from '@/lib/server/platform/cache/public-cache';
import { processSingleton } from '@/lib/server/platform/process-singleton';

/**
 * Finds tools: what they are found, filtered and sorted by, returning ids; what is shown of them is read by id. The
 * store's own index is in memory (packages/catalogue-index); a search server can replace it (docs/scaling.md).
 */
export interface CatalogueIndex {
  find(id: string): Promise<FoundTool | undefined>;
  browse(query: PageQuery): Promise<FoundPage>;
  /** `steps` is the cost of the search (StepBudget). */
  suggest(typed: string, limit: number, language?: string): Promise<Suggestions>;
  /** The best matches, each with what its score consists of. */
  explain(query: string, limit: number, language?: string): Promise<ExplainedTool[]>;
  choose(query: ListQuery, part: { skip: number; limit: number }): Promise<FoundTools>;
  related(id: string, limit: number): Promise<FoundTool[]>;
}

/** Provides an index that follows the database. Methods throw the driver's errors while the database is unreachable. */
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
  const { source: current } = provided();
  if (!current) throw new Error('This process has no catalogue.');
  return current;
}

/**
 * Includes every change made by this process, and by any other until a second before the call. Waits for the first
 * packing. Throws the driver's errors while the database is unreachable, rather than return a stale catalogue.
 */
export function currentCatalogue(): Promise<CatalogueIndex> {
  return source().current();
}

/** Undefined until the tools are packed, which it starts. Public content read without it is refreshed once they are. */
export function catalogueIfReady(): Promise<CatalogueIndex | undefined> {
  return source().ifReady();
}

/** Changes with each change of a tool. Throws like `currentCatalogue`. */
function catalogueVersion(): Promise<string> {
  return source().version();
}

/**
 * Changes with each change of a tool, retired ones included, which no list has, of the words in other languages, and of the
 * categories. Throws like `currentCatalogue`.
 */
export async function toolsVersion(): Promise<string> {
  const tags = ['tools', 'categories', 'catalogue-words', 'search-words'] as const;
  return [await catalogueVersion(), ...(await Promise.all(tags.map(publicVersion)))].join(' ');
}

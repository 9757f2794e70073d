import type { TypedSize } from '#figures/typed-figures';
import type { Fit } from '#search/matches';
import type { ScorePart } from '#search/search-trace';

/**
 * The orders of a page; a hyphen reverses one. `relevance` without search words is `newest`; `spec:` is by the size of a
 * specification, by its name in addresses, with tools that lack it last in both directions.
 */
type Sort = 'price' | 'name' | 'rating' | 'sku' | 'stock' | 'moq' | `spec:${string}`;
export type PageSort = 'relevance' | 'newest' | `${'' | '-'}${Sort}`;

/** One page of a list with all its filters. Prices are in cents, both bounds included. */
export type PageQuery = {
  q?: string | undefined;
  /** In which a search is, and names are sorted; in a search the others of the catalogue come second. */
  language?: string | undefined;
  category?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** At least the minimum order is available. */
  stock?: 'in' | undefined;
  rating?: number | undefined;
  /** `jaw-width:125-mm`: values of one name are alternatives; different names must all match. */
  spec?: readonly string[] | undefined;
  /** `opening:5..10:in`: figures of this size, whatever their unit. One of a name. */
  range?: readonly string[] | undefined;
  sort?: PageSort | undefined;
  page?: number | undefined;
  /** Names of specifications whose facets come first. */
  keySpecs?: readonly string[] | undefined;
  /** True to count every specification of the result, for a table of a category. */
  columns?: boolean | undefined;
};

export type ListQuery = {
  q?: string | undefined;
  category?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  inStock?: boolean | undefined;
  /** In which names are sorted: in the catalogue's own by their codes. */
  language?: string | undefined;
  sort?: 'newest' | 'price' | '-price' | 'name' | 'rating' | undefined;
};

/** A tool that was found: `revision` is the one it was put in with. */
export type FoundTool = { id: string; revision: number };

export type FoundTools = { tools: FoundTool[]; total: number };

/** The best matches of what was typed so far. */
export type Suggestions = FoundTools & {
  steps: number;
  fit: Fit;
  /** Words that were taken for others. */
  taken: readonly { typed: string; word: string }[];
  /** Tools that come near, where nothing is found. */
  similar: FoundTool[];
};

/** A result with what its score consists of; of equal scores, what is in stock, sold lately (`soldLevel`) and new decides. */
export type ExplainedTool = FoundTool & {
  score: number;
  parts: readonly ScorePart[];
  isAvailable: boolean;
  soldLevel: number;
};

export type FoundPage = FoundTools & {
  /** The page that is returned: the last one if the query names one beyond it. */
  page: number;
  pageCount: number;
  /** No tool has all of a search; these have what matters of it. */
  isRelaxed: boolean;
  /** Tools that come near, where nothing is found. */
  similar: FoundTool[];
  /** Words of the search that were taken for others. */
  taken: readonly { typed: string; word: string }[];
  /** Sizes of the search, which tools must have. */
  sizes: readonly TypedSize[];
  /** Sizes of the search, which none of these tools has. */
  missingSizes: readonly TypedSize[];
  facets: Facets;
  /** Those of `keySpecs` first, then by how well people choose by them; empty unless the query has `columns` and a category. */
  columns: SpecCount[];
};

/** How many tools of a result have a specification, and in how many values. */
export type SpecCount = {
  name: string;
  /** Its name in addresses. */
  token: string;
  tools: number;
  values: number;
  /** The value, where there is a single one. */
  only?: string;
};

export type PriceRange = { min?: number; max?: number; count: number };

export type SpecFacet = {
  name: string;
  values: { label: string; token: string; count: number }[];
  /** The range its figures can be narrowed to: from `min` to `max`, in `unit` or another of `units`. Absent where most values are words. */
  range?: { unit: string; units: string[]; min: number; max: number } | undefined;
};

/** The possible choices, each with the number of tools it would leave while all other choices stay. */
export type Facets = {
  categories: { slug: string; count: number }[];
  prices: PriceRange[];
  available: number;
  /** `count` tools are rated `rating` stars or more. */
  ratings: { rating: number; count: number }[];
  specs: SpecFacet[];
};

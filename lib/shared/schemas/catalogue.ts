import { z } from 'zod';
import { TOOL_SORTS, type Tool } from './tool';

/** `relevance` is the order of a search; without words it is `newest`. */
export const CATALOGUE_SORTS = ['relevance', ...TOOL_SORTS] as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

export const CATALOGUE_PAGE_SIZE = 24;
export const SPEC_CHOICES_MAX = 20;

const dollars = z.coerce.number().min(0).max(1_000_000);

/** What the address of the catalogue asks for, besides the category, which is part of its path. */
export const catalogueQuerySchema = z.object({
  q: z.string().trim().max(200).optional(),
  min: dollars.optional(),
  max: dollars.optional(),
  stock: z.literal('in').optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  /** `name:value`, see specToken; several of one name mean either, of different names mean both. */
  spec: z
    .array(z.string().regex(/^[^:]{1,80}:[^:]{1,80}$/))
    .max(SPEC_CHOICES_MAX)
    .optional(),
  sort: z.enum(CATALOGUE_SORTS).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
});

export type CatalogueQuery = z.infer<typeof catalogueQuerySchema> & { category?: string | undefined };

export type PriceRange = { min?: number; max?: number; count: number };

export type SpecFacet = {
  /** As the data sheet has it. */
  name: string;
  values: { label: string; token: string; count: number }[];
};

/** What one can choose, with how many tools each choice would show, everything else chosen staying as it is. */
export type Facets = {
  categories: { slug: string; count: number }[];
  prices: PriceRange[];
  available: number;
  /** `count` tools have at least `rating` stars. */
  ratings: { rating: number; count: number }[];
  specs: SpecFacet[];
};

export type CatalogueResult = {
  tools: Tool[];
  total: number;
  /** The page that is shown: the last one if the address asks for one beyond it. */
  page: number;
  pageCount: number;
  /** No tool has all the words; these have some of them. */
  isRelaxed: boolean;
  facets: Facets;
};

export const SEARCH_LIMIT = 8;

/** Query of `GET /api/search`. */
export const searchQuerySchema = z.object({
  q: z.string().trim().max(200).default(''),
  limit: z.coerce.number().int().min(1).max(20).default(SEARCH_LIMIT),
});

/** A tool as the search box shows it. */
export const searchHitSchema = z.object({
  _id: z.string(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  category: z.string(),
  price: z.number(),
  inStock: z.boolean(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

export const searchAnswerSchema = z.object({
  results: z.array(searchHitSchema),
  /** How many tools fit in all. */
  total: z.number().int(),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

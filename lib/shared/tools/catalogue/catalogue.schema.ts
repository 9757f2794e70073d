import type { ExplainedTool, FoundPage, SpecCount, SpecFacet } from '@forgeline/catalogue-index/queries';
import { readRange } from '@forgeline/tool-text/spec-range';
import { z } from 'zod';
import { amountText, pageSchema, wholeNumberText } from '../../numbers/number-fields.schema';
import { TOOL_SORTS, type Tool, textLanguageSchema } from '../tool.schema';

/** `relevance` applies to a search; without search words it is `newest`. */
export const CATALOGUE_SORTS = ['relevance', ...TOOL_SORTS] as const;

/** Orders of the table's column heads; a hyphen reverses one. */
export const COLUMN_SORTS = ['-name', '-rating', 'sku', '-sku', 'stock', '-stock', 'moq', '-moq'] as const;
/** By the size of a specification, named as in addresses (specToken); tools without it come last in both directions. */
export type SpecSort = `${'' | '-'}spec:${string}`;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number] | (typeof COLUMN_SORTS)[number] | SpecSort;

const SPEC_SORT = /^-?spec:[^:]{1,80}$/;
const specSortSchema = z.custom<SpecSort>((value) => typeof value === 'string' && SPEC_SORT.test(value));

export const CATALOGUE_PAGE_SIZE = 24;
export const SPEC_CHOICES_MAX = 20;

const dollars = amountText.refine((amount) => amount <= 1_000_000);

/** The query of the catalogue's address; the category is part of the path. */
export const catalogueQuerySchema = z.object({
  q: z.string().trim().max(200).optional(),
  min: dollars.optional(),
  max: dollars.optional(),
  stock: z.literal('in').optional(),
  rating: wholeNumberText(1, 5).optional(),
  /** `name:value`, see specToken. Values of one name are alternatives; different names must all match. */
  spec: z
    .array(z.string().regex(/^[^:]{1,80}:[^:]{1,80}$/))
    .max(SPEC_CHOICES_MAX)
    .optional(),
  /** `name:from..to:unit`, see spec-range.ts: figures of this size in any unit. One per name. */
  range: z
    .array(z.string().refine((token) => readRange(token) !== null))
    .max(SPEC_CHOICES_MAX)
    .optional(),
  sort: z.union([z.enum([...CATALOGUE_SORTS, ...COLUMN_SORTS]), specSortSchema]).optional(),
  view: z.literal('table').optional(),
  page: pageSchema.optional(),
});

export type CatalogueQuery = z.infer<typeof catalogueQuerySchema> & { category?: string | undefined };

export type { SpecCount, SpecFacet };

/** A facet as a page of one language names it; `token` is its name in addresses, in every language. */
export type NamedSpecFacet = SpecFacet & { token: string };

export type Facets = Omit<FoundPage['facets'], 'specs'> & { specs: NamedSpecFacet[] };

/** A page of the index, with its tools. */
export type CatalogueResult = Omit<FoundPage, 'tools' | 'facets' | 'similar' | 'columns'> & {
  facets: Facets;
  /** In the table of a category: every specification of its tools, in the words of the page. */
  columns: SpecCount[];
  /** In a table: how addresses name the specifications of each tool, by its id, in their order. */
  specTokens: Readonly<Record<string, readonly string[]>>;
  tools: Tool[];
  /** Tools that come near, where nothing is found. */
  similar: Tool[];
};

/** A result of a search with its reasons, as admins read them. */
export type ExplainedResult = Pick<ExplainedTool, 'score' | 'parts' | 'isAvailable' | 'soldLevel'> &
  Pick<Tool, 'name' | 'slug'>;

const SEARCH_LIMIT = 8;

export const searchQuerySchema = z.object({
  q: z.string().trim().max(200).default(''),
  limit: wholeNumberText(1, 20).default(SEARCH_LIMIT),
  language: textLanguageSchema,
});

export const searchHitSchema = z.object({
  _id: z.string(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  category: z.string(),
  /** Absent if sold on request. */
  price: z.number().optional(),
  moq: z.number().int(),
  step: z.number().int(),
  /** Units available now. */
  quantity: z.number().int(),
  /** Units that can be ordered, where they are more than those available. */
  orderable: z.number().int().optional(),
  inStock: z.boolean(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

const foundCategorySchema = z.object({ slug: z.string(), name: z.string(), count: z.number().int() });
/** `count` is of all tools of the category. */
export type FoundCategory = z.infer<typeof foundCategorySchema>;

export const searchResponseSchema = z.object({
  results: z.array(searchHitSchema),
  total: z.number().int(),
  /** No tool has all words: these have what matters of them. */
  isRelaxed: z.literal(true).optional(),
  /** Words that were taken for others; absent if none were. */
  taken: z.array(z.object({ typed: z.string(), word: z.string() })).optional(),
  /** Tools that come near, where nothing is found. */
  similar: z.array(searchHitSchema).optional(),
  /** Those that many of the tools are of, at most three; absent if there are none. */
  categories: z.array(foundCategorySchema).optional(),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;

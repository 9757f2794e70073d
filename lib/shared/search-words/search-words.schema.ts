import { foldText } from '@forgeline/tool-text/fold-text';
import { z } from 'zod';
import { lineSchema } from '../calls/fields.schema';
import { type IssueCode, issue } from '../messages/messages';
import { pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import { LANGUAGES } from '../site/languages';

/**
 * Names of the same thing; names that stand for others, and not the other way round; what kinds are for, by verbs and objects;
 * what the shop does not sell.
 */
export const SEARCH_WORD_KINDS = ['same', 'means', 'need', 'unsold'] as const;

/** Every search without a match is shorter. */
const NAME_MAX_LENGTH = 60;
const NAME_WORDS_MAX = 5;
const NAMES_MAX = 50;
const PAGE_LIMIT_MAX = 100;

const languageSchema = z.enum(LANGUAGES.all, { error: issue('invalid') });
const kindSchema = z.enum(SEARCH_WORD_KINDS, { error: issue('invalid') });

/** Returns a name as names are compared: without case, accents and further spaces. */
export function foldedName(name: string): string {
  return foldText(name).trim().split(/\s+/).join(' ');
}

const nameSchema = lineSchema('search-word-required', NAME_MAX_LENGTH, 'field-too-long')
  .refine((name) => /[\p{L}\p{N}]/u.test(name), issue('invalid'))
  .refine((name) => name.split(/[\s-]+/).length <= NAME_WORDS_MAX, issue('search-word-long'));

export const searchNamesSchema = z.array(nameSchema).max(NAMES_MAX, issue('search-words-too-many'));

type Group = {
  kind: (typeof SEARCH_WORD_KINDS)[number];
  words: string[];
  objects: string[];
  to: string[];
};

/** Kinds whose words lead to others. */
export const LEADING_KINDS: readonly Group['kind'][] = ['means', 'need'];

/** Checks what a group of a kind needs, and that it has no name twice; the objects of a need may be called like its kind. */
export function checkGroup({ kind, words, objects, to }: Group, context: z.RefinementCtx): void {
  const refuse = (field: 'words' | 'objects' | 'to', message: IssueCode) =>
    context.addIssue({ code: 'custom', path: [field], message: issue(message) });
  if (words.length === 0) refuse('words', 'search-word-required');
  else if (kind === 'same' && words.length < 2) refuse('words', 'search-words-two');
  const leads = LEADING_KINDS.includes(kind);
  if (leads && to.length === 0) refuse('to', 'search-word-required');
  if (!leads && to.length > 0) refuse('to', 'invalid');
  if (kind === 'need' && objects.length === 0) refuse('objects', 'search-word-required');
  if (kind !== 'need' && objects.length > 0) refuse('objects', 'invalid');
  if (new Set(objects.map(foldedName)).size < objects.length) refuse('objects', 'word-twice');
  const names = new Set<string>();
  for (const [field, list] of [['words', words] as const, ['to', to] as const]) {
    if (list.some((name) => names.size === names.add(foldedName(name)).size)) refuse(field, 'word-twice');
  }
}

export const searchGroupFields = {
  kind: kindSchema,
  words: searchNamesSchema,
  /** The objects of a need. */
  objects: searchNamesSchema.default([]),
  /** The names that the others stand for, or the kinds that serve a need. */
  to: searchNamesSchema.default([]),
};

export const newSearchWordsSchema = z
  .strictObject({ language: languageSchema, ...searchGroupFields })
  .superRefine(checkGroup);
export type NewSearchWords = z.output<typeof newSearchWordsSchema>;

/** The whole group; its language stays. */
export const changedSearchWordsSchema = z.strictObject(searchGroupFields).superRefine(checkGroup);
export type ChangedSearchWords = z.output<typeof changedSearchWordsSchema>;

export const searchWordQuerySchema = z.object({
  language: languageSchema,
  q: z.string().trim().max(200).optional(),
  kind: kindSchema.optional(),
  page: pageSchema.optional(),
  limit: wholeNumberText(1, PAGE_LIMIT_MAX).optional(),
});
export type SearchWordQuery = z.output<typeof searchWordQuerySchema>;

export const storedSearchWordsSchema = z.object({
  _id: z.string(),
  language: z.enum(LANGUAGES.all),
  kind: z.enum(SEARCH_WORD_KINDS),
  words: z.array(z.string()),
  objects: z.array(z.string()),
  to: z.array(z.string()),
  updatedAt: z.string(),
});
export type StoredSearchWords = z.infer<typeof storedSearchWordsSchema>;

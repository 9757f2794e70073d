import { z } from 'zod';
import { lineSchema, optionalLineSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import { otherLanguageSchema } from '../tools/tool-texts.schema';

/** The kinds of words of tools: the name of a specification, its value in words, or the name of a pack. */
export const WORD_KINDS = ['property', 'value', 'pack'] as const;

export const WORD_STATES = ['missing', 'translated'] as const;

/** The longest of the texts that are translated, with room for a language that needs more letters. */
const WORD_MAX_LENGTH = 200;
const WORDS_AT_ONCE_MAX = 500;
const PAGE_LIMIT_MAX = 100;

export const wordQuerySchema = z.object({
  language: otherLanguageSchema,
  q: z.string().trim().max(200).optional(),
  state: z.enum(WORD_STATES).optional(),
  page: pageSchema.optional(),
  limit: wholeNumberText(1, PAGE_LIMIT_MAX).optional(),
});
export type WordQuery = z.output<typeof wordQuerySchema>;

export const specWordSchema = z.object({
  text: z.string(),
  /** Absent while it is missing. */
  translation: z.string().optional(),
  kinds: z.array(z.enum(WORD_KINDS)),
  /** How often tools have it, in every state. */
  uses: z.number().int(),
});
export type SpecWord = z.infer<typeof specWordSchema>;

const wordSchema = z.strictObject({
  text: lineSchema('word-required', WORD_MAX_LENGTH, 'field-too-long'),
  /** Empty to take it away. */
  translation: optionalLineSchema(WORD_MAX_LENGTH),
});

export const saveWordsSchema = z.strictObject({
  language: otherLanguageSchema,
  words: z
    .array(wordSchema)
    .min(1, issue('words-number'))
    .max(WORDS_AT_ONCE_MAX, issue('words-number'))
    .superRefine((words, context) => {
      const seen = new Set<string>();
      for (const [index, { text }] of words.entries()) {
        if (seen.has(text))
          context.addIssue({ code: 'custom', path: [index, 'text'], message: issue('word-twice') });
        seen.add(text);
      }
    }),
});
export type SaveWordsInput = z.output<typeof saveWordsSchema>;

import { z } from 'zod';
import { lineSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { pageSchema as pageNumberSchema, wholeNumberText } from '../numbers/number-fields.schema';
import { LANGUAGES } from '../site/languages';
import {
  PAGE_KINDS,
  PAGE_STATES,
  PAGE_TEXT_MAX_LENGTH,
  PAGE_TITLE_MAX_LENGTH,
  slugFault,
} from '../site/own-pages';
import { isPlainText } from '../text/visible-text';

/** The longest text at four bytes a character in each language, and the rest of the body. */
export const PAGE_BODY_BYTES = LANGUAGES.all.length * 256 * 1024;

export const slugSchema = z
  .string()
  .trim()
  .superRefine((slug, context) => {
    const fault = slugFault(slug);
    if (fault) context.addIssue({ code: 'custom', message: issue(fault) });
  });

const titleSchema = lineSchema('page-title-required', PAGE_TITLE_MAX_LENGTH, 'field-too-long');

/** A draft may have no text yet. */
const markdownSchema = z
  .string()
  .overwrite((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim())
  .max(PAGE_TEXT_MAX_LENGTH, issue('field-too-long'))
  .refine(isPlainText, issue('invalid'));

export const pageTextFields = { title: titleSchema, text: markdownSchema };

const textsSchema = z.partialRecord(z.enum(LANGUAGES.all), z.strictObject(pageTextFields));

export const pageFields = { kind: z.enum(PAGE_KINDS), state: z.enum(PAGE_STATES), texts: textsSchema };

type Fields = z.output<z.ZodObject<typeof pageFields>>;

/** What is published has title and text in the default language, which stands in for others, and text wherever it has a title. */
function judgeTexts({ state, texts }: Fields, context: z.RefinementCtx): void {
  const add = (code: 'page-title-required' | 'legal-text-required', ...path: string[]) =>
    context.addIssue({ code: 'custom', message: issue(code), path: ['texts', ...path] });
  const isPublished = state === 'published';
  if (isPublished ? !texts[LANGUAGES.default] : Object.keys(texts).length === 0)
    add('page-title-required', LANGUAGES.default, 'title');
  for (const [language, written] of Object.entries(texts))
    if (isPublished && written?.text === '') add('legal-text-required', language, 'text');
}

/** Body of `POST /api/page`. */
export const newPageSchema = z.strictObject({ slug: slugSchema, ...pageFields }).superRefine(judgeTexts);
export type NewPage = z.output<typeof newPageSchema>;

/** Body of `PUT /api/page/{slug}`: the whole page, with the revision it replaces. */
export const changedPageSchema = z
  .strictObject({ slug: slugSchema.optional(), ...pageFields, revision: z.int().min(1) })
  .superRefine(judgeTexts);
export type ChangedPage = z.output<typeof changedPageSchema>;

export const pageParamSchema = z.object({ slug: z.string().max(60) });
export const pageVersionParamSchema = z.object({
  slug: z.string().max(60),
  n: wholeNumberText(1, Number.MAX_SAFE_INTEGER),
});

/** Body of a restore, which may be left out: with the revision that it replaces. */
export const restoreVersionSchema = z.strictObject({ revision: z.int().min(0) }).optional();
export type RestoreVersion = NonNullable<z.output<typeof restoreVersionSchema>>;

export const pageQuerySchema = z.object({
  kind: z.enum(PAGE_KINDS).optional(),
  page: pageNumberSchema.optional(),
  limit: wholeNumberText(1, 100).optional(),
});
export type PageQuery = z.output<typeof pageQuerySchema>;

const storedTextsSchema = z.partialRecord(
  z.enum(LANGUAGES.all),
  z.object({ title: z.string(), text: z.string() }),
);

export const pageSchema = z.object({
  slug: z.string(),
  kind: z.enum(PAGE_KINDS),
  state: z.enum(PAGE_STATES),
  texts: storedTextsSchema,
  revision: z.number().int(),
  updatedAt: z.string(),
  /** When it was published first. */
  publishedAt: z.string().optional(),
});
export type Page = z.output<typeof pageSchema>;

export const addedPageSchema = z.object({ insertedId: z.string(), revision: z.number().int() });
export const pageRevisionSchema = z.object({ revision: z.number().int() });

/** Who saved a version, and when. */
export const savedFields = {
  editedAt: z.string(),
  /** Missing once the account is closed. */
  editor: z.string().optional(),
};

export const pageVersionSchema = z.object({
  version: z.number().int(),
  kind: z.enum(PAGE_KINDS),
  state: z.enum(PAGE_STATES),
  texts: storedTextsSchema,
  ...savedFields,
});
export type PageVersion = z.output<typeof pageVersionSchema>;

import { z } from 'zod';
import { hasAtMostLines, LINES_MAX, optionalLineSchema, optionalTextSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { type Language, OTHER_LANGUAGES } from '../site/languages';
import { detailsSchema, TOOL_NAME_MAX_LENGTH } from './tool-fields.schema';
import {
  ALT_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  DOCUMENT_TITLE_MAX_LENGTH,
  SLUG_MAX_LENGTH,
} from './tool-limits';

const URL_MAX_LENGTH = 2_048;

/** Empty to follow the name. */
const slugSchema = z
  .string()
  .trim()
  .max(SLUG_MAX_LENGTH, issue('slug-invalid'))
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, issue('slug-invalid'));

const byAddress = (maxLength: number) =>
  z.record(z.string().max(URL_MAX_LENGTH), optionalLineSchema(maxLength));

/** In one language: a part that is absent stays as it is, and an empty one is taken away. */
const toolTextSchema = z.strictObject({
  name: optionalLineSchema(TOOL_NAME_MAX_LENGTH, 'tool-name-too-long').optional(),
  slug: slugSchema.optional(),
  description: optionalTextSchema(DESCRIPTION_MAX_LENGTH, 'description-too-long')
    .refine(hasAtMostLines(LINES_MAX.note), issue('field-too-long'))
    .optional(),
  details: detailsSchema.optional(),
  pictureAlts: byAddress(ALT_MAX_LENGTH).optional(),
  documentTitles: byAddress(DOCUMENT_TITLE_MAX_LENGTH).optional(),
});
export type ToolTextInput = z.output<typeof toolTextSchema>;
export type ToolTextsInput = { [Key in Language]?: ToolTextInput | undefined };

const inOthers = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, schema.optional()])) as Record<
    Language,
    z.ZodOptional<Schema>
  >;

/** A language other than the catalogue's. */
export const otherLanguageSchema = z
  .string()
  .refine((language): language is Language => OTHER_LANGUAGES.some((other) => other === language), {
    error: issue('invalid'),
  });

export const missingTextsSchema = z.object(inOthers(z.number().int()));

/** Texts of a tool in languages other than the catalogue's. A language that is absent stays as it is. */
export const toolTextsSchema = z.strictObject(inOthers(toolTextSchema));

export const storedTextsSchema = z.object(
  inOthers(
    z.object({
      name: z.string().optional(),
      slug: z.string().optional(),
      description: z.string().optional(),
      details: z.string().optional(),
      pictureAlts: z.record(z.string(), z.string()).optional(),
      documentTitles: z.record(z.string(), z.string()).optional(),
    }),
  ),
);

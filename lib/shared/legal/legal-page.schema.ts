import { z } from 'zod';
import { issue } from '../messages/messages';
import { LANGUAGES } from '../site/languages';
import { LEGAL_PAGES } from '../site/legal-pages';
import { isPlainText, isVisible } from '../text/visible-text';

export const LEGAL_TEXT_MAX_LENGTH = 60_000;
/** The longest text at four bytes a character, and the rest of the body. */
export const LEGAL_TEXT_BODY_BYTES = 256 * 1024;

export const legalPageParamSchema = z.object({ page: z.enum(LEGAL_PAGES) });

const markdownSchema = z
  .string({ error: issue('legal-text-required') })
  .trim()
  .normalize('NFC')
  .min(1, { error: issue('legal-text-required'), abort: true })
  .refine(isVisible, { error: issue('legal-text-required'), abort: true })
  .max(LEGAL_TEXT_MAX_LENGTH, issue('field-too-long'))
  .refine(isPlainText, issue('invalid'));

export const legalPageFormSchema = z.object({ markdown: markdownSchema });

/** Body of `PUT /api/legal-page/{page}`: `version` is the one that was edited, 0 for the placeholder. */
export const editLegalPageSchema = z.strictObject({
  language: z.enum(LANGUAGES.all),
  version: z.number().int().min(0),
  markdown: markdownSchema,
});
export type EditLegalPageInput = z.infer<typeof editLegalPageSchema>;

export const legalPageVersionSchema = z.object({ version: z.number().int() });

export const publishedLegalPageSchema = z.object({ version: z.number().int(), markdown: z.string() });
export type PublishedLegalPage = z.infer<typeof publishedLegalPageSchema>;

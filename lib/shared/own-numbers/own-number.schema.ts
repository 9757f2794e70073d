import { z } from 'zod';
import { isOneLine } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { isPlainText, visiblePart } from '../text/visible-text';

const OWN_NUMBER_MAX_LENGTH = 80;

/** Requires a visible letter or digit, since own numbers are compared by these. */
export const ownNumberTextSchema = z
  .string({ error: issue('alias-invalid') })
  .trim()
  .normalize('NFC')
  .max(OWN_NUMBER_MAX_LENGTH, issue('alias-invalid'))
  .refine((value) => /[\p{L}\p{N}]/u.test(visiblePart(value)), issue('alias-invalid'))
  .refine((value) => isPlainText(value) && isOneLine(value), issue('alias-invalid'));

/** Body of `POST` and `PUT /api/alias`. A malformed id is treated like an unknown one: 404 (product §7.4). */
export const ownNumberInputSchema = z.strictObject({
  alias: ownNumberTextSchema,
  toolId: z.string({ error: issue('invalid') }).max(100),
});
export type OwnNumberInput = z.infer<typeof ownNumberInputSchema>;

export const ownNumberQuerySchema = z.object({ alias: ownNumberTextSchema });

/** The buyer's own number for a tool; without `sku` and `name` while the tool is not sold. */
export const ownNumberSchema = z.object({
  alias: z.string(),
  toolId: z.string(),
  sku: z.string().optional(),
  name: z.string().optional(),
});
export type OwnNumber = z.infer<typeof ownNumberSchema>;

export const OWN_NUMBERS_MAX = 2_000;
const ENTRY_TEXT_MAX = 200;

const ownNumberEntrySchema = z.strictObject({
  alias: z.string().max(ENTRY_TEXT_MAX),
  sku: z.string().max(ENTRY_TEXT_MAX),
});
export type OwnNumberEntry = z.infer<typeof ownNumberEntrySchema>;

/** Body of `PUT /api/all-alias`. Invalid entries are refused one by one. */
export const importOwnNumbersSchema = z.strictObject({
  aliases: z
    .array(ownNumberEntrySchema)
    .min(1, issue('aliases-too-many'))
    .max(OWN_NUMBERS_MAX, issue('aliases-too-many')),
});
export type ImportOwnNumbersInput = z.infer<typeof importOwnNumbersSchema>;

/** `row-unknown`: no such tool is sold; `alias-taken`: it belongs to another tool in the same file. */
const OWN_NUMBER_REFUSALS = [
  ...(['alias-invalid', 'alias-taken', 'aliases-too-many', 'number-shortened', 'row-unknown'] as const),
] as const;
export type OwnNumberRefusal = (typeof OWN_NUMBER_REFUSALS)[number];

const importedOwnNumberSchema = z.object({
  status: z.enum(['added', 'changed', 'unchanged', 'refused']),
  code: z.enum(OWN_NUMBER_REFUSALS).optional(),
  message: z.string().optional(),
});
export type ImportedOwnNumber = z.infer<typeof importedOwnNumberSchema>;

/** A row for each entry, in their order. */
export const importedOwnNumbersSchema = z.object({ rows: z.array(importedOwnNumberSchema) });
export type ImportedOwnNumbers = z.infer<typeof importedOwnNumbersSchema>;

import { z } from 'zod';
import { isOneLine } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { isPlainText, visiblePart } from '../text/visible-text';

const ALIAS_MAX_LENGTH = 80;

/** Requires a visible letter or digit, since aliases are compared by these. */
export const aliasNameSchema = z
  .string({ error: issue('alias-invalid') })
  .trim()
  .normalize('NFC')
  .max(ALIAS_MAX_LENGTH, issue('alias-invalid'))
  .refine((value) => /[\p{L}\p{N}]/u.test(visiblePart(value)), issue('alias-invalid'))
  .refine((value) => isPlainText(value) && isOneLine(value), issue('alias-invalid'));

/** Body of `POST` and `PUT /api/alias`. A malformed id is treated like an unknown one: 404 (product §7.4). */
export const aliasInputSchema = z.strictObject({
  alias: aliasNameSchema,
  toolId: z.string({ error: issue('invalid') }).max(100),
});
export type AliasInput = z.infer<typeof aliasInputSchema>;

export const aliasQuerySchema = z.object({ alias: aliasNameSchema });

/** The buyer's own number for a tool; without `sku` and `name` while the tool is not sold. */
export const aliasSchema = z.object({
  alias: z.string(),
  toolId: z.string(),
  sku: z.string().optional(),
  name: z.string().optional(),
});
export type Alias = z.infer<typeof aliasSchema>;

export const ALIASES_MAX = 2_000;
const ENTRY_TEXT_MAX = 200;

const aliasEntrySchema = z.strictObject({
  alias: z.string().max(ENTRY_TEXT_MAX),
  sku: z.string().max(ENTRY_TEXT_MAX),
});
export type AliasEntry = z.infer<typeof aliasEntrySchema>;

/** Body of `PUT /api/all-alias`. Invalid entries are refused one by one. */
export const importAliasesSchema = z.strictObject({
  aliases: z
    .array(aliasEntrySchema)
    .min(1, issue('aliases-too-many'))
    .max(ALIASES_MAX, issue('aliases-too-many')),
});
export type ImportAliasesInput = z.infer<typeof importAliasesSchema>;

/** `row-unknown`: no such tool is sold; `alias-taken`: it belongs to another tool in the same file. */
const ALIAS_REFUSALS = [
  ...(['alias-invalid', 'alias-taken', 'aliases-too-many', 'number-shortened', 'row-unknown'] as const),
] as const;
export type AliasRefusal = (typeof ALIAS_REFUSALS)[number];

const importedAliasSchema = z.object({
  status: z.enum(['added', 'changed', 'unchanged', 'refused']),
  code: z.enum(ALIAS_REFUSALS).optional(),
  message: z.string().optional(),
});
export type ImportedAlias = z.infer<typeof importedAliasSchema>;

/** A row for each entry, in their order. */
export const importedAliasesSchema = z.object({ rows: z.array(importedAliasSchema) });
export type ImportedAliases = z.infer<typeof importedAliasesSchema>;

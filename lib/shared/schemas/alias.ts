import { z } from 'zod';
import { issue } from '../messages';

const ALIAS_MAX_LENGTH = 80;

/** A number or word with at least one letter or digit: others are compared by nothing. */
const aliasNameSchema = z
  .string({ error: issue('alias-invalid') })
  .trim()
  .max(ALIAS_MAX_LENGTH, issue('alias-invalid'))
  .regex(/[\p{L}\p{N}]/u, issue('alias-invalid'));

/** Body of `POST` and `PUT /api/alias`. A malformed id is treated like an unknown one: 404 (product §7.4). */
export const aliasInputSchema = z.strictObject({
  alias: aliasNameSchema,
  toolId: z.string({ error: issue('invalid') }).max(100),
});
export type AliasInput = z.infer<typeof aliasInputSchema>;

/** Query of `DELETE /api/alias`. */
export const aliasQuerySchema = z.object({ alias: aliasNameSchema });

/** The buyer's own number for a tool; without `sku` and `name` while the tool is not sold. */
export const aliasSchema = z.object({
  alias: z.string(),
  toolId: z.string(),
  sku: z.string().optional(),
  name: z.string().optional(),
});
export type Alias = z.infer<typeof aliasSchema>;

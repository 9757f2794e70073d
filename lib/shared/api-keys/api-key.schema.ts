import { z } from 'zod';
import { API_KEY_SCOPES } from '../calls/api-key-scopes';
import { lineSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';

const API_KEY_NAME_MAX_LENGTH = 60;

/** A day of the shop, valid to its end, or a moment; empty, as a form sends it, for none. */
const expirySchema = z.union([z.literal(''), z.iso.date(), z.iso.datetime({ offset: true })], {
  error: issue('expiry-invalid'),
});

/** Body of `POST /api/api-key`. */
export const newApiKeySchema = z.strictObject({
  name: lineSchema('name-required', API_KEY_NAME_MAX_LENGTH, 'field-too-long'),
  scopes: z
    .array(z.enum(API_KEY_SCOPES, { error: issue('scope-unknown') }), { error: issue('scopes-required') })
    .min(1, issue('scopes-required')),
  expiresAt: expirySchema.optional(),
});
export type NewApiKey = z.infer<typeof newApiKeySchema>;

/** The answer to a new key: the only one that has it. */
export const createdApiKeySchema = z.object({ insertedId: z.string(), key: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;

export const apiKeySchema = z.object({
  _id: z.string(),
  name: z.string(),
  /** The first eight letters, `flk_` included. */
  prefix: z.string(),
  scopes: z.array(z.enum(API_KEY_SCOPES)),
  createdAt: z.string(),
  /** The e-mail of the admin who created it; null once that account is closed. */
  createdBy: z.string().nullable(),
  /** To the minute. */
  lastUsedAt: z.string().optional(),
  /** The last moment at which it is valid. */
  expiresAt: z.string().optional(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

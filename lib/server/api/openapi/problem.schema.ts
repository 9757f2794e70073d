import { z } from 'zod';

const messageSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

const refusedLineSchema = z.object({
  toolId: z.string(),
  sku: z.string(),
  wanted: z.number().int().optional(),
  left: z.number().int().optional(),
  before: z.number().optional(),
  after: z.number().optional(),
  problems: z.array(z.object({ code: z.string(), message: z.string() })).optional(),
});

/**
 * Every failure: RFC 9457 with a code, and messages for each invalid field (product §7.4). `reason` is the message of
 * `detail`, where it is not that of `code`; `issues` has the messages of `errors`.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  reason: messageSchema.optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  issues: z.record(z.string(), z.array(messageSchema)).optional(),
  lines: z.array(refusedLineSchema).optional(),
  /** The current state of what was changed meanwhile. */
  current: z.unknown().optional(),
  id: z.string().optional(),
});

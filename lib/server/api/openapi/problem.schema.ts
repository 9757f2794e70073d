import { z } from 'zod';
import { issueMessageSchema } from '@/lib/shared/messages/issue-message.schema';

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
  reason: issueMessageSchema.optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  issues: z.record(z.string(), z.array(issueMessageSchema)).optional(),
  lines: z.array(refusedLineSchema).optional(),
  /** The rows as they would have been, when a request for all or none was refused. */
  rows: z.array(z.unknown()).optional(),
  columns: z.array(z.unknown()).optional(),
  problems: z.array(z.unknown()).optional(),
  kind: z.string().optional(),
  state: z.string().optional(),
  dryRun: z.boolean().optional(),
  done: z.number().int().optional(),
  total: z.number().int().optional(),
  createdAt: z.string().optional(),
  endedAt: z.string().optional(),
  expiresAt: z.string().optional(),
  changes: z.array(z.unknown()).optional(),
  created: z.number().int().optional(),
  changed: z.number().int().optional(),
  same: z.number().int().optional(),
  refused: z.number().int().optional(),
  /** The record as it is now, changed meanwhile by someone else. */
  current: z.unknown().optional(),
  id: z.string().optional(),
  /** The scope that an API key lacks. */
  scope: z.string().optional(),
});

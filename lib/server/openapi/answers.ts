import 'server-only';
import { z } from 'zod';

/** Answers that several calls share (spec §7). */
export const insertedSchema = z.object({ insertedId: z.string() });
export const deletedSchema = z.object({ deletedCount: z.number().int() });
export const modifiedSchema = z.object({ modifiedCount: z.number().int() });
export const upsertedSchema = z.object({
  upsertedCount: z.number().int(),
  modifiedCount: z.number().int(),
});
export const acceptedSchema = z.object({ accepted: z.literal(true) });

/** Every failure: RFC 9457 with a code, and the messages of each field that is wrong (decisions §2). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  id: z.string().optional(),
});

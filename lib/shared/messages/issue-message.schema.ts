import { z } from 'zod';

/** A message for programs: its code, and the parameters of its sentence. */
export const issueMessageSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

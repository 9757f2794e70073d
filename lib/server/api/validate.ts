import 'server-only';
import type { z } from 'zod';
import { judge } from '@/lib/server/platform/http/field-issues';
import { AppError } from '@/lib/shared/messages/errors';

/** Returns the parsed value. Throws `validation-failed` (422) with what is wrong, by field. */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const judged = judge(schema, value);
  if (judged.issues) throw new AppError('validation-failed', { issues: judged.issues });
  return judged.value;
}

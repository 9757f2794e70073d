import 'server-only';
import type { z } from 'zod';
import { AppError, type FieldErrors } from '@/lib/shared/errors';
import { VALIDATION } from '@/lib/shared/messages';

function fieldErrors(error: z.ZodError): FieldErrors {
  // A map, because fields are named by whoever sends them: `__proto__` is a name like any other.
  const errors = new Map<string, string[]>();
  const add = (field: string, message: string) => {
    const messages = errors.get(field) ?? [];
    if (!messages.includes(message)) errors.set(field, [...messages, message]);
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add(key, VALIDATION.unknownField);
    else add(issue.path.join('.') || 'body', issue.message);
  }
  return Object.fromEntries(errors);
}

/**
 * The parsed value, or `validation-failed` (422) with the messages of spec §5 by field. Where a schema names no message,
 * the library's own would tell people of types and patterns; they read one sentence of ours instead.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: () => VALIDATION.invalid });
  if (parsed.success) return parsed.data;
  throw new AppError('validation-failed', { errors: fieldErrors(parsed.error) });
}

import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { messageText } from '@/lib/client/language/message-text';
import { issueCodeOf } from '@/lib/shared/messages/messages';

/** Issues carry message codes (lib/shared/messages/messages.ts); fields get the sentence in the page's language. */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const parsed = await schema.safeParseAsync(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const issue of parsed.error.issues) {
      const { path, code, message } = issue;
      const params = issue.code === 'custom' ? issue.params : undefined;
      errors[path.join('.')] ??= { type: code, message: messageText(issueCodeOf(message), params) };
    }
    return { values: {}, errors: toNestErrors<Input>(errors, options) };
  };
}

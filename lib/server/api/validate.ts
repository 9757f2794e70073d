import 'server-only';
import type { z } from 'zod';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import { type IssueCode, issueCodeOf, type Message } from '@/lib/shared/messages/messages';

/** Limits on the unknown fields that an error names: a body may have tens of thousands. */
const UNKNOWN_MAX = 50;
const UNKNOWN_LENGTH_MAX = 100;

function fieldIssues(error: z.ZodError): FieldIssues {
  // A map, because clients choose the names of fields, and `__proto__` is one they may choose.
  const issues = new Map<string, Message<IssueCode>[]>();
  const add = (field: string, code: IssueCode, params?: Message['params']) => {
    const known = issues.get(field) ?? [];
    if (known.some((message) => message.code === code)) return;
    issues.set(field, [...known, { code, ...(params ? { params } : {}) }]);
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, UNKNOWN_MAX))
        add(key.slice(0, UNKNOWN_LENGTH_MAX), 'unknown-field');
    } else {
      const params = issue.code === 'custom' ? issue.params : undefined;
      add(issue.path.join('.') || 'body', issueCodeOf(issue.message), params);
    }
  }
  return Object.fromEntries(issues);
}

/**
 * Returns the fields with half a surrogate pair, which JSON can escape and UTF-8 cannot hold: it would be stored as another
 * character.
 */
function brokenTexts(value: unknown, path: string): string[] {
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value) ? [path || 'body'] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    brokenTexts(field, path === '' ? name : `${path}.${name}`),
  );
}

/**
 * Throws `validation-failed` (422) with messages by field. The library's own messages would expose types and patterns; they
 * become `invalid`.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('validation-failed', { issues: fieldIssues(parsed.error) });
  // The schema has limited the depth of the value.
  const broken = brokenTexts(value, '');
  if (broken.length === 0) return parsed.data;
  const issues: FieldIssues = Object.fromEntries(broken.map((field) => [field, ['invalid']]));
  throw new AppError('validation-failed', { issues });
}

import type { z } from 'zod';
import type { FieldIssues } from '@/lib/shared/messages/errors';
import { type IssueCode, issueCodeOf, type Message } from '@/lib/shared/messages/messages';

/** So many fields that there are not are named, by so many characters each: a body may have tens of thousands. */
const UNKNOWN_MAX = 50;
const UNKNOWN_LENGTH_MAX = 100;

/** A message of the library itself would expose types and patterns; it becomes `invalid`. */
function fieldIssuesOf(error: z.ZodError): FieldIssues {
  // A map, because clients choose the names of fields, and `__proto__` is one they may choose.
  const issues = new Map<string, Message<IssueCode>[]>();
  const add = (field: string, code: IssueCode, params?: Message['params']) => {
    const existing = issues.get(field) ?? [];
    if (existing.some((message) => message.code === code)) return;
    issues.set(field, [...existing, { code, ...(params ? { params } : {}) }]);
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

/** Fields whose text has half a surrogate pair, as JSON can escape one: UTF-8 cannot hold it. */
function brokenTexts(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value) ? [path || 'body'] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    brokenTexts(field, path === '' ? name : `${path}.${name}`),
  );
}

export function judge<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): { value: z.output<Schema>; issues?: never } | { issues: FieldIssues } {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return { issues: fieldIssuesOf(parsed.error) };
  // Of what was sent, no deeper than the schema lets it be.
  const broken = brokenTexts(value);
  if (broken.length === 0) return { value: parsed.data };
  return { issues: Object.fromEntries(broken.map((field) => [field, ['invalid' as const]])) };
}

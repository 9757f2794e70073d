import type { z } from 'zod';
import type { FieldIssues } from '@/lib/shared/messages/errors';
import { type IssueCode, issueCodeOf, type Message } from '@/lib/shared/messages/messages';

/** So many fields that there are not are named, by so many characters each: a body may have tens of thousands. */
const UNKNOWN_MAX = 50;
const UNKNOWN_LENGTH_MAX = 100;

type JudgeOptions = {
  /** Says which values there are, where a field has one of a few. */
  namesValues?: boolean;
};

/** So many values are named. */
const VALUES_MAX = 40;

/** Returns the values of which a field takes one; null where anything else is wrong with it. */
function valuesOf(issue: z.core.$ZodIssue): string | null {
  if (issue.code !== 'invalid_value' || issue.values.length > VALUES_MAX) return null;
  return issue.values.filter((value) => value !== '').join(', ');
}

/** A message of the library itself would expose types and patterns; it becomes `invalid`. */
function fieldIssuesOf(error: z.ZodError, { namesValues = false }: JudgeOptions): FieldIssues {
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
      const field = issue.path.join('.') || 'body';
      const code = issueCodeOf(issue.message);
      const values = namesValues && code === 'invalid' ? valuesOf(issue) : null;
      if (values) add(field, 'not-one-of', { values });
      else add(field, code, params);
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
  options: JudgeOptions = {},
): { value: z.output<Schema>; issues?: never } | { issues: FieldIssues } {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return { issues: fieldIssuesOf(parsed.error, options) };
  // Of what was sent, no deeper than the schema lets it be.
  const broken = brokenTexts(value);
  if (broken.length === 0) return { value: parsed.data };
  return { issues: Object.fromEntries(broken.map((field) => [field, ['invalid' as const]])) };
}

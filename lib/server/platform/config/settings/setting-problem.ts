import 'server-only';
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** What a text of these must be. */
const FORMATS: Readonly<Record<string, string>> = {
  url: 'must be an address such as https://shop.example.com',
  email: 'must be an e-mail address',
};

function size({ origin, minimum, maximum, inclusive }: Issue): string | undefined {
  const limit = minimum ?? maximum;
  const [above, below] = inclusive ? ['at least', 'at most'] : ['above', 'below'];
  const range = `${minimum === undefined ? below : above} ${limit}`;
  if (origin === 'string') return `must have ${range} characters`;
  return origin === 'array' ? `must have ${range} values` : `must be ${range}`;
}

/** Says what a setting must be, where its schema does not; for Zod's `error`. Never says what it is: it may be a secret. */
export function settingProblem(issue: Issue): string | undefined {
  const { code, expected, format, values } = issue;
  if (code === 'invalid_type') return expected === 'int' ? 'must be a whole number' : 'must be a number';
  if (code === 'invalid_value' && Array.isArray(values)) return `must be one of ${values.join(', ')}`;
  if (code === 'too_small' || code === 'too_big') return size(issue);
  if (code === 'invalid_format') return FORMATS[String(format)] ?? 'has characters that it must not have';
  return undefined;
}

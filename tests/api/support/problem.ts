import { expect } from 'vitest';
import { issueSentence } from '@/lib/shared/messages/errors';
import type { IssueCode, Message } from '@/lib/shared/messages/messages';
import { PROBLEMS, type ProblemCode } from '@/lib/shared/messages/problems';
import { REFUSAL, type ReasonCode } from '@/lib/shared/messages/refusal-messages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { CallResponse } from '@/tests/support/people';

type Problem = CallResponse['body'];

/** Members that problems of one code have besides those of every one. */
const MEMBERS: Partial<Record<ProblemCode, readonly string[]>> = {
  forbidden: ['scope'],
  conflict: ['tools'],
  'edited-meanwhile': ['current'],
  'price-group-in-use': ['customers', 'lists'],
  'out-of-stock': ['lines'],
  'too-many-unpaid-orders': ['lines'],
  'account-overdue': ['invoices'],
  'credit-exceeded': ['free', 'due'],
  'cart-changed': ['current'],
  'price-changed': ['lines', 'costs'],
  'costs-on-request': ['reasons'],
  'invoice-incomplete': ['problems'],
  'not-on-sale': ['lines'],
  'offer-over': ['state', 'version'],
  'approval-required': ['needs'],
  'order-by-cart': ['needs'],
  'serial-taken': ['serials'],
  'units-not-open': ['lines'],
  'requisition-decided': ['current'],
  'requisition-outdated': ['changes'],
  'refund-exceeds-paid': ['left', 'lines'],
  'return-decided': ['current'],
  'validation-failed': ['lines', 'columns'],
};

/** `reason` and `issues` have the codes of what `detail` and `errors` say in English. */
function expectSameInCodes({ code, detail, reason, errors, issues }: Problem): void {
  const sentence = reason ? REFUSAL[reason.code as ReasonCode] : PROBLEMS[code as ProblemCode][2];
  expect(detail).toBe(fillText(sentence, reason?.params ?? {}));
  const inEnglish = Object.entries<Message<IssueCode>[]>(issues ?? {}).map(([field, messages]) => [
    field,
    messages.map(issueSentence),
  ]);
  expect(Object.fromEntries(inEnglish)).toEqual(errors ?? {});
}

/**
 * Asserts that a response is a problem (RFC 9457; product §7.4): the code's own status, and nothing about the cause.
 */
export function expectProblem(
  response: CallResponse,
  code: ProblemCode,
  errors?: Record<string, string[]>,
): void {
  const [status, title] = PROBLEMS[code];
  expect(
    { status: response.status, body: response.body },
    `a refusal with ${code}, not ${JSON.stringify(response.body)}`,
  ).toMatchObject({
    status,
    body: { type: `urn:forgeline:problem:${code}`, title, status, code, detail: expect.any(String) },
  });
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toMatch(/^(private, )?no-store$/);
  if (errors) expect(response.body.errors).toEqual(errors);
  const known = ['type', 'title', 'status', 'detail', 'code', 'reason', 'errors', 'issues', 'id'];
  known.push(...(MEMBERS[code] ?? []));
  expect(Object.keys(response.body).filter((key) => !known.includes(key))).toEqual([]);
  expectSameInCodes(response.body);
  expect(response.body.detail).not.toMatch(/Mongo|node_modules|at \w+ \(/);
}

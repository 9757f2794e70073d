import { expect } from 'vitest';
import { PROBLEMS, type ProblemCode } from '@/lib/shared/errors';
import type { Answer } from '@/tests/support/people';

/** Every refusal looks like this (RFC 9457; decisions §2): the code's own status, and nothing of the cause. */
export function expectProblem(answer: Answer, code: ProblemCode, errors?: Record<string, string[]>): void {
  const [status, title] = PROBLEMS[code];
  expect(
    { status: answer.status, body: answer.body },
    `a refusal with ${code}, not ${JSON.stringify(answer.body)}`,
  ).toMatchObject({
    status,
    body: { type: `urn:forgeline:problem:${code}`, title, status, code, detail: expect.any(String) },
  });
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  if (errors) expect(answer.body.errors).toEqual(errors);
  const known = ['type', 'title', 'status', 'detail', 'code', 'errors', 'id'];
  expect(Object.keys(answer.body).filter((key) => !known.includes(key))).toEqual([]);
  expect(answer.body.detail).not.toMatch(/Mongo|node_modules|at \w+ \(/);
}

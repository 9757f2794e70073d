import { describe, expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { call } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

describe('POST /api/newsletter', () => {
  it('takes an address once, and answers alike the second time', async () => {
    const email = `${unique('first.last+')}@example.com`;
    const answers = await Promise.all([
      call('POST', '/api/newsletter', { email }),
      call('POST', '/api/newsletter', { email: email.toUpperCase() }),
    ]);
    answers.push(await call('POST', '/api/newsletter', { email }));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { subscribed: true } });
    expect(await stored('subscribers').countDocuments({ email })).toBe(1);
  });

  it.each([
    [{}, { email: ['Email required'] }],
    [{ email: '' }, { email: ['Email required'] }],
    [{ email: 'nobody' }, { email: ['Invalid Email'] }],
    [{ email: { $gt: '' } }, { email: ['Email required'] }],
    [{ email: 'a@example.com', admin: true }, { admin: ['Unknown field'] }],
  ])('refuses %j', async (body, errors) => {
    expectProblem(await call('POST', '/api/newsletter', body), 'validation-failed', errors);
  });
});

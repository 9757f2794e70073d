import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type * as FailureBlock from '@/lib/server/identity/rate-limits/failure-block';
import type * as RateLimit from '@/lib/server/identity/rate-limits/rate-limit';
import type * as RateRules from '@/lib/server/identity/rate-limits/rate-rules';
import { AppError } from '@/lib/shared/messages/errors';
import { stored } from '@/tests/api/support/database';
import { joinStore } from '@/tests/api/support/in-process';
import { unique } from '@/tests/support/store';

let rates: typeof RateLimit;
let rules: typeof RateRules;
let failures: typeof FailureBlock;

beforeAll(async () => {
  // The store under test has high limits, since every test has the same address; these tests use the defaults.
  await joinStore({ RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '1' });
  [rates, rules, failures] = await Promise.all([
    import('@/lib/server/identity/rate-limits/rate-limit'),
    import('@/lib/server/identity/rate-limits/rate-rules'),
    import('@/lib/server/identity/rate-limits/failure-block'),
  ]);
});

/** An address that no other test uses. */
function someAddress(): string {
  const [a, b, c] = randomBytes(3);
  return `10.${a}.${b}.${c}`;
}

function from(address: string): { headers: Headers } {
  return { headers: new Headers({ 'x-forwarded-for': address }) };
}

async function refusalOf(work: Promise<unknown>): Promise<AppError | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

it('calls from one address count as several where what they request costs as much', async () => {
  const address = someAddress();
  const { limit } = rules.RATE_RULES.search;
  expect(await refusalOf(rates.limitRate('search', from(address), limit - 10))).toBeNull();
  expect(await refusalOf(rates.limitRate('search', from(address), 100))).toMatchObject({ status: 429 });
  expect(await refusalOf(rates.limitRate('search', from(address)))).toBeNull();
});

it('calls from one address are allowed exactly up to the limit, even all at once, and then refused with Retry-After', async () => {
  const address = someAddress();
  const { limit, windowSeconds } = rules.RATE_RULES.register;
  const refusals = await Promise.all(
    Array.from({ length: limit + 15 }, () => refusalOf(rates.limitRate('register', from(address)))),
  );
  expect(refusals.filter((refusal) => refusal === null)).toHaveLength(limit);
  const [refusal] = refusals.filter((one) => one !== null);
  expect(refusal).toMatchObject({ code: 'rate-limited', status: 429 });
  expect(refusal?.retryAfterSeconds).toBeGreaterThan(0);
  expect(refusal?.retryAfterSeconds).toBeLessThanOrEqual(windowSeconds);
  expect(await refusalOf(rates.limitRate('register', from(someAddress())))).toBeNull();
  expect(await refusalOf(rates.limitRate('read', from(address)))).toBeNull();
});

it('calls from one address are reads up to the limit, counted in memory alone', async () => {
  const address = someAddress();
  const { limit } = rules.RATE_RULES.read;
  const read = () => refusalOf(rates.limitRate('read', from(address)));
  for (let calls = 0; calls < limit; calls += 1) expect(await read()).toBeNull();
  let refusal = await read();
  // The allowance grows while they are counted.
  while (refusal === null) refusal = await read();
  expect(refusal).toMatchObject({ code: 'rate-limited', status: 429, retryAfterSeconds: 1 });
  expect(await refusalOf(rates.limitRate('search', from(address)))).toBeNull();
  expect(await stored('rate_limits').findOne({ _id: `read:${address}` as never })).toBeNull();
});

it('calls from one address are allowed again in the next window', async () => {
  const key = unique('window-');
  const rule = { limit: 2, windowSeconds: 60 };
  const start = Date.now();
  const at = (seconds: number) => new Date(start + seconds * 1000);
  const results = [];
  for (const seconds of [0, 10, 20, 59, 60, 61, 62])
    results.push((await refusalOf(rates.limitSubject(key, rule, at(seconds))))?.code ?? 'taken');
  expect(results).toEqual([
    'taken',
    'taken',
    'rate-limited',
    'rate-limited',
    'taken',
    'taken',
    'rate-limited',
  ]);
});

// In the future, because the database deletes expired records.
const start = Date.now();
const at = (minutes: number) => new Date(start + minutes * 60_000);

it('failed sign-ins block the account after five within a quarter of an hour, for a quarter of an hour', async () => {
  const attempt = { email: `${unique('block')}@example.com`, address: someAddress() };
  for (const minute of [0, 1, 2, 3]) await failures.recordSignInFailure(attempt, at(minute));
  expect(await refusalOf(failures.requireUnblocked(attempt, at(4)))).toBeNull();
  await failures.recordSignInFailure(attempt, at(4));
  const refusal = await refusalOf(failures.requireUnblocked({ ...attempt, address: someAddress() }, at(5)));
  expect(refusal).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 14 * 60 });
  await failures.clearFailures(attempt.email, at(6));
  expect(await refusalOf(failures.requireUnblocked(attempt, at(18)))).not.toBeNull();
  expect(await refusalOf(failures.requireUnblocked(attempt, at(19)))).toBeNull();
});

it('failed sign-ins do not block when they are far apart, or a success lies between', async () => {
  const slow = { email: `${unique('slow')}@example.com`, address: someAddress() };
  for (const minute of [0, 4, 8, 12, 16, 20]) await failures.recordSignInFailure(slow, at(minute));
  expect(await refusalOf(failures.requireUnblocked(slow, at(20)))).toBeNull();
  const forgetful = { email: `${unique('forget')}@example.com`, address: someAddress() };
  for (const minute of [0, 1, 2, 3]) await failures.recordSignInFailure(forgetful, at(minute));
  await failures.clearFailures(forgetful.email, at(3));
  await failures.recordSignInFailure(forgetful, at(4));
  expect(await refusalOf(failures.requireUnblocked(forgetful, at(4)))).toBeNull();
});

it('failed sign-ins are lifted for the account by a password reset', async () => {
  const attempt = { email: `${unique('reset')}@example.com`, address: someAddress() };
  for (const minute of [0, 1, 2, 3, 4]) await failures.recordSignInFailure(attempt, at(minute));
  expect(await refusalOf(failures.requireUnblocked(attempt, at(5)))).not.toBeNull();
  await failures.liftAccountBlock(attempt.email);
  expect(await refusalOf(failures.requireUnblocked(attempt, at(5)))).toBeNull();
});

it('failed sign-ins block an address after fifty, whatever accounts they were at', async () => {
  const address = someAddress();
  const guess = (place: number) => ({ email: `${unique(`guess${place}`)}@example.com`, address });
  for (let place = 0; place < 49; place += 1) await failures.recordSignInFailure(guess(place), at(1));
  expect(await refusalOf(failures.requireUnblocked(guess(50), at(2)))).toBeNull();
  await failures.recordSignInFailure(guess(49), at(2));
  expect(await refusalOf(failures.requireUnblocked(guess(51), at(3)))).toMatchObject({
    code: 'too-many-requests',
  });
  expect(
    await refusalOf(failures.requireUnblocked({ ...guess(52), address: someAddress() }, at(3))),
  ).toBeNull();
});

import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { isGivenUp, vatAfter, waitingFrom } from '@/lib/server/commerce/companies/vat/vat-state.policy';
import type { CompanyVat } from '@/lib/server/platform/db/documents/companies';

const START = new Date('2026-11-20T12:00:00Z');
const check = (answer: 'valid' | 'invalid' | 'unknown') => ({
  ...{ _id: new ObjectId(), answer },
  source: 'vies' as const,
});
const minutesLater = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

it('a number without an answer is asked for at once, after 1, 5 and 15 minutes, and each hour for seven days', () => {
  let vat: CompanyVat = waitingFrom(START);
  const asked: number[] = [];
  while (vat.waiting?.nextAt) {
    const now = vat.waiting.nextAt;
    asked.push((now.getTime() - START.getTime()) / 60_000);
    vat = vatAfter(vat, check('unknown'), now);
  }
  expect(asked.slice(0, 6)).toEqual([0, 1, 6, 21, 81, 141]);
  expect(asked.at(-1)).toBeGreaterThanOrEqual(7 * 24 * 60);
  expect(asked.at(-1)).toBeLessThan(7 * 24 * 60 + 60);
  expect(vat).toMatchObject({ state: 'waiting', waiting: { since: START, attempts: asked.length } });
  expect(isGivenUp(vat)).toBe(true);
});

it.each(['valid', 'invalid'] as const)(
  'the answer %s is the state, with the check that gave it',
  (answer) => {
    const given = check(answer);
    expect(vatAfter(waitingFrom(START), given, minutesLater(2))).toEqual({
      ...{ state: answer, checkedAt: minutesLater(2) },
      ...{ by: 'vies', checkId: given._id },
    });
  },
);

it('an unknown answer leaves every state that counts as it was', () => {
  const [valid, invalid] = (['valid', 'invalid'] as const).map((answer) =>
    vatAfter(undefined, check(answer), START),
  );
  const later = minutesLater(89 * 24 * 60);
  expect(vatAfter(valid, check('unknown'), later)).toBe(valid);
  expect(vatAfter(invalid, check('unknown'), later)).toBe(invalid);
});

it('a confirmation that counts no more waits for a new one after an unknown answer', () => {
  const valid = vatAfter(undefined, check('valid'), START);
  const now = minutesLater(91 * 24 * 60);
  expect(vatAfter(valid, check('unknown'), now)).toEqual({
    state: 'waiting',
    waiting: { since: now, attempts: 1, nextAt: new Date(now.getTime() + 60_000) },
  });
});

import { expect, it } from 'vitest';
import { NEED_SENTENCES, needSentence, periodLabel } from '@/lib/shared/approvals/need-sentence';

it.each([
  ['2026-11', 'en', 'November 2026'],
  ['2026-03', 'de', 'März 2026'],
  ['2026-Q4', 'en', 'quarter 4 of 2026'],
  ['2026', 'de', '2026'],
] as const)('the period %s is in %s "%s"', (period, language, label) => {
  expect(periodLabel(period, 'quarter {number} of {year}', language)).toBe(label);
});

it('a need says what it is about, and every order where nothing is too small for it', () => {
  const sentence = (need: Omit<Parameters<typeof needSentence>[0], 'name'>) =>
    needSentence({ ...need, name: 'Big' }, NEED_SENTENCES, 'en');
  expect(sentence({ code: 'rule', over: 0 })).toBe('Big: every order needs approval');
  expect(sentence({ code: 'rule', over: 500 })).toMatch(/^Big: orders over .*500\.00.* need approval$/);
  expect(sentence({ code: 'over-budget', left: 50, period: '2026-11' })).toMatch(
    /^Budget Big of 2026-11: .*50\.00.* left$/,
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accentColors, accentPairs, accentProblems } from '@/lib/server/platform/brand/accent-colors';
import { contrast } from '@/tests/support/pages/contrast';

const hex = (value: number) => `#${value.toString(16).padStart(6, '0')}`;
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map(hex);
const anyGray = fc.integer({ min: 0, max: 255 }).map((level) => hex(level * 0x010101));

it('the colors of any accent hold the contrast of text in every pair of both themes', () => {
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: anyColor }, anyGray), (accent) => {
      for (const { text, color, ground, groundColor } of accentPairs(accentColors(accent)))
        expect(contrast(color, groundColor), `${text} on ${ground} of ${accent}`).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2000 },
  );
});

it('the colors of any accent tell a button under the pointer from one that is not', () => {
  fc.assert(
    fc.property(fc.oneof(anyColor, anyGray), (accent) => {
      const { accent: rest, strong } = accentColors(accent);
      expect(contrast(rest, strong), accent).toBeGreaterThan(1.04);
    }),
    { numRuns: 1000 },
  );
});

it('the colors of any accent name each token that the pages have text in, in both themes', () => {
  const pairs = accentPairs(accentColors('#0f7bd1')).map(({ text, ground }) => `${text} on ${ground}`);
  expect(pairs).toEqual([
    'on-accent on accent',
    'on-accent on accent-strong',
    'accent-on-steel on steel (light)',
    'accent-ink on paper (light)',
    'accent-ink on surface (light)',
    'accent-ink on accent-wash (light)',
    'accent-on-steel on steel (dark)',
    'accent-ink on paper (dark)',
    'accent-ink on surface (dark)',
    'accent-ink on accent-wash (dark)',
  ]);
});

it.each([
  ['#ffffff', ['light']],
  ['#f5f5f2', ['light']],
  ['#101215', ['dark']],
  ['#000000', ['dark']],
])('%s is no accent: its buttons would be lost on the page', (accent, themes) => {
  const problems = accentProblems(accent);
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems)
    expect(
      themes.some((theme) => problem.includes(`(${theme}, `)),
      problem,
    ).toBe(true);
});

it.each(['#0f7bd1', '#ff0000', '#ffff00', '#00007f', '#808080', '#FFC629'])('%s is an accent', (accent) => {
  expect(accentProblems(accent)).toEqual([]);
});

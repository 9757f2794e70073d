import { expect, it } from 'vitest';
import { articleSuggestions } from '@/components/quick-order/article-suggestions';

const VISE = { _id: 'a1', sku: 'FL-BV-125', name: 'Bench Vise, 125 mm' };
const DRILL = { _id: 'b2', sku: 'FL-CD-18', name: 'Cordless Drill' };
const GTIN = '4006381333931';

function suggest(typed: string, more: Partial<Parameters<typeof articleSuggestions>[0]> = {}) {
  return articleSuggestions({ typed, hits: [], ownNumbers: [], byGtin: null, ...more });
}

it.each([
  ['fl bv', true],
  ['FL-BV-125', true],
  ['bench vi', true],
  ['vise 125', true],
  ['bench vyse', false],
  ['FL-BV-126', false],
])('suggestions for an article number for %s are sure: %s', (typed, isSure) => {
  expect(suggest(typed, { hits: [VISE] })).toMatchObject([{ article: 'FL-BV-125', toolId: 'a1', isSure }]);
});

it('suggestions for an article number begin with own numbers, the whole ones first, and name each tool once', () => {
  const ownNumbers = [
    { alias: 'Regal 71', toolId: 'b2', sku: DRILL.sku, name: DRILL.name },
    { alias: 'Regal 7', toolId: 'a1', sku: VISE.sku, name: VISE.name },
    { alias: 'Regal 9', toolId: 'gone' },
  ];
  const found = suggest('régal-7', { ownNumbers, hits: [VISE] });
  expect(found.map(({ sku, by, isSure }) => [sku, by, isSure])).toEqual([
    ['FL-BV-125', 'Regal 7', true],
    ['FL-CD-18', 'Regal 71', true],
  ]);
});

it('suggestions for an article number preserve a GTIN as it was typed, which may be that of a pack', () => {
  const byGtin = { article: GTIN, toolId: 'a1', sku: VISE.sku, name: VISE.name, by: GTIN, isSure: true };
  expect(suggest(GTIN, { byGtin, hits: [VISE, DRILL] })).toMatchObject([
    { article: GTIN },
    { article: 'FL-CD-18', isSure: false },
  ]);
});

it('suggestions for an article number are none without a letter or digit, and eight at most', () => {
  const hits = Array.from({ length: 20 }, (_, place) => ({ ...VISE, _id: `${place}` }));
  expect(suggest(' -/ ', { hits })).toEqual([]);
  expect(suggest('bench', { hits })).toHaveLength(8);
});

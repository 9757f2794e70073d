import { describe, expect, it } from 'vitest';
import { toolByShortSku } from '@/components/own-numbers/number-form';

const hits = [
  { _id: 'a', sku: 'FL-TW-1220' },
  { _id: 'b', sku: 'FL-TW-1220B' },
  { _id: 'c', sku: 'FL-HK-9' },
];

describe('a SKU without its beginning', () => {
  it.each([
    ['tw-1220', 'a'],
    ['TW 1220b', 'b'],
    ['FL-HK-9', 'c'],
    ['hk', null],
    ['', null],
    ['-', null],
  ])('%s names %s', (typed, id) => {
    expect(toolByShortSku(typed, hits)).toBe(id);
  });

  it('names no tool where several end so', () => {
    expect(toolByShortSku('9', [...hits, { _id: 'd', sku: 'FL-AW-9' }])).toBeNull();
  });
});

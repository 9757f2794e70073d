import { expect, it } from 'vitest';
import { gtinForms, gtinKeyOf } from '@/lib/shared/tools/article-codes';

it.each([
  '12345678905',
  '012345678905',
  '0012345678905',
  '00012345678905',
  '(01)00012345678905',
  '0 12345 67890 5',
])('%s is the same GTIN', (text) => {
  expect(gtinKeyOf(text)).toBe('00012345678905');
  expect(gtinForms(text)).toEqual(['00012345678905', '0012345678905', '012345678905']);
});

it('the shortest form of a GTIN is of eight digits', () => {
  expect(gtinForms('00000096385074')).toEqual([
    '00000096385074',
    '0000096385074',
    '000096385074',
    '96385074',
  ]);
});

it.each(['', '4711', '012345678906', '(01)00012345678906', '000012345678905', 'FL-96385074', '9638507'])(
  '%j is none',
  (text) => {
    expect(gtinKeyOf(text)).toBeUndefined();
    expect(gtinForms(text)).toEqual([]);
  },
);

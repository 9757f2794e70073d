import { expect, it } from 'vitest';
import { readAmount } from '@/lib/shared/read-amount';
import { addToolSchema } from '@/lib/shared/schemas/tool';

it.each([
  ['12.50', '12.50'],
  ['12,50', '12.50'],
  [' 12,5 ', '12.5'],
  ['1.250,50', '1250.50'],
  ['1,250.50', '1250.50'],
  ['1.250.000,5', '1250000.5'],
  ['0,99', '0.99'],
])('reads %s as %s', (typed, read) => {
  expect(readAmount(typed)).toBe(read);
});

it.each(['1,250', '1.25.50,5', '12,505', '1,25,0', ',5', '12,', 'twelve', '-1,5', '1,2e3'])(
  'leaves %s unchanged: it is ambiguous or no number',
  (typed) => {
    expect(readAmount(typed)).toBe(typed);
    expect(addToolSchema.shape.price.safeParse(typed).success).toBe(false);
  },
);

it('is how prices are read', () => {
  expect(addToolSchema.shape.price.parse('1.250,50')).toBe(1250.5);
  expect(addToolSchema.shape.price.parse(1250.5)).toBe(1250.5);
  expect(addToolSchema.shape.price.safeParse('12,505').success).toBe(false);
});

import { expect, it } from 'vitest';
import { addressInputSchema } from '@/lib/shared/addresses/address.schema';
import { lineSchema, tidyText } from '@/lib/shared/calls/fields.schema';
import { listInputSchema } from '@/lib/shared/lists/list.schema';
import { orderAddressSchema, orderNoteSchemas } from '@/lib/shared/orders/order.schema';
import { toolDescriptionSchema } from '@/lib/shared/tools/tool-fields.schema';

it('a text has at most one blank line in a row, whatever its lines end with', () => {
  expect(orderAddressSchema.parse(`Gate 1${'\n'.repeat(400)}X`)).toBe('Gate 1\n\nX');
  expect(orderAddressSchema.parse('Gate 1\r\n \t\r\n\u2028\u0085X\r\nY\rZ')).toBe('Gate 1\n\nX\nY\nZ');
  expect(orderNoteSchemas.note.parse(`a${'\n \n'.repeat(300)}b`)).toBe('a\n\nb');
});

it('an address has at most 12 lines, a note and the description of a tool 30, and the name of a list one', () => {
  const lines = (count: number) => Array.from({ length: count }, () => 'x').join('\n');
  expect([12, 13].map((count) => orderAddressSchema.safeParse(lines(count)).success)).toEqual([true, false]);
  for (const schema of [orderNoteSchemas.note, toolDescriptionSchema])
    expect([30, 31].map((count) => schema.safeParse(lines(count)).success)).toEqual([true, false]);
  const { name } = listInputSchema.shape;
  expect([1, 2].map((count) => name.safeParse(lines(count)).success)).toEqual([true, false]);
});

it('letters of a text are stored composed', () => {
  const [decomposed, composed] = ['Vie\u0323\u0302t', 'Vi\u1ec7t'];
  expect(tidyText(decomposed)).toBe(composed);
  expect(orderAddressSchema.parse(decomposed)).toBe(composed);
  expect(lineSchema('name-required' as never, 4, 'field-too-long' as never).parse(decomposed)).toBe(composed);
  const address = { name: decomposed, street: decomposed, city: decomposed, country: 'VN', phone: '5550100' };
  expect(addressInputSchema.parse(address)).toMatchObject({
    name: composed,
    street: composed,
    city: composed,
  });
});

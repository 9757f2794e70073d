import { expect, it } from 'vitest';
import { vatIdSchema } from '@/lib/shared/trade/settings/vat-id.schema';

it.each([
  ['CHE-100.155.212 MWST', 'CHE100155212MWST'],
  ['che 100.155.212 tva', 'CHE100155212TVA'],
  ['DE136695976', 'DE136695976'],
  ['', ''],
])('a VAT number is kept without spaces, dots and hyphens: %s', (written, kept) => {
  expect(vatIdSchema.parse(written)).toBe(kept);
});

it.each(['1234', 'D', 'DE1', 'CHE-100.155.212 MWST/TVA', 'AT_U123'])(
  'a VAT number is none: %s',
  (written) => {
    expect(vatIdSchema.safeParse(written).success).toBe(false);
  },
);

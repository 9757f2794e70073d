import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  amountText,
  numberSchema,
  pageSchema,
  typedCount,
  wholeNumberText,
} from '@/lib/shared/numbers/number-fields.schema';
import { orderFormSchema } from '@/lib/shared/orders/order.schema';
import { quoteFormSchema, quoteSchema } from '@/lib/shared/requests/quote.schema';
import { correctStockSchema, stockFormSchema } from '@/lib/shared/stock/stock.schema';
import { addToolSchema } from '@/lib/shared/tools/tool.schema';
import {
  leadTimeDaysSchema,
  lowStockBelowSchema,
  typedPacksSchema,
} from '@/lib/shared/tools/tool-fields.schema';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

type Parsed = { success: boolean; data?: unknown; error?: z.ZodError | undefined };

/** The value, or the code and parameters of the first issue. */
function outcome({ success, data, error }: Parsed): unknown {
  if (success) return data;
  const [issue] = error?.issues ?? [];
  return issue?.code === 'custom' && issue.params ? [issue.message, issue.params] : issue?.message;
}

const UNCLEAR = ['number-unclear', { whole: '2000', units: '2', decimals: '00' }];
const count = numberSchema('moq-required', 'moq-invalid').refine(Number.isInteger, 'moq-invalid');

it.each<[unknown, unknown]>([
  [2000, 2000],
  ['2000', 2000],
  [' 12 ', 12],
  ['007', 7],
  ['', 'moq-required'],
  [' ', 'moq-required'],
  [null, 'moq-required'],
  [undefined, 'moq-required'],
  ...['2.000', '2,000', '1e3', '0x10', '+5', '5.', '2.5', '2.500', '１２', 'ten', '10²', '1 000'].map(
    (text): [unknown, unknown] => [text, 'moq-invalid'],
  ),
  ...[true, [], [1], {}, Number.NaN].map((value): [unknown, unknown] => [value, 'moq-invalid']),
])('%j: %j', (value, expected) => expect(outcome(count.safeParse(value))).toEqual(expected));

describe('a price of a call', () => {
  const { price } = addToolSchema.shape;

  it.each<[unknown, unknown]>([
    [1250.5, 1250.5],
    ['19.99', 19.99],
    ['1.250,50', 1250.5],
    ['2.000', UNCLEAR],
    ['2,000', UNCLEAR],
    ...[1e-9, 1e-7, 0.004, 0, -1, '0', '0.000000001', '1e3', '0x10', '-1', '+1', '1,2.5', '10²', '5%'].map(
      (value): [unknown, unknown] => [value, 'price-invalid'],
    ),
  ])('%j: %j', (value, expected) => expect(outcome(price.safeParse(value))).toEqual(expected));
});

it('a count in a form is read by the language of the page', () => {
  expect(outcome(typedCount(count, 'de').safeParse('2.000'))).toBe(2000);
  expect(outcome(typedCount(count, 'en').safeParse('2,000'))).toBe(2000);
  expect(outcome(typedCount(count, 'en').safeParse('2.000'))).toEqual(UNCLEAR);
  expect(outcome(typedCount(count, 'de').safeParse('2,000'))).toEqual(UNCLEAR);
  expect(outcome(typedCount(count, 'de').safeParse(''))).toBe('moq-required');
  expect(outcome(typedCount(count, 'de').safeParse('1e3'))).toBe('moq-invalid');
  expect(outcome(typedCount(lowStockBelowSchema, 'de').safeParse(''))).toBeNull();
  expect(outcome(typedCount(lowStockBelowSchema, 'de').safeParse('1.000'))).toBe(1000);
  expect(outcome(typedCount(leadTimeDaysSchema, 'de').safeParse('2.000'))).toBe('lead-time-invalid');
});

it('a count in a form is one of every form with units', () => {
  const rules = { moq: 1, available: 10_000 };
  const about = { address: '1 Street', phone: '5550100' };
  expect(orderFormSchema(rules, 'de').parse({ orderQuantity: '2.000', ...about }).orderQuantity).toBe(2000);
  const correction = { seen: 1500, reason: 'stocktake' };
  expect(stockFormSchema('de').parse({ quantity: '2.000', ...correction }).quantity).toBe(2000);
  expect(correctStockSchema.safeParse({ quantity: '2.000', ...correction }).success).toBe(false);
  expect(typedPacksSchema('de').parse([{ name: 'Box', units: '1.000' }])[0]?.units).toBe(1000);
  const quote = { name: 'Robin', email: 'robin@example.com' };
  const lines = [{ toolId: '0123456789abcdef01234567', quantity: '2.000' }];
  expect(quoteFormSchema('de').parse({ ...quote, lines }).lines[0]?.quantity).toBe(2000);
  expect(quoteSchema.safeParse({ ...quote, lines }).success).toBe(false);
});

it.each(['1', '7', '100000'])('a number in a query is %s', (text) =>
  expect(pageSchema.parse(text)).toBe(Number(text)),
);

it.each(['', '0', '1.0', '1e1', '0x10', ' ', '+1', '-1', '1,000', '1.000', '100001', 'x', true, null])(
  'a number in a query is not %j',
  (value) => expect(pageSchema.safeParse(value).success).toBe(false),
);

it('a number in a query may be absent, or an amount', () => {
  expect(z.object({ page: wholeNumberText(1, 5).optional() }).parse({})).toEqual({});
  expect(['12', '12.5', '12,50', '1,250.50'].map((text) => amountText.parse(text))).toEqual([
    12, 12.5, 12.5, 1250.5,
  ]);
  for (const text of ['1.350', '1,350', '1e3', '0x10', '-1', ''])
    expect(amountText.safeParse(text).success, text).toBe(false);
});

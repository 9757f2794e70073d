import { expect, it, vi } from 'vitest';
import { draftRefund, refundableLines } from '@/components/orders/manage/actions/part-refund-lines';
import type { Language } from '@/lib/shared/site/languages';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const lines = [
  { toolId: 'a', openQuantity: 7, left: { open: 7 }, unitPrice: 12.5 },
  { toolId: 'b', openQuantity: 0, left: { shipped: 2 }, unitPrice: 100 },
];

type Typed = {
  a?: string;
  b?: string;
  restock?: boolean;
  amount?: string;
  shipping?: string;
  reason?: string;
  left?: number;
  language?: Language;
};

function draft({
  a = '',
  b = '',
  restock = false,
  amount = '',
  shipping = '',
  reason = 'Bent',
  left = 287.5,
  language = 'en',
}: Typed) {
  const chosen = new Map([
    ['a', { units: a, restock }],
    ['b', { units: b, restock: false }],
  ]);
  return draftRefund({ lines, chosen, amount, shipping, reason, left, language });
}

it('the draft of a refund in part has the freight that is typed, and no other number', () => {
  expect(draft({ a: '1', shipping: '4.90' })).toMatchObject({
    ...{ value: 17.4, amount: 17.4 },
    body: { shipping: 4.9, reason: 'Bent' },
  });
  expect(draft({ shipping: '4.90' }).body).toEqual({ shipping: 4.9, reason: 'Bent' });
  expect(draft({ a: '1' }).body).not.toHaveProperty('shipping');
  expect(draft({ shipping: '-1' }).faults).toMatchObject({ shipping: true });
});

it('the draft of a refund in part comes to the value of its units, or to its amount', () => {
  const lines = [
    { toolId: 'a', quantity: 7, restock: true },
    { toolId: 'b', quantity: 1, restock: false },
  ];
  expect(draft({ a: '7', b: ' 1 ', restock: true })).toEqual({
    value: 187.5,
    amount: 187.5,
    after: 100,
    faults: {},
    body: { lines, reason: 'Bent' },
    question: { lines, reason: '–' },
  });
  // What would go back can be asked before there is a reason.
  expect(draft({ amount: '1', reason: '' })).toMatchObject({ question: { amount: 1 } });
  expect(draft({ amount: '1', reason: '' })).not.toHaveProperty('body');
  expect(draft({ amount: 'x' })).not.toHaveProperty('question');
  expect(draft({ b: '2', amount: '150,50' })).toMatchObject({ value: 200, amount: 150.5, after: 137 });
  expect(draft({ amount: '0.29', reason: ' Late ' }).body).toEqual({ amount: 0.29, reason: 'Late' });
  expect(draft({ a: '0', amount: '287.5' })).toMatchObject({ after: 0, body: { amount: 287.5 } });
});

it('the draft of a refund in part reads units by the language of the page, and asks about what is unclear', () => {
  const many = [{ toolId: 'a', openQuantity: 5_000, left: { open: 5_000 }, unitPrice: 1 }];
  const typed = (units: string, amount: string, language: Language) =>
    draftRefund({
      ...{ lines: many, chosen: new Map([['a', { units, restock: false }]]), amount },
      ...{ reason: 'Bent', left: 5_000, language },
    });
  expect(typed('2.000', '', 'de').body?.lines?.[0]?.quantity).toBe(2_000);
  expect(typed('2,000', '1,250.50', 'en').body).toMatchObject({ amount: 1_250.5 });
  expect(typed('2.000', '', 'en')).toMatchObject({ faults: { units: { whole: '2000' } } });
  expect(typed('2.000', '1.350', 'de')).toMatchObject({
    faults: { amount: { whole: '1350', units: '1', decimals: '35' } },
  });
});

it.each<[string, Typed, string]>([
  ['more units than are left', { a: '8' }, 'units'],
  ['half a unit', { a: '0.5' }, 'units'],
  ['words', { a: 'some' }, 'units'],
  ['fewer than no units', { a: '-1' }, 'units'],
  ['neither units nor amount', {}, 'empty'],
  ['an amount of nothing', { amount: '0' }, 'amount'],
  ['parts of a cent', { amount: '1.005' }, 'amount'],
  ['an exponent', { amount: '1e1' }, 'amount'],
  ['units in hexadecimal', { a: '0x1' }, 'units'],
  ['units with a mark', { a: '1²' }, 'units'],
  ['more than is left', { amount: '287.51' }, 'amount'],
  ['units worth more than is left', { b: '2', left: 199.99 }, 'amount'],
  ['no reason', { amount: '1', reason: ' ' }, 'reason'],
])('with %s is not sent', (_, typed, fault) => {
  const { body, faults } = draft(typed);
  expect(body).toBeUndefined();
  expect(faults).toHaveProperty(fault);
});

it('of a line of which some units are open and some have shipped, the draft needs to know which', () => {
  const both = [{ toolId: 'a', openQuantity: 2, left: { open: 2, shipped: 3 }, unitPrice: 1 }];
  const draftOf = (units: string, of?: 'open' | 'shipped') =>
    draftRefund({
      ...{ lines: both, chosen: new Map([['a', { units, restock: false, of }]]), amount: '' },
      ...{ reason: 'Bent', left: 5, language: 'en' },
    });
  expect(draftOf('1').faults).toEqual({ of: true });
  expect(draftOf('3', 'open').faults).toHaveProperty('units');
  expect(draftOf('3', 'shipped').body?.lines).toEqual([
    { toolId: 'a', quantity: 3, restock: false, of: 'shipped' },
  ]);
});

it('what can be refunded of a line is what is open, by card alone, and what has shipped and was not refunded', () => {
  const line = { quantity: 10, shippedQuantity: 4, openQuantity: 3, refundedQuantity: 5 };
  const leftOf = (change: object, payBy?: 'account') =>
    refundableLines({ lines: [{ ...line, ...change }] as never, payBy })[0]?.left;
  // Three were refunded while they were open, two after they had shipped.
  expect(leftOf({})).toEqual({ open: 3, shipped: 2 });
  // Three were cancelled, five of the shipped ones refunded.
  expect(leftOf({ shippedQuantity: 7, openQuantity: 0 }, 'account')).toEqual({ shipped: 2 });
  expect(leftOf({ refundedQuantity: 0 }, 'account')).toEqual({ shipped: 4 });
  expect(leftOf({ shippedQuantity: 0, openQuantity: 0, refundedQuantity: 10 })).toBeUndefined();
});

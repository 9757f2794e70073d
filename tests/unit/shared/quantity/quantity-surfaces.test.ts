import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { startQuantity } from '@/components/purchase/use-place-order';
import { rowProblem } from '@/lib/client/cart/add-row';
import { belowText } from '@/lib/client/language/unclear-text';
import { canStep, stepQuantity } from '@/lib/client/page/quantity-stepper';
import { mergeLines } from '@/lib/server/commerce/cart/add-lines-to-cart';
import { cartTerms } from '@/lib/server/commerce/cart/cart-terms';
import { lineProblems } from '@/lib/server/commerce/cart/get-cart';
import { quantityIssues } from '@/lib/server/commerce/orders/place/order-quantity.policy';
import { pricesBy } from '@/lib/server/commerce/prices/prices-for';
import { checkedRow } from '@/lib/server/commerce/quick-order/checked-row';
import type { ToolOffer } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { issueCodeOf } from '@/lib/shared/messages/messages';
import { orderFormSchema, orderQuantitySchema } from '@/lib/shared/orders/order.schema';
import { checkQuantity, isLegal, nearestQuantity } from '@/lib/shared/quantity/check-quantity';
import { quoteSchema } from '@/lib/shared/requests/quote.schema';
import { ON_REQUEST_CASES, ON_SALE_CASES, type QuantityCase } from '@/tests/fixtures/quantity/quantity-cases';

const ALL = [...ON_SALE_CASES, ...ON_REQUEST_CASES];

/** The first case of each verdict: what the engine says of the others is the same to every surface. */
const ONE_OF_EACH = [
  ...new Map(ALL.toReversed().map((one): [string, QuantityCase] => [one.problems.join(), one])).values(),
];
const WHOLE = ONE_OF_EACH.filter(({ quantity }) => Number.isInteger(quantity));

/** A price at which every legal value can be charged, so that only the rules of quantity decide. */
const CHARGEABLE = 50;

/** A tool on sale by the rules of a case. */
function offerOf({ rules }: QuantityCase): ToolOffer {
  const { moq, available, step = 1, sale = 'on-sale' } = rules;
  const about = { sku: 'FL-1', category: 'saws', name: 'Saw', slug: 'saw', image: '/saw.webp' };
  return { toolId: new ObjectId(), ...about, unitPriceCents: CHARGEABLE, moq, step, available, sale };
}

/** Returns what of a quantity comes out where it is made to fit: the nearest, of two the one above. */
function fitOf({ quantity, problems, below, above }: QuantityCase): number | null {
  if (problems.length === 0) return quantity;
  if (below === null || above === null) return above ?? below;
  return quantity - below < above - quantity ? below : above;
}

const named = (table: readonly QuantityCase[]) =>
  table.map((one): [string, QuantityCase] => [`${one.quantity} of ${JSON.stringify(one.rules)}`, one]);

it('the table of quantities has at least 60 cases, no case twice', () => {
  expect(new Set(named(ALL).map(([name]) => name)).size).toBe(ALL.length);
  expect(ALL.length).toBeGreaterThanOrEqual(60);
});

it.each(named(ALL))('the engine: %s', (_, one) => {
  const { rules, quantity, problems, below, above } = one;
  const verdict = checkQuantity(quantity, rules);
  expect(verdict.problems.map(({ code }) => code)).toEqual(problems);
  expect({ below: verdict.below, above: verdict.above }).toEqual({ below, above });
  expect(isLegal(quantity, rules)).toBe(problems.length === 0);
  expect(nearestQuantity(quantity, rules)).toBe(fitOf(one));
});

it.each(named(ONE_OF_EACH))('the order form: %s', (_, { rules, quantity, problems }) => {
  const parsed = orderQuantitySchema(rules).safeParse(quantity);
  expect(parsed.error?.issues.map(({ message }) => issueCodeOf(message)) ?? []).toEqual(problems);
});

it('the order form has the parameters of a sentence beside its code', () => {
  const form = orderFormSchema({ moq: 12, available: 100, step: 12 });
  const parsed = form.safeParse({ orderQuantity: '50', address: '1 Street', phone: '5550100' });
  expect(parsed.error?.issues).toMatchObject([
    { message: 'quantity-off-step', params: { step: 12, below: 48, above: 60 } },
  ]);
});

it.each(named(WHOLE))('POST /api/order: %s', (_, { rules, quantity, problems }) => {
  const issues = quantityIssues(quantity, { ...rules, unitPriceCents: CHARGEABLE });
  const codes = issues?.orderQuantity?.map((issue) => (typeof issue === 'string' ? issue : issue.code));
  expect(codes ?? []).toEqual(problems);
});

it.each(named(WHOLE))('the buttons "more" and "fewer": %s', (_, { rules, quantity, below, above }) => {
  expect({ fewer: canStep(quantity, -1, rules), more: canStep(quantity, 1, rules) }).toEqual({
    fewer: below !== null,
    more: above !== null,
  });
  if (below !== null) expect(stepQuantity(quantity, -1, rules)).toBe(below);
  if (above !== null) expect(stepQuantity(quantity, 1, rules)).toBe(above);
});

it.each(named(WHOLE))('the quantity an order form starts with: %s', (_, one) => {
  expect(startQuantity(String(one.quantity), one.rules)).toBe(fitOf(one) ?? one.rules.moq);
});

const toolId = '0123456789abcdef01234567';

it.each([1, 1_000_000, 0, 9.5, 1_000_001])(
  'a request for quote accepts any whole quantity up to a million: %s',
  (quantity) => {
    const requester = { name: 'Robin', email: 'robin@example.com' };
    const parsed = quoteSchema.safeParse({ ...requester, lines: [{ toolId, quantity }] });
    const isAskable = Number.isInteger(quantity) && quantity >= 1 && quantity <= 1_000_000;
    const issues = parsed.error?.issues.map(({ message }) => issueCodeOf(message)) ?? [];
    expect(issues).toEqual(isAskable ? [] : ['quote-quantity-invalid']);
  },
);

it.each(named(ONE_OF_EACH))(
  'a request for quote is offered where stock or state is against it: %s',
  (_, { rules, quantity }) => {
    const isShort = rules.sale === 'on-request' || quantity > rules.available;
    const isAskable = Number.isInteger(quantity) && quantity >= 1 && quantity <= 1_000_000;
    expect(checkQuantity(quantity, rules).onRequest).toBe(isShort && isAskable);
  },
);

it.each(named(WHOLE))('a line of a cart: %s', (_, { rules, quantity, problems, below, above }) => {
  const found = lineProblems(quantity, rules);
  expect(found.map(({ code }) => code)).toEqual(problems);
  const near = [below, above].filter((one) => one !== null);
  const distance = Math.min(...near.map((one) => Math.abs(one - quantity)));
  for (const { fix } of found) {
    if (near.length === 0) expect(fix).toBeUndefined();
    else expect(Math.abs((fix?.quantity ?? 0) - quantity)).toBe(distance);
  }
});

it.each(named(WHOLE))('an order of a cart: %s', (_, one) => {
  const { rules, quantity, problems } = one;
  const { moq, step = 1 } = rules;
  const offer = offerOf(one);
  const { toolId, sku, name, image } = offer;
  const cart = { _id: new ObjectId(), version: 1, updatedAt: new Date() };
  const lines = [{ toolId, sku, name, image, quantity }];
  const prices = { ...pricesBy([], null, new Date()), areCurrent: async () => true };
  const terms = cartTerms({ ...cart, lines }, { seenDue: (quantity * CHARGEABLE) / 100 }, prices);
  const outcome = () => {
    try {
      terms.accept([{ toolId, quantity, offer }]);
      return 'accepted';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  const isInStep = quantity >= moq && (quantity - moq) % step === 0;
  const isForStock = rules.sale !== 'on-request' && isInStep;
  const refusal = isForStock ? 'out-of-stock' : 'validation-failed';
  expect(outcome()).toBe(problems.length === 0 ? 'accepted' : refusal);
});

it.each(named(WHOLE))('what joins a cart: a list, an order again, a visitor’s cart: %s', (_, one) => {
  const { quantity } = one;
  const offer = offerOf(one);
  const toolId = offer.toolId.toHexString();
  const joined = mergeLines([], [{ toolId, quantity }], new Map([[toolId, offer]]));
  const fit = fitOf(one);
  expect(joined.lines.map((line) => line.quantity)).toEqual([fit ?? quantity]);
  const isAdjusted = fit !== null && fit !== quantity;
  const code = fit === null ? 'line-added-unorderable' : 'line-added';
  expect(joined.outcomes).toMatchObject([
    isAdjusted
      ? { outcome: 'adjusted', code: 'line-adjusted', params: { quantity: fit, wanted: quantity } }
      : { outcome: 'added', code },
  ]);
});

it.each(named(WHOLE))('the check of a quick order: %s', (_, one) => {
  const { rules, quantity, problems } = one;
  const offer = offerOf(one);
  const { sku, name } = offer;
  const toolId = offer.toolId.toHexString();
  const article = { id: toolId, toolId, sku, name, packs: [] };
  const { priceOf } = pricesBy([], null, new Date());
  const row = checkedRow(
    { line: 1, text: `${sku};${quantity}`, readings: [] },
    { status: 'taken', article, units: quantity },
    { offers: new Map([[toolId, offer]]), priceOf },
  );
  const { moq, available, sale } = rules;
  const isShort = sale === 'on-request' || quantity > available || available < moq;
  const shortage = sale === 'on-request' ? 'quantity-on-request' : 'quantity-above-available';
  const fault = isShort ? 'short' : 'adjusted';
  expect(row.status).toBe(problems.length === 0 ? 'ok' : fault);
  expect(row.code).toBe(isShort && problems.length > 0 ? shortage : problems[0]);
  expect(row.quantity).toBe(fitOf(one) ?? undefined);
});

const rules = { moq: 10, available: 100 };

it.each(['-10', '−10', '0', '9', '-1.000'])(
  'what is below the minimum is short than MOQ where it is typed: %s',
  (typed) => {
    for (const language of ['en', 'de'] as const) {
      const text = language === 'de' ? typed : typed.replace('.', ',');
      const { error } = orderFormSchema(rules, language).safeParse({ orderQuantity: text });
      const [first] = error?.issues.filter(({ path }) => path[0] === 'orderQuantity') ?? [];
      expect(first && issueCodeOf(first.message)).toBe('quantity-below-moq');
      expect(rowProblem(text, rules, language)).toBe('Quantity short than MOQ');
    }
    expect(belowText(typed, 'de') ?? 'Quantity short than MOQ').toBe('Quantity short than MOQ');
  },
);

import { describe, expect, it } from 'vitest';
import { canStep, stepQuantity } from '@/lib/client/quantity-stepper';
import { quantityIssues } from '@/lib/server/commerce/orders/order-quantity.policy';
import { issueCodeOf } from '@/lib/shared/messages';
import { judgeQuantity } from '@/lib/shared/quantity/judge-quantity';
import { fitQuantity, isLegal } from '@/lib/shared/quantity/legal-quantities';
import { orderFormSchema, orderQuantitySchema } from '@/lib/shared/schemas/order';
import { quoteSchema } from '@/lib/shared/schemas/quote';
import { startQuantity } from '@/lib/shared/start-quantity';
import { ON_REQUEST_CASES, ON_SALE_CASES, type QuantityCase } from '@/tests/fixtures/quantity/quantity-cases';

const ALL = [...ON_SALE_CASES, ...ON_REQUEST_CASES];
const WHOLE = ALL.filter(({ quantity }) => Number.isInteger(quantity));
const TYPED = WHOLE.filter(({ quantity }) => quantity > 0);

/** A price at which every legal value can be charged, so that only the rules of quantity decide. */
const CHARGEABLE = 50;

const named = (table: readonly QuantityCase[]) =>
  table.map((one): [string, QuantityCase] => [`${one.quantity} of ${JSON.stringify(one.rules)}`, one]);

describe('the table of quantities', () => {
  it('has at least 60 cases, no case twice', () => {
    expect(new Set(named(ALL).map(([name]) => name)).size).toBe(ALL.length);
    expect(ALL.length).toBeGreaterThanOrEqual(60);
  });
});

describe('the engine', () => {
  it.each(named(ALL))('%s', (_, { rules, quantity, problems, below, above }) => {
    const verdict = judgeQuantity(quantity, rules);
    expect(verdict.problems.map(({ code }) => code)).toEqual(problems);
    expect({ below: verdict.below, above: verdict.above }).toEqual({ below, above });
    expect(isLegal(quantity, rules)).toBe(problems.length === 0);
    expect(fitQuantity(quantity, rules)).toBe(problems.length === 0 ? quantity : (above ?? below));
  });
});

describe('the order form', () => {
  it.each(named(ALL))('%s', (_, { rules, quantity, problems }) => {
    const parsed = orderQuantitySchema(rules).safeParse(quantity);
    expect(parsed.error?.issues.map(({ message }) => issueCodeOf(message)) ?? []).toEqual(problems);
  });

  it('has the parameters of a sentence beside its code', () => {
    const form = orderFormSchema({ moq: 12, available: 100, step: 12 });
    const parsed = form.safeParse({ orderQuantity: '50', address: '1 Street', phone: '5550100' });
    expect(parsed.error?.issues).toMatchObject([
      { message: 'quantity-off-step', params: { step: 12, below: 48, above: 60 } },
    ]);
  });
});

describe('POST /api/order', () => {
  it.each(named(WHOLE))('%s', (_, { rules, quantity, problems }) => {
    const issues = quantityIssues(quantity, { ...rules, unitPriceCents: CHARGEABLE });
    const codes = issues?.orderQuantity?.map((issue) => (typeof issue === 'string' ? issue : issue.code));
    // The largest quantities of the table are worth more than a card can be charged.
    const isTooDear = problems.length === 0 && quantity * CHARGEABLE > 99_999_999;
    expect(codes ?? []).toEqual(isTooDear ? ['order-value-too-high'] : problems);
  });
});

describe('the buttons "more" and "fewer"', () => {
  it.each(named(TYPED))('%s', (_, { rules, quantity, below, above }) => {
    const typed = String(quantity);
    expect({ fewer: canStep(typed, -1, rules), more: canStep(typed, 1, rules) }).toEqual({
      fewer: below !== null,
      more: above !== null,
    });
    if (below !== null) expect(stepQuantity(typed, -1, rules)).toBe(below);
    if (above !== null) expect(stepQuantity(typed, 1, rules)).toBe(above);
  });
});

describe('the quantity an order form starts with', () => {
  it.each(named(TYPED.filter(({ quantity }) => quantity < 10_000_000)))(
    '%s',
    (_, { rules, quantity, problems, below, above }) => {
      const fitting = problems.length === 0 ? quantity : (above ?? below);
      expect(startQuantity(String(quantity), rules)).toBe(fitting ?? rules.moq);
    },
  );
});

describe('a request for quote', () => {
  const toolId = '0123456789abcdef01234567';

  it.each(named(ALL))('asks for any whole quantity up to a million: %s', (_, { quantity }) => {
    const requester = { name: 'Robin', email: 'robin@example.com' };
    const parsed = quoteSchema.safeParse({ ...requester, lines: [{ toolId, quantity }] });
    const isAskable = Number.isInteger(quantity) && quantity >= 1 && quantity <= 1_000_000;
    const issues = parsed.error?.issues.map(({ message }) => issueCodeOf(message)) ?? [];
    expect(issues).toEqual(isAskable ? [] : ['quote-quantity-invalid']);
  });

  it.each(named(ALL))('is offered where stock or state is against it: %s', (_, { rules, quantity }) => {
    const isShort = rules.sale === 'on-request' || quantity > rules.available;
    const isAskable = Number.isInteger(quantity) && quantity >= 1 && quantity <= 1_000_000;
    expect(judgeQuantity(quantity, rules).onRequest).toBe(isShort && isAskable);
  });
});

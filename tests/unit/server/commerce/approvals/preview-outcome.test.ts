import fc from 'fast-check';
import { ObjectId } from 'mongodb';
import { beforeAll, expect, it, vi } from 'vitest';
import { approveRequisition } from '@/lib/server/commerce/approvals/approve-requisition';
import { getRequisition } from '@/lib/server/commerce/approvals/get-requisition';
import { previewCartApproval } from '@/lib/server/commerce/approvals/preview-approval';
import { submitCart } from '@/lib/server/commerce/approvals/submit-requisition';
import { orderCart } from '@/lib/server/commerce/cart/order-cart';
import type { Actor } from '@/lib/server/identity/actor';
import type { CartApproval } from '@/lib/shared/approvals/approval.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { admin } from '@/tests/unit/server/commerce/receivables/receivables-world';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { NOW, open, openShop, type PreviewShop, type Situation, situations } from './preview-world';

const settings = await vi.hoisted(async () =>
  (await import('@/tests/support/shop-settings')).shopSettings('preview-outcome'),
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
giveOwnDatabase(settings);

const CASES = 200;
const SEED = 20_261_127;
const DELIVERY = { address: '1 Main Street', phone: '5550100' };

let shop: PreviewShop;
const outcomes = new Map<string, number>();

beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  shop = await openShop(admin);
});

type Refusal = { code: string; members?: Record<string, unknown> | undefined };
type Done = { code: 'done'; id: string };

async function tried(work: Promise<{ insertedId: string }>): Promise<Done | Refusal> {
  try {
    return { code: 'done', id: (await work).insertedId };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, members: error.members };
    throw error;
  }
}

type Shown = CartApproval['card'];

/** Returns what a preview says of "Place Order" and of "Submit for Approval". */
function promised(before: CartApproval, payBy: Situation['payBy'], isMember: boolean) {
  const shown: Shown | null = before[payBy];
  const problem = (shown ?? before.card).problems[0]?.code;
  if (!isMember) return { order: shown ? 'done' : 'no-terms', submit: 'not-found' };
  if (!shown || problem === 'company-not-active') {
    const code = problem ?? 'no-terms';
    return { order: code, submit: code };
  }
  return shown.needed
    ? { order: 'approval-required', submit: problem ?? 'done' }
    : { order: problem ?? 'done', submit: 'approval-not-needed' };
}

/** Nobody else may approve, and once those who were named have approved it is ordered. */
async function approveBy(others: readonly Actor[], id: string, needs: Shown['needs']): Promise<void> {
  const named = new Set(needs.flatMap(({ approvers }) => approvers));
  const states: string[] = [];
  for (const other of others.toSorted((a, b) => Number(named.has(a.name)) - Number(named.has(b.name)))) {
    const answer = await approveRequisition(other, id, NOW).catch((error: AppError) => error);
    if (!named.has(other.name)) {
      const refusal = other.company?.role === 'buyer' ? 'not-found' : 'forbidden';
      expect(answer, other.name).toMatchObject({ code: refusal });
    } else if (!states.includes('ordered')) {
      expect(answer, other.name).not.toBeInstanceOf(AppError);
      states.push((answer as { state: string }).state);
    }
  }
  expect(states.at(-1)).toBe('ordered');
}

const left = ({ card, account }: CartApproval) => ({
  budget: card.budget?.left,
  free: account?.credit?.free,
});

/** Returns what a preview says is left once its cart is ordered. */
function leftAfter(before: CartApproval, payBy: Situation['payBy']) {
  const { budget } = before.card;
  const credit = before.account?.credit;
  return {
    budget: budget && Math.max(0, budget.leftAfter),
    free: credit && Math.max(0, payBy === 'account' ? credit.freeAfter : credit.free),
  };
}

async function hold(situation: Situation): Promise<void> {
  const { payBy, standing } = situation;
  const { actor, others } = await open(situation, shop);
  const before = await previewCartApproval(actor, {}, NOW);
  const shown: Shown | null = before[payBy];
  const body = { version: before.version, seenDue: before.due, ...DELIVERY, payBy };
  const context = () => ({ key: new ObjectId().toHexString(), now: NOW });
  const promise = promised(before, payBy, standing !== 'none' && standing !== 'pending');

  const ordered = await tried(orderCart(actor, body, context()));
  expect(ordered.code).toBe(promise.order);
  let outcome = `${payBy}: ${ordered.code}`;
  let isOrdered = 'id' in ordered;
  if (!('id' in ordered)) {
    if (ordered.code === 'approval-required') expect(ordered.members).toEqual({ needs: shown?.needs });
    if (ordered.code === 'credit-exceeded')
      expect(ordered.members).toEqual({ free: shown?.credit?.free, due: before.due });
    expect(await previewCartApproval(actor, {}, NOW)).toEqual(before);
    const submitted = await tried(submitCart(actor, body, context()));
    expect(submitted.code).toBe(promise.submit);
    if ('id' in submitted) {
      const { needs, due } = await getRequisition(actor, submitted.id, NOW);
      expect(due).toBe(before.due);
      expect(needs.map(({ id: _, ...need }) => need)).toEqual(shown?.needs);
      expect(left(await previewCartApproval(actor, {}, NOW))).toEqual(left(before));
      await approveBy(others, submitted.id, shown?.needs ?? []);
      isOrdered = true;
    }
    outcome += `, ${submitted.code}`;
  }
  const after = await previewCartApproval(actor, {}, NOW);
  if (isOrdered) expect(left(after)).toEqual(leftAfter(before, payBy));
  else expect(after).toEqual(before);
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

it(`what a preview says is what ordering and submitting then do, in ${CASES} carts, rules, budgets and accounts`, async () => {
  await fc.assert(fc.asyncProperty(situations, hold), { numRuns: CASES, seed: SEED });
  for (const outcome of [
    'card: done',
    'card: approval-required, done',
    'card: company-not-active, company-not-active',
    'account: done',
    'account: approval-required, done',
    'account: approval-required, account-overdue',
    'account: approval-required, credit-exceeded',
    'account: account-overdue, approval-not-needed',
    'account: credit-exceeded, approval-not-needed',
    'account: company-not-active, company-not-active',
    'account: no-terms, no-terms',
    'account: no-terms, not-found',
  ])
    expect(outcomes.get(outcome) ?? 0, outcome).toBeGreaterThan(0);
  // Half a minute of a processor, which a busy machine may not have within the common limit.
}, 600_000);

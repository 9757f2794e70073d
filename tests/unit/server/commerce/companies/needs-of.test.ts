import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type BudgetLeft,
  eligibleFor,
  mayAnswer,
  needsOf,
  type Rule,
} from '@/lib/server/commerce/companies/budgets/needs-of';
import { COMPANY_ROLES } from '@/lib/shared/companies/company-roles';

const IDS = ['ann', 'bob', 'cem', 'dee', 'eve'];
const ids = fc.subarray(IDS);
const roles = fc.constantFrom(...COMPANY_ROLES);
const cents = fc.integer({ min: 0, max: 1_000 });
const member = fc.record({ userId: fc.constantFrom(...IDS), role: roles });
const rule: fc.Arbitrary<Rule> = fc.record({
  id: fc.uuid(),
  name: fc.string({ minLength: 1 }),
  overCents: cents,
  who: fc.oneof(fc.constant('everyone' as const), ids),
  approvers: fc.oneof(fc.constant('approvers' as const), ids),
});
const rules = fc.array(rule, { maxLength: 6 });
const budget: fc.Arbitrary<BudgetLeft | null> = fc.option(
  fc.record({
    name: fc.string({ minLength: 1 }),
    period: fc.constant('2026-11'),
    leftCents: fc.integer({ min: -500, max: 1_000 }),
  }),
);

const always: Rule = { id: '1', name: 'All', overCents: 0, who: 'everyone', approvers: 'approvers' };

it('the approvals that an order needs are of the rules that it falls under, in their order, then of the budget', () => {
  const over = { ...always, id: '2', name: 'Over 500', overCents: 50_000 };
  const others = { ...always, id: '3', name: 'Others', who: ['bob'] };
  const nobody = { ...always, id: '4', name: 'Nobody', who: [] };
  const left = { name: 'Workshop', period: '2026-11', leftCents: 50_000 };
  const needs = (dueCents: number) =>
    needsOf({ rules: [over, others, nobody, always] }, { userId: 'ann', role: 'buyer' }, dueCents, left);
  expect(needs(50_000).map(({ name }) => name)).toEqual(['All']);
  expect(needs(50_001)).toEqual([
    { code: 'rule', name: 'Over 500', overCents: 50_000, approvers: 'approvers' },
    { code: 'rule', name: 'All', overCents: 0, approvers: 'approvers' },
    { code: 'over-budget', ...left, approvers: 'approvers' },
  ]);
});

it('the approvals that an order needs are none without rules and a budget, and none for owners', () => {
  fc.assert(
    fc.property(rules, member, cents, budget, (given, { userId, role }, due, left) => {
      expect(needsOf({ rules: [] }, { userId, role }, due, null)).toEqual([]);
      expect(needsOf({ rules: given }, { userId, role: 'owner' }, due, left)).toEqual([]);
    }),
  );
});

it('the approvals that an order needs never become fewer where more is due or less is left, and are the same for buyers and approvers', () => {
  fc.assert(
    fc.property(rules, fc.constantFrom(...IDS), cents, cents, budget, (given, userId, due, more, left) => {
      const needs = (dueCents: number, shown = left, role: 'buyer' | 'approver' = 'buyer') =>
        needsOf({ rules: given }, { userId, role }, dueCents, shown);
      const named = (list: ReturnType<typeof needs>) => list.map(({ code, name }) => `${code} ${name}`);
      expect(named(needs(due + more))).toEqual(expect.arrayContaining(named(needs(due))));
      const less = left && { ...left, leftCents: left.leftCents - more };
      expect(named(needs(due, less))).toEqual(expect.arrayContaining(named(needs(due))));
      expect(needs(due, left, 'approver')).toEqual(needs(due));
      const overBudget = needs(due).filter(({ code }) => code === 'over-budget');
      expect(overBudget).toHaveLength(left && due > left.leftCents ? 1 : 0);
    }),
  );
});

it('the approvals that an order needs shows no less than nothing as left of a budget', () => {
  const left = { name: 'Workshop', period: '2026', leftCents: -5 };
  expect(needsOf({ rules: [] }, { userId: 'ann', role: 'buyer' }, 1, left)).toMatchObject([{ leftCents: 0 }]);
});

it('an owner, or an approver whom a need names, may answer it, never a buyer', () => {
  const need = { approvers: ['ann', 'bob'] };
  expect(mayAnswer(need, { userId: 'ann', role: 'approver' })).toBe(true);
  expect(mayAnswer(need, { userId: 'ann', role: 'buyer' })).toBe(false);
  expect(mayAnswer(need, { userId: 'cem', role: 'approver' })).toBe(false);
  expect(mayAnswer(need, { userId: 'cem', role: 'owner' })).toBe(true);
  expect(mayAnswer({ approvers: [] }, { userId: 'cem', role: 'owner' })).toBe(true);
  expect(mayAnswer({ approvers: 'approvers' }, { userId: 'cem', role: 'approver' })).toBe(true);
});

it('the requester may never answer a need, and owners are the last who are asked', () => {
  fc.assert(
    fc.property(rule, fc.array(roles, { minLength: 5, maxLength: 5 }), (need, all) => {
      const members = IDS.map((userId, place) => ({ userId, role: all[place] ?? 'buyer' }));
      const eligible = eligibleFor(need, members, 'ann');
      expect(eligible.map(({ userId }) => userId)).not.toContain('ann');
      expect(eligible.every((one) => mayAnswer(need, one))).toBe(true);
      const firstOwner = eligible.findIndex(({ role }) => role === 'owner');
      if (firstOwner >= 0)
        expect(eligible.slice(firstOwner).every(({ role }) => role === 'owner')).toBe(true);
      const others = members.filter(({ userId, role }) => userId !== 'ann' && role === 'owner');
      expect(eligible).toEqual(expect.arrayContaining(others));
    }),
  );
});

import { expect, it } from 'vitest';
import { formOfRules, rulesOfForm } from '@/lib/client/companies/rules-of-form';
import type { CompanyBudget, CompanyRule } from '@/lib/shared/companies/rules.schema';

const [ANN, BEN] = ['a'.repeat(24), 'b'.repeat(24)];
const [FIRST, SECOND] = ['1'.repeat(24), '2'.repeat(24)];

const rule = (id: string, more: Partial<CompanyRule> = {}): CompanyRule => ({
  ...{ id, name: 'Large orders', over: 500, who: 'everyone', approvers: 'approvers' },
  ...more,
});
const budget = {
  id: SECOND,
  name: 'Workshop',
  period: 'month',
  limit: 100,
  memberIds: [BEN],
} as CompanyBudget;

const formOf = (rules: CompanyRule[], approvers: string[] = [ANN]) =>
  formOfRules({ rules, budgets: [budget], approvers: approvers.map((userId) => ({ userId })) }, (dollars) =>
    dollars.toFixed(2),
  );

it('the form of rules and budgets begins with what is stored', () => {
  expect(formOf([rule(FIRST, { who: [BEN], approvers: [ANN] })])).toMatchObject({
    rules: [{ over: '500.00', applies: 'selected', who: [BEN], by: 'selected', approvers: [ANN] }],
    budgets: [{ limit: '100.00', memberIds: [BEN] }],
  });
});

it('the form of rules and budgets leaves out an approver who is a buyer now, whom it could not show', () => {
  const [first] = formOf([rule(FIRST, { approvers: [ANN, BEN] })]).rules;
  expect(first).toMatchObject({ by: 'selected', approvers: [ANN] });
});

it('the form of rules and budgets sends the ids of what is stored alone: what somebody removed meanwhile is added anew', () => {
  const form = formOf([rule(FIRST), rule(SECOND)]);
  const typed = {
    rules: form.rules.map((each) => ({ ...each, over: Number(each.over) })),
    budgets: form.budgets.map((each) => ({ ...each, limit: Number(each.limit) })),
  };
  const sent = rulesOfForm(typed, { rules: [rule(SECOND)], budgets: [] });
  expect(sent.rules.map(({ id }) => id)).toEqual([undefined, SECOND]);
  expect(sent.budgets).toEqual([{ name: 'Workshop', period: 'month', limit: 100, memberIds: [BEN] }]);
});

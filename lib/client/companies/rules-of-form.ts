import type { BudgetInput, CompanyBudget, CompanyRule, RuleInput } from '@/lib/shared/companies/rules.schema';
import type { RulesForm } from './rules-form.schema';

type Entries = { rules: readonly CompanyRule[]; budgets: readonly CompanyBudget[] };

/** An entry that somebody removed meanwhile is a new one. */
function idIn(entries: readonly { id: string }[]) {
  const ids = new Set(entries.map(({ id }) => id));
  return (id: string) => (ids.has(id) ? { id } : {});
}

/**
 * Returns the body that the form sends: people that are chosen, where a choice of them is; the ids of entries that are `stored`.
 */
export function rulesOfForm(
  { rules, budgets }: RulesForm,
  stored: Entries,
): { rules: RuleInput[]; budgets: BudgetInput[] } {
  const [ruleId, budgetId] = [idIn(stored.rules), idIn(stored.budgets)];
  return {
    rules: rules.map(({ id, name, over, applies, who, by, approvers }) => ({
      ...ruleId(id),
      name,
      over,
      who: applies === 'everyone' ? applies : who,
      approvers: by === 'any' ? 'approvers' : approvers,
    })),
    budgets: budgets.map(({ id, ...budget }) => ({ ...budgetId(id), ...budget })),
  };
}

export type RulesFormValues = {
  rules: {
    id: string;
    name: string;
    over: string;
    applies: 'everyone' | 'selected';
    who: string[];
    by: 'any' | 'selected';
    approvers: string[];
  }[];
  budgets: {
    id: string;
    name: string;
    period: CompanyBudget['period'];
    limit: string;
    memberIds: string[];
  }[];
};

export const NEW_RULE: RulesFormValues['rules'][number] = {
  ...{ id: '', name: '', over: '' },
  ...{ applies: 'everyone', who: [], by: 'any', approvers: [] },
};

export const NEW_BUDGET: RulesFormValues['budgets'][number] = {
  ...{ id: '', name: '', period: 'month', limit: '', memberIds: [] },
};

/**
 * Returns the form's first values. Who approved once, and is a buyer now, is in none of a rule's `approvers`. `write` writes an
 * amount as a field has it.
 */
export function formOfRules(
  { rules, budgets, approvers: people }: Entries & { approvers: readonly { userId: string }[] },
  write: (dollars: number) => string,
): RulesFormValues {
  const mayApprove = new Set(people.map(({ userId }) => userId));
  return {
    rules: rules.map(({ id, name, over, who, approvers }) => ({
      id,
      name,
      over: write(over),
      applies: who === 'everyone' ? who : 'selected',
      who: who === 'everyone' ? [] : [...who],
      by: approvers === 'approvers' ? 'any' : 'selected',
      approvers: approvers === 'approvers' ? [] : approvers.filter((id) => mayApprove.has(id)),
    })),
    budgets: budgets.map(({ id, name, period, limit, memberIds }) => ({
      ...{ id, name, period, limit: write(limit), memberIds: [...memberIds] },
    })),
  };
}

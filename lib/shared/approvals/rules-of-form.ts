import type { BudgetInput, CompanyBudget, CompanyRule, RuleInput } from './rules.schema';
import type { RulesForm } from './rules-form.schema';

const withId = (id: string) => (id === '' ? {} : { id });

/** What the form sends: people that are chosen, where a choice of them is. */
export function rulesOfForm({ rules, budgets }: RulesForm): { rules: RuleInput[]; budgets: BudgetInput[] } {
  return {
    rules: rules.map(({ id, name, over, applies, who, by, approvers }) => ({
      ...withId(id),
      name,
      over,
      who: applies === 'everyone' ? applies : who,
      approvers: by === 'any' ? 'approvers' : approvers,
    })),
    budgets: budgets.map(({ id, ...budget }) => ({ ...withId(id), ...budget })),
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

/** What the form begins with. `write` writes an amount as a field has it. */
export function formOfRules(
  { rules, budgets }: { rules: readonly CompanyRule[]; budgets: readonly CompanyBudget[] },
  write: (dollars: number) => string,
): RulesFormValues {
  return {
    rules: rules.map(({ id, name, over, who, approvers }) => ({
      id,
      name,
      over: write(over),
      applies: who === 'everyone' ? who : 'selected',
      who: who === 'everyone' ? [] : [...who],
      by: approvers === 'approvers' ? 'any' : 'selected',
      approvers: approvers === 'approvers' ? [] : [...approvers],
    })),
    budgets: budgets.map(({ id, name, period, limit, memberIds }) => ({
      ...{ id, name, period, limit: write(limit), memberIds: [...memberIds] },
    })),
  };
}
